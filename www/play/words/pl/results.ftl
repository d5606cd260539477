### The visitor's results: games, exercises, and what moves have cost.

results = Moje wyniki
results-none-yet = Tu pojawiają się zakończone partie z komputerem, rozwiązane zadania i to, ile kosztowały twoje ruchy.
results-games = Partie
results-won = Wygrane
results-drawn = Remisy
results-lost = Przegrane
results-beaten = Pokonani przeciwnicy
results-of = z { $total }
results-solved = Rozwiązane zadania
results-opponent = Przeciwnik
results-costs = Stracone pionki na partię
results-lately =
    { $count ->
        [one] w ostatniej partii
       *[other] na partię, w ostatnich { $count }
    }
results-costs-none = Koszt twoich ruchów pojawi się tutaj, gdy zakończona partia zostanie przeanalizowana pod kątem błędów.
results-no-opening = bez nazwy
record-clear = Wyczyść bilans
record-restore = Przywróć bilans
phase-opening = Ruchy 1–20
phase-middle = Ruchy 21–40
phase-ending = Od ruchu 41
progress-phase = Według fazy partii
progress-week = Według tygodni
progress-opponent = Według przeciwnika
progress-opening = Według otwarcia
progress-name = Co
progress-games = Partie
progress-cost = Stracone pionki na ruch
