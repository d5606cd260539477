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
review-loss = Woran lag es?
again = Revanche
end-first-win = Dein erster Sieg!
end-whole-board = Das ganze Brett!
end-narrow = Knapper geht es kaum!
show-board = Brett ansehen
