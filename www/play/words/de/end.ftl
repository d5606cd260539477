### The result of a game.

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
end-row = Eine Reihe nach { $count } Zügen.
    .tic-tac-toe = Drei in einer Reihe nach { $count } Zügen.
    .connect-four = Vier in einer Reihe nach { $count } Zügen.
end-full = Das Brett ist voll.
    .connect-four = Alle Spalten sind voll.
