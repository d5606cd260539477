### The self-check, which solves known endgames.

check-intro = De computer lost bekende eindspelen op, zet voor zet, en vergelijkt zijn uitkomsten met de gepubliceerde.
check-running = Oplossen …
check-name = Eindspel { $number }: { $side } aan zet
check-board = Bord { $number }
check-values = Waarden van alle zetten
check-best = Beste zet
check-line = Beste variant
check-result = Uitkomst
check-expected = { $count }, verwacht { $expected }
check-ok = goed
check-wrong = FOUT
check-total = { $right } van { $total } eindspelen zijn goed.
check-processors =
    { $count ->
        [one] De computer rekent op één processor.
       *[other] De computer rekent op { $count } processors tegelijk.
    }
