### Diagrams on other web pages, for screen readers, and what is wrong with their source.

name = Diagrama de Reversi
name-X = Diagrama de Reversi: juega Negro
name-O = Diagrama de Reversi: juega Blanco
name-over = Diagrama de Reversi: la partida ha terminado
# $squares are squares such as “c3, d6”, with the separator below between them.
black = Negro: { $squares }.
white = Blanco: { $squares }.
black-none = Negro: ninguna ficha.
white-none = Blanco: ninguna ficha.
moves = Jugadas: { $squares }.
circles = Círculos: { $squares }.
arrow = de { $from } a { $to }
arrows = Flechas: { $squares }.
letters = Letras: { $squares }.
separator = { ", " }
between-sentences = { " " }
problem-character = El carácter { $place } de la posición es «{ $about }»; una casilla es X, O o -.
problem-squares = La posición tiene { $count } de 64 casillas.
problem-no-square = Jugada { $number }: «{ $about }» no es una casilla.
problem-illegal = La jugada { $number }, { $about }, no es legal.
problem-no-pass = Antes de la jugada { $number } nadie tiene que pasar.
problem-ply = Esta partida no tiene una jugada «{ $about }»; la última es { $last }.
problem-mark = «{ $about }» no es una marca: un círculo es c3, una flecha c3-d6, una letra c4=A.
