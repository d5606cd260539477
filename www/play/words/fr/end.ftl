### The result of a game.

you-won = Vous gagnez { $count }
you-lost = Vous perdez { $count }
wins = { $side } gagne { $count }
draw = Match nul { $count }
rival-resigned = { $name } abandonne : vous gagnez
you-resigned = Vous abandonnez : { $name } gagne
wins-on-time = { $side } gagne au temps { $count }
# The invisible word joiners keep a score on one line.
count = { $own }⁠–⁠{ $other }
on-board = { $count } sur le plateau, plus les cases vides.
on-board-draw = { $count } sur le plateau, plus la moitié des cases vides à chacun.
end-row = Une ligne en { $count } coups.
    .tic-tac-toe = Trois alignés en { $count } coups.
    .connect-four = Quatre alignés en { $count } coups.
end-full = Le plateau est plein.
    .connect-four = Toutes les colonnes sont pleines.
