### The card at the end of a game.

you-won = Du gewinnst { $count }
you-lost = Du verlierst { $count }
wins = { $side } gewinnt { $count }
draw = Unentschieden { $count }
rival-resigned = { $name } gibt auf: Du gewinnst
you-resigned = Du gibst auf: { $name } gewinnt
wins-on-time = { $side } gewinnt auf Zeit { $count }
# Die unsichtbaren Wortverbinder halten einen Spielstand in einer Zeile.
count = { $own }⁠–⁠{ $other }
on-board = { $count } auf dem Brett, dazu die leeren Felder.
on-board-draw = { $count } auf dem Brett, dazu je die Hälfte der leeren Felder.
not-counted = „Besten Zug spielen“ hat für dich gezogen: Diese Partie zählt nicht.
first-win = Dein erster Sieg gegen { $opponent }!
wins-in-a-row = { $count } Siege in Folge.
record-against = Gegen { $opponent }: { $results }.
record-won = { $count } gewonnen
record-drawn = { $count } unentschieden
record-lost = { $count } verloren
ladder-next = Besiegt: { $beaten } von { $total }. Als Nächstes: { $opponent }.
ladder-done = Du hast alle besiegt.
level-down = { $opponent } ist etwas leichter.
review-loss = Woran lag es?
again = Revanche
end-first-win = Dein erster Sieg!
end-whole-board = Das ganze Brett!
end-narrow = Knapper geht es kaum!
end-row = Eine Reihe nach { $count } Zügen.
    .tic-tac-toe = Drei in einer Reihe nach { $count } Zügen.
    .connect-four = Vier in einer Reihe nach { $count } Zügen.
end-full = Das Brett ist voll.
    .connect-four = Alle Spalten sind voll.
