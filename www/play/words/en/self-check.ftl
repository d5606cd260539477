### The self-check, which solves known endgames.

check-intro = The computer solves known endgames, move by move, and compares its results with the published ones.
check-running = Solving …
check-name = Endgame { $number }: { $side } to move
check-board = Board { $number }
check-values = Values of all moves
check-best = Best move
check-line = Best line
check-result = Result
check-expected = { $count }, expected { $expected }
check-ok = ok
check-wrong = WRONG
check-total = { $right } of { $total } endgames are correct.
check-processors =
    { $count ->
        [one] The computer uses one processor.
       *[other] The computer uses { $count } processors at once.
    }
