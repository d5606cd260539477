### The result of a game.

you-won = Wygrywasz { $count }
you-lost = Przegrywasz { $count }
wins = { $side } wygrywa { $count }
draw = Remis { $count }
rival-resigned = { $name } poddaje partię: wygrywasz
you-resigned = Poddajesz partię: { $name } wygrywa
wins-on-time = { $side } wygrywa na czas { $count }
# The invisible word joiners keep a score on one line.
count = { $own }⁠–⁠{ $other }
on-board = { $count } na planszy, do tego puste pola.
on-board-draw = { $count } na planszy, do tego po połowie pustych pól.
end-row = Rząd po { $count } ruchach.
    .tic-tac-toe = Trzy w rzędzie po { $count } ruchach.
    .connect-four = Cztery w rzędzie po { $count } ruchach.
end-full = Plansza jest pełna.
    .connect-four = Wszystkie kolumny są pełne.
