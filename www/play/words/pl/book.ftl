### The visitor's own book: positions with moves, the repertoire and its practice, the file.

book = Mój repertuar
book-whole = Cały repertuar
book-size =
    { $count ->
        [0] Twój repertuar jest pusty
        [one] { $shown } pozycja, { $size } na tym urządzeniu
        [few] { $shown } pozycje, { $size } na tym urządzeniu
       *[many] { $shown } pozycji, { $size } na tym urządzeniu
    }
book-about = Graj na planszy za obie strony i dodawaj to, co chcesz zapamiętać. Pozycje symetryczne liczą się jako jedna; gwiazdka oznacza twoje własne ruchy.
book-unkept = Ta przeglądarka nie przechowuje repertuaru: zniknie po zamknięciu strony.
book-column = Repertuar
book-add-move = Dodaj { $square } do mojego repertuaru
book-mine = { $square } to mój ruch
book-remove = Usuń { $square } z mojego repertuaru wraz z dalszym ciągiem
book-no-value = bez oceny
book-depth = głębokość { $count }
book-list = z listy
book-line =
    { $count ->
        [0] Wariant na planszy nie ma jeszcze ruchów
        [one] Wariant na planszy: { $count } ruch
        [few] Wariant na planszy: { $count } ruchy
       *[many] Wariant na planszy: { $count } ruchów
    }
book-repertoire = Moja strona
book-nobody = żadna
book-add-line = Dodaj ten wariant
book-add-values = Dodaj znalezione oceny
book-added =
    { $count ->
        [0] Żaden ruch nie jest nowy.
        [one] Dodano { $shown } ruch.
        [few] Dodano { $shown } ruchy.
       *[many] Dodano { $shown } ruchów.
    }
book-positions-read =
    { $count ->
        [one] Wczytano { $shown } pozycję.
        [few] Wczytano { $shown } pozycje.
       *[many] Wczytano { $shown } pozycji.
    }
book-unread =
    { $count ->
        [one] Wiersz { $lines } jest uszkodzony i został pominięty.
       *[other] Wiersze { $lines } są uszkodzone i zostały pominięte.
    }
book-reading = Wczytywanie pliku…
book-left-out =
    { $count ->
        [one] Pominięto { $shown } pozycję: więcej się w repertuarze nie mieści.
        [few] Pominięto { $shown } pozycje: więcej się w repertuarze nie mieści.
       *[many] Pominięto { $shown } pozycji: więcej się w repertuarze nie mieści.
    }
book-damaged = Plik jest uszkodzony od bajtu { $byte }; to, co przed nim, zostało wczytane.
book-no-book = Ten plik nie jest książką: nie zapisała go ta strona, Edax ani Egaroucid i nie ma w nim żadnego wariantu.
book-practice = Ćwiczenie
book-due =
    { $count ->
        [0] Na dziś nic nie ma.
        [one] Teraz { $shown } pytanie z { $all } na dziś.
        [few] Teraz { $shown } pytania z { $all } na dziś.
       *[many] Teraz { $shown } pytań z { $all } na dziś.
    }
book-later = Na dziś nic nie ma. Następne pytanie wraca { $date }.
book-practise-side = Strona
book-both = obie strony
book-practise = Ćwicz
book-practice-about = Strona gra za przeciwnika według twojego repertuaru. Dwanaście pytań zajmuje około dwóch minut. Znaleziony ruch wraca po 3, 7, 16 i 35 dniach, nieznaleziony następnego dnia.
book-grow = Rozbudowa mojego repertuaru
book-grow-about = Gdy komputer nie ma nic innego do roboty, strona bada jedną pozycję po drugiej, najpierw te z najlepszych wariantów obu stron, i dodaje po trzy najlepsze ruchy. Gdy strony nie widać, robi przerwę, a po przeładowaniu kontynuuje.
book-grow-loss = Największa strata wariantu
book-grow-discs =
    { $count ->
        [one] { $count } pionek
        [few] { $count } pionki
       *[many] { $count } pionków
    }
book-grow-time = Czas na pozycję
book-grow-seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
       *[many] { $count } sekund
    }
book-grow-start = Rozbudowuj
book-grow-stop = Zatrzymaj
book-grow-seeks = Twój repertuar rośnie.
book-grow-waits = Twój repertuar czeka, aż komputer będzie wolny.
book-grow-done = W granicach tej straty nie ma już wariantów do zbadania.
book-grown =
    { $count ->
        [one] Dodano { $shown } pozycję, { $rate } na godzinę. Ostatnia: { $line }
        [few] Dodano { $shown } pozycje, { $rate } na godzinę. Ostatnia: { $line }
       *[many] Dodano { $shown } pozycji, { $rate } na godzinę. Ostatnia: { $line }
    }
book-save = Zapisz do pliku
book-save-edax = Zapisz dla Edaxa
book-save-lines = Zapisz jako warianty
book-read = Wczytaj plik
book-clear = Opróżnij mój repertuar
book-restore = Przywróć to, co usunięto
exercise-book = Z twojego repertuaru
exercise-other-move = W twoim repertuarze jest inny ruch.
