### What the card at the end of a game says beside the result.

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
end-could-draw = Bei Zug { $number } war noch ein Unentschieden drin: { $square }.
    .connect-four = Bei Zug { $number } war noch ein Unentschieden drin: Spalte { $column }.
end-could-win = Bei Zug { $number } war noch der Sieg drin: { $square }.
    .connect-four = Bei Zug { $number } war noch der Sieg drin: Spalte { $column }.
review-loss = Woran lag es?
again = Revanche
end-first-win = Dein erster Sieg!
end-whole-board = Das ganze Brett!
end-narrow = Knapper geht es kaum!
show-board = Brett ansehen
