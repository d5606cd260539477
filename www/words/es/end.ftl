### The card at the end of a game.

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
not-counted = «Jugar la mejor» ha jugado por ti: esta partida no cuenta.
first-win = ¡Tu primera victoria contra { $opponent }!
wins-in-a-row = { $count } victorias seguidas.
record-against = Contra { $opponent }: { $results }.
record-won =
    { $count ->
        [one] { $count } ganada
       *[other] { $count } ganadas
    }
record-drawn =
    { $count ->
        [one] { $count } empatada
       *[other] { $count } empatadas
    }
record-lost =
    { $count ->
        [one] { $count } perdida
       *[other] { $count } perdidas
    }
ladder-next = Rivales vencidos: { $beaten } de { $total }. Siguiente: { $opponent }.
ladder-done = Has vencido a todos los rivales.
level-down = { $opponent } es algo más fácil.
review-loss = ¿Qué ha fallado?
again = Revancha
end-first-win = ¡Tu primera victoria!
end-whole-board = ¡El tablero entero!
end-narrow = ¡Por un pelo!
end-row = Una línea tras { $count } jugadas.
    .tic-tac-toe = Tres en raya tras { $count } jugadas.
    .connect-four = Cuatro en raya tras { $count } jugadas.
end-full = El tablero está lleno.
    .connect-four = Todas las columnas están llenas.
