### Diagrams on other web pages, for screen readers, and what is wrong with their source.

name = Diagramma di Reversi
name-X = Diagramma di Reversi: muove Nero
name-O = Diagramma di Reversi: muove Bianco
name-over = Diagramma di Reversi: la partita è finita
# $squares are squares such as “c3, d6”, with the separator below between them.
black = Nero: { $squares }.
white = Bianco: { $squares }.
black-none = Nero: nessuna pedina.
white-none = Bianco: nessuna pedina.
moves = Mosse: { $squares }.
circles = Cerchi: { $squares }.
arrow = da { $from } a { $to }
arrows = Frecce: { $squares }.
letters = Lettere: { $squares }.
separator = { ", " }
between-sentences = { " " }
problem-character = Il carattere { $place } della posizione è «{ $about }»; una casella è X, O oppure -.
problem-squares = La posizione ha { $count } caselle su 64.
problem-no-square = Mossa { $number }: «{ $about }» non è una casella.
problem-illegal = La mossa { $number }, { $about }, non è permessa.
problem-no-pass = Prima della mossa { $number } nessuno deve passare.
problem-ply = Questa partita non ha una semimossa «{ $about }»; l’ultima è { $last }.
problem-mark = «{ $about }» non è un segno: un cerchio è c3, una freccia c3-d6, una lettera c4=A.
