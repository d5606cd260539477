### The self-check, which solves known endgames.

check-intro = Der Computer rechnet bekannte Endspiele aus, Zug für Zug, und vergleicht mit dem veröffentlichten Ergebnis.
check-running = Rechnet …
check-name = Endspiel { $number }: { $side } am Zug
check-board = Brett { $number }
check-values = Werte aller Züge
check-best = Bester Zug
check-line = Beste Variante
check-result = Ergebnis
check-expected = { $count }, erwartet { $expected }
check-ok = ok
check-wrong = FALSCH
check-total = { $right } von { $total } Endspielen stimmen.
check-processors =
    { $count ->
        [one] Der Computer rechnet auf einem Prozessor.
       *[other] Der Computer rechnet auf { $count } Prozessoren gleichzeitig.
    }
