### The exercises.

exercises-daily = Zadanie dnia
exercises-play = Rozwiąż
exercises-again = Rozwiąż ponownie
exercises-begin = Zacznij
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
lesson-corner = Pionka w narożniku nikt już nie odwróci, a razem z nim bezpieczny staje się brzeg obok. Zajmuj narożniki i żadnego nie oddawaj.
lesson-wedge = Pionek, który leży na brzegu między dwoma pionkami przeciwnika, trudno wyprzeć. Stamtąd często sięga się narożnika.
lesson-parity = Kto gra ostatni w danym obszarze, zachowuje to, co tam odwróci. Zacznij obszar o nieparzystej liczbie pustych pól: ostatni ruch będzie twój.
lesson-access = Pole, które możesz zająć tylko ty, to ruch w zapasie. Zamykaj pola przeciwnikowi, a swoje zostaw na koniec.
lesson-stability = Pionek, którego żaden ruch już nie odwróci, liczy się na zawsze. Takich pionków przybywa od narożników wzdłuż brzegów.
lesson-quiet = Wiele odwróconych pionków otwiera przeciwnikowi wiele ruchów. Cichy ruch odwraca mało, i to w środku pionków.
lesson-ending = Blisko końca wygrywa ten, kto liczy. Rozegraj w myślach każdą kolejność do ostatniego pola, razem z odpowiedziami.
compare-corner = { $one } czy { $two }: kto po każdym z nich dostanie który narożnik?
compare-wedge = { $one } czy { $two }: który pionek leży na brzegu między dwoma, które ma { $other }?
compare-parity = { $one } czy { $two }: który ruch zaczyna obszar o nieparzystej liczbie pustych pól?
compare-access = { $one } czy { $two }: po którym ruchu { $other } nie wejdzie na pole otwarte dla ciebie?
compare-stability = { $one } czy { $two }: który ruch zabezpiecza na zawsze więcej pionków?
compare-quiet = { $one } czy { $two }: który ruch odwraca mniej albo zostawia { $other } mniej odpowiedzi?
compare-ending = { $one } czy { $two }: rozegraj oba do ostatniego pola. Który zachowa więcej pionków?
race = Na czas
race-length = 3 minuty
race-score = Dobrze: { $right }, źle: { $wrong }
race-best = Rekord: { $count }
exercises-solved = rozwiązane
exercises-difficulty = Trudność
difficulty-0 = wszystkie
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
exercise-guided = z pomocą { $number } z { $total }
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
exercise-start = Do zadania
exercise-onward = Następne zadanie
exercise-line = Pokaż wariant
exercise-next = Następne
exercise-next-name = Następne na liście
exercise-previous = Poprzednie
exercise-previous-name = Poprzednie na liście
exercise-rival = Drugi najlepszy ruch to { $square }: { $result }.
exercise-unseen = Poza widoczną częścią planszy: { $squares }.
result-wins = wygrywa różnicą { $count }
result-draws = daje remis
result-loses = przegrywa różnicą { $count }
result-lead = jest wart { $lead }
