### What the card at the end of a game says beside the result.

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
end-could-draw = En la jugada { $number } aún podías empatar: { $square }.
    .connect-four = En la jugada { $number } aún podías empatar: columna { $column }.
end-could-win = En la jugada { $number } aún podías ganar: { $square }.
    .connect-four = En la jugada { $number } aún podías ganar: columna { $column }.
review-loss = ¿Qué ha fallado?
again = Revancha
end-first-win = ¡Tu primera victoria!
end-whole-board = ¡El tablero entero!
end-narrow = ¡Por un pelo!
show-board = Ver el tablero
