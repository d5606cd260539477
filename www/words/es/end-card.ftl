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
review-loss = ¿Qué ha fallado?
again = Revancha
end-first-win = ¡Tu primera victoria!
end-whole-board = ¡El tablero entero!
end-narrow = ¡Por un pelo!
show-board = Ver el tablero
