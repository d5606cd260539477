### Diagrams on other web pages, for screen readers, and what is wrong with their source.

name = Diagram Reversi
name-X = Diagram Reversi: ruch ma Czarny
name-O = Diagram Reversi: ruch ma Biały
name-over = Diagram Reversi: partia jest skończona
black = Czarny: { $squares }.
white = Biały: { $squares }.
black-none = Czarny: bez pionków.
white-none = Biały: bez pionków.
moves = Ruchy: { $squares }.
circles = Kółka: { $squares }.
arrow = z { $from } do { $to }
arrows = Strzałki: { $squares }.
letters = Litery: { $squares }.
separator = { ", " }
between-sentences = { " " }
problem-character = Znak { $place } pozycji to „{ $about }”; pole to X, O lub -.
problem-squares = Liczba pól w pozycji: { $count }, a powinno być 64.
problem-no-square = Ruch { $number }: „{ $about }” to nie pole.
problem-illegal = Ruch { $number }, { $about }, jest niedozwolony.
problem-no-pass = Przed ruchem { $number } nikt nie musi pasować.
problem-ply = Ta partia nie ma półruchu „{ $about }”; ostatni to { $last }.
problem-mark = „{ $about }” to nie znak: kółko to c3, strzałka c3-d6, litera c4=A.
