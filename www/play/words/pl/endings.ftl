### Endings: played out against perfect play, or counted first.

endings = Rozgrywanie końcówek
ending-here = Pozycja na planszy
ending-play = Rozegraj
ending-count = Najpierw policz
ending-drawn = Końcówki do policzenia
ending-draw = Policz końcówkę
ending-draw-next = Policz następną
ending-most = Pustych pól najwyżej
ending-about = Gdy pustych pól jest najwyżej { $count }, komputer gra doskonale, a różnica jest dokładna; wcześniej gra najlepiej, jak potrafi.
ending-shows = Pokaż różnicę
ending-cost = Ruchy, które kosztowały pionki: { $moves }
ending-move = { $number }. { $square } ({ $cost })
ending-no-cost = Żaden twój ruch nie kosztował pionka.
ending-end = Twój wynik na końcu: { $lead }; przy najlepszej grze od początku: { $best }.
ending-again = Jeszcze raz od początku
ending-change = Zamień strony
count-winner = Zwycięzca
count-draw = Remis
count-by = Różnica
count-less = Mniejsza różnica
count-more = Większa różnica
count-check = Sprawdź
count-skip = Pokaż rozwiązanie
count-tally = Policzone: { $counted }, dobry zwycięzca: { $winners }, dokładnie: { $exact }
