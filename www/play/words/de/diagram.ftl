### Diagramme auf anderen Seiten, für Bildschirmleser, und was an ihrer Quelle falsch ist.

name = Reversi-Diagramm
name-X = Reversi-Diagramm: Schwarz am Zug
name-O = Reversi-Diagramm: Weiß am Zug
name-over = Reversi-Diagramm: Die Partie ist zu Ende
black = Schwarz: { $squares }.
white = Weiß: { $squares }.
black-none = Schwarz: kein Stein.
white-none = Weiß: kein Stein.
moves = Züge: { $squares }.
circles = Eingekreist: { $squares }.
arrow = { $from } nach { $to }
arrows = Pfeile: { $squares }.
letters = Buchstaben: { $squares }.
separator = { ", " }
between-sentences = { " " }
problem-character = Zeichen { $place } der Stellung ist „{ $about }“; ein Feld ist X, O oder -.
problem-squares = Die Stellung hat { $count } von 64 Feldern.
problem-no-square = Zug { $number }: „{ $about }“ ist kein Feld.
problem-illegal = Zug { $number }, { $about }, ist nicht erlaubt.
problem-no-pass = Vor Zug { $number } muss niemand passen.
problem-ply = Einen Halbzug „{ $about }“ hat diese Partie nicht; der letzte ist { $last }.
problem-mark = „{ $about }“ ist kein Zeichen: Kreis c3, Pfeil c3-d6, Buchstabe c4=A.
