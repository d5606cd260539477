### The result of a game.

you-won = Ganas { $count }
you-lost = Pierdes { $count }
wins = Gana { $side } { $count }
draw = Empate { $count }
rival-resigned = { $name } se rinde: ganas tú
you-resigned = Te rindes: gana { $name }
wins-on-time = Gana { $side } por tiempo { $count }
# The invisible word joiners keep a score on one line.
count = { $own }⁠–⁠{ $other }
on-board = { $count } en el tablero, más las casillas vacías.
on-board-draw = { $count } en el tablero, más la mitad de las casillas vacías para cada lado.
end-row = Una línea tras { $count } jugadas.
    .tic-tac-toe = Tres en raya tras { $count } jugadas.
    .connect-four = Cuatro en raya tras { $count } jugadas.
end-full = El tablero está lleno.
    .connect-four = Todas las columnas están llenas.
