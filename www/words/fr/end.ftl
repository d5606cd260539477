### The card at the end of a game.

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
not-counted = « Jouer le meilleur » a joué pour vous : cette partie ne compte pas.
first-win = Première victoire contre { $opponent } !
wins-in-a-row = { $count } victoires de suite.
record-against = Contre { $opponent } : { $results }.
record-won =
    { $count ->
        [one] { $count } gagnée
       *[other] { $count } gagnées
    }
record-drawn =
    { $count ->
        [one] { $count } nulle
       *[other] { $count } nulles
    }
record-lost =
    { $count ->
        [one] { $count } perdue
       *[other] { $count } perdues
    }
ladder-next = Vaincus : { $beaten } sur { $total }. À suivre : { $opponent }.
ladder-done = Vous avez battu tout le monde.
level-down = { $opponent } joue un peu moins fort.
review-loss = Où était l’erreur ?
again = Revanche
end-first-win = Votre première victoire !
end-whole-board = Tout le plateau !
end-narrow = Sur le fil !
end-row = Une ligne en { $count } coups.
    .tic-tac-toe = Trois alignés en { $count } coups.
    .connect-four = Quatre alignés en { $count } coups.
end-full = Le plateau est plein.
    .connect-four = Toutes les colonnes sont pleines.
