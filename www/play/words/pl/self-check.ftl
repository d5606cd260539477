### The self-check, which solves known endgames.

check-intro = Komputer rozwiązuje znane końcówki, ruch po ruchu, i porównuje swoje wyniki z opublikowanymi.
check-running = Liczy…
check-name = Końcówka { $number }: ruch ma { $side }
check-board = Plansza { $number }
check-values = Oceny wszystkich ruchów
check-best = Najlepszy ruch
check-line = Najlepszy wariant
check-result = Wynik
check-expected = { $count }, oczekiwane { $expected }
check-ok = ok
check-wrong = BŁĄD
check-total = Poprawne końcówki: { $right } z { $total }.
check-processors = Komputer liczy na tylu procesorach: { $count }.
