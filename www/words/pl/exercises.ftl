### The exercises.

exercises-daily = Zadanie dnia
exercises-play = Rozwiąż
exercises-again = Rozwiąż ponownie
exercises-begin = Zacznij
exercises-go-on = Dalej
exercises-next-is = Dalej: { $theme }
exercises-all-solved = Wszystkie zadania rozwiązane. Jeszcze raz od początku?
exercises-path = Temat po temacie
theme-corner = Narożniki
theme-wedge = Kliny
theme-parity = Parzystość
theme-access = Dostęp
theme-stability = Stabilne pionki
theme-quiet = Ciche ruchy
theme-ending = Końcówki
about-corner = zajmuj je i żadnego nie oddawaj
about-wedge = pionek między dwoma na brzegu
about-parity = ostatni ruch w obszarze
about-access = pola dostępne tylko dla ciebie
about-stability = pionki, które zostają na zawsze
about-quiet = mało odwróconych, mało odpowiedzi
about-ending = licz do ostatniego pola
exercises-solved = rozwiązane
difficulty-1 = łatwe
difficulty-2 = średnie
difficulty-3 = trudne
difficulty-count = { $solved } z { $total }
exercises-streak =
    { $count ->
        [one] { $count } za pierwszym razem
       *[other] { $count } z rzędu za pierwszym razem
    }
exercises-days =
    { $count ->
        [one] Seria: { $count } dzień
        [few] Seria: { $count } dni
        [many] Seria: { $count } dni
       *[other] Seria: { $count } dnia
    }
exercises-clear = Wyczyść postęp
exercises-own = Własne zadania
own-about = Każde w osobnym akapicie: pozycja, potem „win”, „draw” lub „best” z trudnością od 1 do 3, dalej wiersz na każdy poprawny ruch, a przy nim w razie potrzeby odpowiedzi. Wiersze zaczynające się od # to komentarze.
own-text = Tekst zadań
own-take = Sprawdź tekst
own-checking = Sprawdzanie…
own-sound = Obliczenia to potwierdzają.
own-after = Po { $moves }:
own-unchecked = Pustych pól jest ponad 20: za dużo, by to obliczyć.
own-play = Rozwiąż: { $name }
also-solves-win = { $square } też wygrywa.
also-solves-draw = { $square } też nie przegrywa.
also-solves-best = Ruch { $square } jest równie dobry.
does-not-solve-win = { $square } nie wygrywa.
does-not-solve-draw = { $square } przegrywa.
does-not-solve-best = { $square } to nie najlepszy ruch.
exercise-name = Zadanie { $id }, { $difficulty }
exercise-place = { $theme }, { $place }
exercise-number-of = { $number } z { $total }
exercise-own = Własne zadanie { $number }
exercise-right = Dobrze: rozwiązane!
exercise-so-far = Na razie dobrze.
exercise-moves =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }
exercise-shown = pokazano rozwiązanie
exercise-shown-moves = Rozwiązanie: { $moves }.
exercise-retry = Jeszcze raz
exercise-solution = Rozwiązanie
exercise-hint = Podpowiedź
exercise-onward = Następne zadanie
exercise-line = Pokaż wariant
exercise-next = Następne
exercise-next-name = Następne na liście
exercise-previous = Poprzednie
exercise-previous-name = Poprzednie na liście
exercise-leave = Do partii
exercise-rival = Drugi najlepszy ruch to { $square }: { $result }.
exercise-unseen = Poza widoczną częścią planszy: { $squares }.
result-wins = wygrywa różnicą { $count }
result-draws = daje remis
result-loses = przegrywa różnicą { $count }
result-lead = jest wart { $lead }
