### Diagrams on other web pages, for screen readers, and what is wrong with their source.

name = Reversi diagram
name-X = Reversi diagram: Black to move
name-O = Reversi diagram: White to move
name-over = Reversi diagram: The game is over
# $squares are squares such as “c3, d6”, with the separator below between them.
black = Black: { $squares }.
white = White: { $squares }.
black-none = Black: no disc.
white-none = White: no disc.
moves = Moves: { $squares }.
circles = Circles: { $squares }.
arrow = { $from } to { $to }
arrows = Arrows: { $squares }.
letters = Letters: { $squares }.
separator = { ", " }
between-sentences = { " " }
problem-character = Character { $place } of the position is “{ $about }”; a square is X, O or -.
problem-squares = The position has { $count } of 64 squares.
problem-no-square = Move { $number }: “{ $about }” is no square.
problem-illegal = Move { $number }, { $about }, is not legal.
problem-no-pass = Before move { $number } nobody has to pass.
problem-ply = This game has no ply “{ $about }”; the last one is { $last }.
problem-mark = “{ $about }” is no mark: a circle is c3, an arrow c3-d6, a letter c4=A.
