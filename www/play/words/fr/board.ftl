### The board and the list of moves: what a screen reader says of a square, values, glyphs.

game = Plateau et score
board = Plateau
to-move = au trait
over = terminé
game-over = Partie terminée
opening = Ouverture
moves = Coups
no-moves = Les coups de la partie s’affichent ici.
move-label = Coup { $number } : { $side }, { $square }
    .connect-four = Coup { $number } : { $side }, colonne { $square }
move-pass = { $side } passe
branches = Autres variantes
branch = À partir du coup { $number } : { $moves }
branch-drop = Supprimer cette variante : à partir du coup { $number }, { $moves }
move-start = Position de départ
move-commented = { $move }, avec commentaire
move-corrected = { $move }, plateau corrigé
move-with-glyph = { $move }, { $glyph }
glyph-blunder = gaffe
glyph-mistake = erreur
glyph-inaccuracy = imprécision
glyph-interesting = coup intéressant
glyph-good = bon coup
glyph-brilliant = coup brillant
glyph-only = seul bon coup
comment = Commentaire
comment-open = Commenter et dessiner
square-empty = { $square }, vide
    .connect-four = Colonne { $column }, rangée { $row }, vide
square-legal = { $square }, coup possible
    .connect-four = Colonne { $column }, rangée { $row }, coup possible
square-disc = { $square }, { $side }
    .connect-four = Colonne { $column }, rangée { $row }, { $side }
square-last = dernier coup
square-hint = indice
square-armed = choisie
square-win = alignement gagnant
square-value-search = valeur { $value }
square-value-book = valeur { $value } d’après la bibliothèque
square-value-exact = résolu { $value }
square-share = joué dans { $percent } de vos parties
square-at-most = au plus { $value }, prouvé
square-at-least = au moins { $value }, prouvé
square-wins =
    { $count ->
        [one] gagne au prochain coup
       *[other] gagne en { $count } coups
    }
    .tic-tac-toe = gagne
square-draw = nulle
square-loses =
    { $count ->
        [one] perd au prochain coup
       *[other] perd en { $count } coups
    }
    .tic-tac-toe = perd
square-somehow-wins = gagne
square-somehow-loses = perd
plate-wins = gagne
plate-draw = nulle
plate-loses = perd
plate-in = en { $count }
square-sought = valeur pas encore connue
square-best = le meilleur
square-played = le coup joué
square-reason = montre pourquoi { $square } perd des pions
square-better = meilleur coup
square-circled = cercle
square-arrow = flèche vers { $square }
square-guide = entourée : un coup à essayer
square-step = coup { $number } de la suite montrée
typed-square = Saisir une case
    .connect-four = Saisir une colonne
typed-play = Poser
typed-example = f5
    .tic-tac-toe = b2
    .connect-four = 4
