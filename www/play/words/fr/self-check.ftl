### The self-check, which solves known endgames.

check-intro = L’ordinateur résout des finales connues, coup par coup, et compare ses résultats à ceux déjà publiés.
check-running = Résolution…
check-name = Finale { $number } : { $side } au trait
check-board = Plateau { $number }
check-values = Valeurs de tous les coups
check-best = Meilleur coup
check-line = Meilleure suite
check-result = Résultat
check-expected = { $count }, attendu { $expected }
check-ok = ok
check-wrong = FAUX
check-total = { $right } finales justes sur { $total }.
check-processors =
    { $count ->
        [one] L’ordinateur utilise un processeur.
       *[other] L’ordinateur utilise { $count } processeurs à la fois.
    }
