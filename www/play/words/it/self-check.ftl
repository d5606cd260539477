### The self-check, which solves known endgames.

check-intro = Il computer risolve finali noti, mossa per mossa, e confronta i suoi risultati con quelli pubblicati.
check-running = Calcolo…
check-name = Finale { $number }: muove { $side }
check-board = Tavoliere { $number }
check-values = Valori di tutte le mosse
check-best = Mossa migliore
check-line = Linea migliore
check-result = Risultato
check-expected = { $count }, atteso { $expected }
check-ok = ok
check-wrong = SBAGLIATO
check-total = { $right } finali giusti su { $total }.
check-processors =
    { $count ->
        [one] Il computer usa un processore.
       *[other] Il computer usa { $count } processori insieme.
    }
