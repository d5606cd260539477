### The self-check, which solves known endgames.

check-intro = La máquina resuelve finales conocidos, jugada a jugada, y compara sus resultados con los publicados.
check-running = Resolviendo…
check-name = Final { $number }: juega { $side }
check-board = Tablero { $number }
check-values = Valores de todas las jugadas
check-best = Mejor jugada
check-line = Mejor línea
check-result = Resultado
check-expected = { $count }, se esperaba { $expected }
check-ok = bien
check-wrong = MAL
check-total = { $right } de { $total } finales son correctos.
check-processors =
    { $count ->
        [one] La máquina usa un procesador.
       *[other] La máquina usa { $count } procesadores a la vez.
    }
