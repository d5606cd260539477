### Diagrams on other web pages, for screen readers, and what is wrong with their source.

name = Diagramme de Reversi
name-X = Diagramme de Reversi : à Noir de jouer
name-O = Diagramme de Reversi : à Blanc de jouer
name-over = Diagramme de Reversi : la partie est terminée
# $squares are squares such as “c3, d6”, with the separator below between them.
black = Noir : { $squares }.
white = Blanc : { $squares }.
black-none = Noir : aucun pion.
white-none = Blanc : aucun pion.
moves = Coups : { $squares }.
circles = Cercles : { $squares }.
arrow = { $from } vers { $to }
arrows = Flèches : { $squares }.
letters = Lettres : { $squares }.
separator = { ", " }
between-sentences = { " " }
problem-character = Le caractère { $place } de la position est « { $about } » ; une case s’écrit X, O ou -.
problem-squares = La position a { $count } cases sur 64.
problem-no-square = Coup { $number } : « { $about } » n’est pas une case.
problem-illegal = Le coup { $number }, { $about }, n’est pas permis.
problem-no-pass = Avant le coup { $number }, personne ne doit passer.
problem-ply = Cette partie n’a pas de demi-coup « { $about } » ; le dernier est { $last }.
problem-mark = « { $about } » n’est pas une marque : un cercle s’écrit c3, une flèche c3-d6, une lettre c4=A.
