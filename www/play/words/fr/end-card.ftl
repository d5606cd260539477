### What the card at the end of a game says beside the result.

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
end-could-draw = Au coup { $number }, la nulle était encore possible : { $square }.
    .connect-four = Au coup { $number }, la nulle était encore possible : colonne { $column }.
end-could-win = Au coup { $number }, la victoire était encore possible : { $square }.
    .connect-four = Au coup { $number }, la victoire était encore possible : colonne { $column }.
review-loss = Où était l’erreur ?
again = Revanche
end-first-win = Votre première victoire !
end-whole-board = Tout le plateau !
end-narrow = Sur le fil !
show-board = Voir le plateau
