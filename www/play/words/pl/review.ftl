### The review of a game, and the graph of its values.

home-review = Ile kosztował każdy ruch i gdzie partia się odwróciła.
review-start = Przejrzyj tę partię

review = Przegląd
review-players = { $black } – { $white }
review-progress = Przejrzane ruchy: { $done } z { $total }
review-settling = Wszystko ocenione, liczę dalej…
review-cancel = Anuluj
review-close = Zakończ przegląd
review-turned-lead = Przełom w ruchu { $number }: { $side } oddaje prowadzenie ruchem { $square }. Lepszy był { $best }.
review-turned-draw = Przełom w ruchu { $number }: { $side } oddaje remis ruchem { $square }. Lepszy był { $best }.
review-turned-about = Przełom około ruchu { $number }: najwięcej traci tam { $side } ruchem { $square }. Lepszy był { $best }.
review-led = { $side } prowadzi od ruchu { $number }.
review-led-throughout = { $side } prowadzi od początku.
review-costliest-mistake = Najkosztowniejszy błąd: { $square } w ruchu { $number } ({ $side }), { $discs }.
review-no-mistake = Żaden ruch nie był błędem.
review-mistake-place = błąd { $number } z { $total }
review-mistakes =
    { $count ->
        [one] { $count } błąd
        [few] { $count } błędy
        [many] { $count } błędów
       *[other] { $count } błędu
    }
review-inaccuracy-place = niedokład{"\u00AD"}ność { $number } z { $total }
review-inaccuracies =
    { $count ->
        [one] { $count } niedokład{"\u00AD"}ność
        [few] { $count } niedokład{"\u00AD"}ności
        [many] { $count } niedokład{"\u00AD"}ności
       *[other] { $count } niedokład{"\u00AD"}ności
    }
review-costly-place = { $number } z { $count } najdroższych
review-costly = { $count } najdroższe
review-praise = Dobre ruchy: { $good } z twoich { $total }.
review-praise-only = Jedyne ruchy, które utrzymywały wygraną lub remis: { $count }.
review-accuracy = Dokładność
review-count-good = Dobre ruchy
review-count-inaccuracies = Niedokładności
review-count-mistakes = Błędy
review-unturned = Żaden ruch nie był przełomem: przy najlepszej grze wynik był taki sam od początku.
review-costliest = Najkosztowniejsze ruchy: { $side }
review-opponent = Kosztowne ruchy przeciwnika
review-legend = Znaki
review-legend-loss = { $glyph }: kosztuje { $count } lub więcej pionków
review-legend-only = jedyny ruch, który utrzymywał wygraną lub remis
review-legend-good = najlepsza odpowiedź na błąd
review-legend-better = lepsze pole
review-legend-reason = pola, o których mówi uzasadnienie
review-legend-line = wariant: ruchy niezagrane
review-faultless = { $side }: nie znaleziono ruchu, który stracił pionek.
review-lost =
    { $count ->
       *[other] łączna strata pionków: { $discs }
    }
review-better = Lepszy: { $square }.
review-from-book = Obie oceny pochodzą z książki otwarć.
review-first = Pierwszy błąd
review-line = Pokaż wariant
review-line-on = Następny ruch
play-on-resigned = Stąd nie można grać dalej: jedna ze stron poddała partię.
play-on-agreed = Stąd nie można grać dalej: wasza partia poszła już naprzód.
play-on-friend = Stąd nie można grać dalej: ten wariant gra też za drugą osobę.
review-own = Tylko moje najdroższe ruchy
review-line-of = Pokaż wariant lepszy niż ruch { $number }, { $square }
review-try-at = Jeszcze raz: ruch { $number }, { $square }
review-line-here = Pokaż wariant lepszy niż ruch na planszy, { $square }
review-try-here = Jeszcze raz: ruch na planszy, { $square }
review-line-said = Wariant: { $moves }.
review-move-said = To był: { $glyph }, { $loss }. { $why }
review-mistake-before = Poprzedni błąd
review-mistake-after = Następny błąd
review-only-win = Każdy inny ruch oddaje wygraną.
review-only-draw = Każdy inny ruch przegrywa.
review-none-better = Żaden ruch nie był lepszy.
review-none-found = Nie znaleziono lepszego ruchu.
review-at-start = Start
review-other-line = Inny wariant
review-whole = Szczegóły
review-go = Pokaż ruch { $number }
review-try = Jeszcze raz
review-answer = Pokaż odpowiedź
review-leave = Wróć do partii
review-asks = Jaki ruch był tu lepszy? Wybierz pole na planszy.
review-next = Następny kosztowny ruch
review-judging = Ocena { $square }…
review-all = Wszystkie ruchy
review-ply = Ruch
end-mistakes =
    { $count ->
        [one] Zobacz { $count } błąd
        [few] Zobacz { $count } błędy
        [many] Zobacz { $count } błędów
       *[other] Zobacz { $count } błędu
    }
end-many-mistakes = Zobacz błędy
review-loss = Strata
review-best = Najlepszy
review-value = Przewaga
# A loss with a fraction comes with the count 0: it takes the genitive singular.
loss-discs =
    { $count ->
        [one] { $discs } pionek
        [few] { $discs } pionki
        [many] { $discs } pionków
       *[other] { $discs } pionka
    }

graph = Wykres partii
graph-caption = Przewaga w pionkach po ruchach: { $side }
graph-start = Start: { $lead }
graph-point = Po ruchu { $number }, { $square }: { $lead }
graph-unknown = jeszcze bez oceny

## At the start

review = Przegląd
