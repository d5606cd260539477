### Setting up a position.

editor = Créer une position
editor-leave = Retour à la partie
editor-about = Touchez des cases du plateau ou peignez en les survolant, ou déplacez-vous avec les flèches et appuyez sur Entrée.
editor-brush = Un appui pose
brush-cycle = Tour à tour
brush-empty = Vide
editor-turn = Au trait
editor-to-move = { $side } au trait
transform-start = Départ
transform-clear = Vider
transform-mirror = Miroir
transform-turn = Tourner
transform-colours = Couleurs
transform-start-board = Position de départ
transform-clear-board = Vider le plateau
transform-mirror-board = Inverser le plateau en miroir
transform-turn-board = Tourner le plateau
transform-colours-board = Échanger les couleurs
editor-earlier = Créées avant ({ $count })
editor-earlier-one =
    { $count ->
        [one] { $count } pion, { $side } au trait
       *[other] { $count } pions, { $side } au trait
    }
editor-play = Jouer d’ici
editor-correct = Corriger après le coup { $number }
editor-values = Voir les valeurs
impossible-centre = Aucune partie ne mène ici : l’une des quatre cases du centre est vide.
impossible-apart = Aucune partie ne mène ici : certains pions ne touchent pas les autres.
impossible-no-black = { $black } n’a aucun pion.
impossible-no-white = { $white } n’a aucun pion.

## At the start

edit = Créer une position
