### The sentences of the status line about what loads after the first move is possible: pasted games
### and lists of them, reviews, exercises, drawings, links to friends.

said-loaded-with =
    { $count ->
        [one] Partia wczytana z { $count } wariantem.
       *[other] Partia wczytana z { $count } wariantami.
    }
said-loaded-first =
    { $count ->
        [one] Wczytana pierwsza partia; pominięto { $count } dalszy wiersz, bo to osobna partia.
        [few] Wczytana pierwsza partia; pominięto { $count } dalsze wiersze, bo to osobne partie.
        [many] Wczytana pierwsza partia; pominięto { $count } dalszych wierszy, bo to osobne partie.
       *[other] Wczytana pierwsza partia; pominięto { $count } dalszego wiersza, bo to osobne partie.
    }
said-left = Pominięto jeszcze { $count }.
said-comments-unread =
    { $count ->
        [one] Pominięto komentarz do ruchu { $ply }: { $cause }
        [few] Pominięto { $count } komentarze; pierwszy, do ruchu { $ply }: { $cause }
        [many] Pominięto { $count } komentarzy; pierwszy, do ruchu { $ply }: { $cause }
       *[other] Pominięto { $count } komentarza; pierwszy, do ruchu { $ply }: { $cause }
    }
said-comments-unread-at-start =
    { $count ->
        [one] Pominięto komentarz przed pierwszym ruchem: { $cause }
        [few] Pominięto { $count } komentarze; ten przed pierwszym ruchem: { $cause }
        [many] Pominięto { $count } komentarzy; ten przed pierwszym ruchem: { $cause }
       *[other] Pominięto { $count } komentarza; ten przed pierwszym ruchem: { $cause }
    }
said-unread =
    { $count ->
        [one] Pominięto { $text }: { $cause }
        [few] Pominięto { $count } warianty; pierwszy, { $text }: { $cause }
        [many] Pominięto { $count } wariantów; pierwszy, { $text }: { $cause }
       *[other] Pominięto { $count } wariantu; pierwszy, { $text }: { $cause }
    }
said-glyphs =
    { $count ->
        [one] Pominięto { $count } znak oceny ($10).
        [few] Pominięto { $count } znaki oceny ($10).
        [many] Pominięto { $count } znaków oceny ($10).
       *[other] Pominięto { $count } znaku oceny ($10).
    }
said-left-games-read =
    { $count ->
        [one] „Partie” mają { $count } partię z tekstu.
        [few] „Partie” mają { $count } partie z tekstu.
        [many] „Partie” mają { $count } partii z tekstu.
       *[other] „Partie” mają { $count } partii z tekstu.
    }
said-unkept = Przeglądarka nie zachowa tych partii: zostaną do zamknięcia strony.
said-loaded-waits = Wczytana partia czeka, aż wyjdziesz z zadania.
said-opening-move = Ćwiczenie „{ $opening }”: twój ruch { $number } z { $total }.
said-opening-reply = { $side } gra { $square }.
said-opening-left = To zejście z otwarcia „{ $opening }”: właściwy ruch to { $squares }.
said-opening-done = Otwarcie „{ $opening }” jest ukończone.
practice-end = Zakończ ćwiczenie
said-nearby-waiting = Czekamy na drugie urządzenie.
said-nearby-connected = Połączono: gracie na żywo.
said-nearby-lost = Połączenie zerwane. Grajcie dalej z nowym kodem lub przez link.
said-nearby-closed = Połączenie zakończone; partia zostaje.
said-nearby-refused = Druga strona się nie zgadza.
said-nearby-asked = Pytanie poszło do drugiej strony.
said-nearby-handed = Odpowiedź jest już w karcie, która na nią czekała: zamknij tę kartę.
said-nearby-nobody = Żadna karta tej przeglądarki nie czeka na tę odpowiedź: wklej ją na pierwszym urządzeniu.
said-friend-same = Masz już tę partię.
said-friend-older = Ten link jest starszy niż twoja partia: nic się nie zmienia.
said-friend-sent = Wysłane: te ruchy już się nie zmienią.
said-friend-kept = Twoja wersja zostaje; druga jest wśród innych wariantów.
said-friend-looking = Tylko oglądasz tę partię.
said-friend-playing = Grasz tę partię.
said-folder-in-order = Ten folder jest w porządku: odwiedzający dostają to, co jest na serwerze.
said-folder-incomplete = Wgrywanie nie jest skończone albo plik pochodzi z innego wydania: odwiedzający zachowują wydanie, które mają.
said-folder-unreachable = Serwer nie odpowiada: o tym folderze nic nie wiadomo.
said-folder-edited = Zmienione: { $files }. Zwiększ liczbę w pierwszym wierszu service-worker.js: do tego czasu odwiedzający zachowują wydanie, które mają.
said-reading = Wczytywanie partii…
said-reading-stopped = Wczytywanie zatrzymane.
said-collected =
    { $count ->
        [one] Wczytano { $count } partię.
        [few] Wczytano { $count } partie.
        [many] Wczytano { $count } partii.
       *[other] Wczytano { $count } partii.
    }
said-collected-game = Partia { $number } z { $all }.
said-collected-named = Partia { $number } z { $all }: { $black } – { $white }.
said-collected-more = Jest ich tam więcej: strona wczytuje pierwsze 100 000.
said-relay-missing = Plik tej partii jest niedostępny: plansza pokazuje stan z { $time }.
said-relay-unread = Pliku tej partii nie można teraz odczytać: plansza pokazuje stan z { $time }.
said-relay-shorter = Plik ma mniej ruchów niż wcześniej: plansza pokazuje stan z { $time }.
said-relay-back = Plik jest znowu w porządku.
said-relay-ahead =
    { $count ->
        [one] Partia posunęła się o { $count } ruch.
        [few] Partia posunęła się o { $count } ruchy.
        [many] Partia posunęła się o { $count } ruchów.
       *[other] Partia posunęła się o { $count } ruchu.
    }
said-editing = Ustaw pozycję: naciśnięcie pola zmienia jego pionek.
said-edited = Pozycja jest na planszy.
said-picture-requested = Wczytywanie obrazu…
picture-more = jeszcze { $count }
said-picture =
    { $count ->
        [0] Plansza z obrazu jest ustawiona. Wybierz, kto jest na ruchu.
        [one] Plansza z obrazu jest ustawiona. Pole { $squares } jest niepewne: sprawdź je i wybierz, kto jest na ruchu.
        [few] Plansza z obrazu jest ustawiona. { $count } pola są niepewne: { $squares }. Sprawdź je i wybierz, kto jest na ruchu.
       *[many] Plansza z obrazu jest ustawiona. { $count } pól jest niepewnych: { $squares }. Sprawdź je i wybierz, kto jest na ruchu.
    }
square-uncertain = niepewne
said-drawing = Naciśnij pole dwa razy, by narysować kółko, albo dwa pola, by narysować strzałkę; strzałkę można też przeciągnąć.
said-drawing-done = Na polach znów się gra.
said-mark-begun = Od { $square }: to samo pole daje kółko, inne strzałkę.
said-circle = Kółko na { $square }.
said-circle-gone = Kółko na { $square } usunięte.
said-arrow = Strzałka z { $from } do { $square }.
said-arrow-gone = Strzałka z { $from } do { $square } usunięta.
said-line = Lepszy był { $square }: liczby pokazują wariant.
said-line-start = Liczby pokazują wariant.
said-line-followed = Pokazany wariant, ruch { $number } z { $total }: { $square }.
said-exercise-win = Ruch ma { $side }: znajdź ruch, który wygrywa.
said-exercise-draw = Ruch ma { $side }: znajdź ruch, który nie przegrywa.
said-exercise-best = Ruch ma { $side }: znajdź ruch, który zachowuje najwięcej pionków.
said-exercise-book = Ruch ma { $side }: zagraj ruch ze swojego repertuaru.
said-ending-play = Rozegraj końcówkę. Twoja strona: { $side }.
said-ending-count = Kto wygra tę końcówkę przy najlepszej grze i o ile? Ruch ma { $side }.
ending-solving = Rozwiązywanie…
ending-margin = Przy najlepszej grze { $side } wygrywa różnicą { $count }.
ending-margin-draw = Przy najlepszej grze będzie remis.
ending-margin-about = Szacunek: { $side } wygrywa różnicą około { $count }.
ending-margin-about-draw = Szacunek: gra jest wyrównana.
count-exact = Dokładnie tak.
count-winner-right = Zwycięzca się zgadza; błąd różnicy: { $count }.
count-wrong = Wynik jest inny; pomyłka o { $count }.
said-race-over =
    { $best ->
        [0] Czas minął. Dobrze: { $right }, źle: { $wrong }.
       *[other] Czas minął. Dobrze: { $right }, źle: { $wrong }. Twój rekord: { $best }.
    }
said-lesson = Najpierw krótka lekcja.
said-exercise-solved = Dobrze: rozwiązane!
said-exercise-praise =
    { $count ->
        [one] Za pierwszym razem!
       *[other] { $count } z rzędu za pierwszym razem!
    }
said-exercise-so-far = Na razie dobrze.
said-exercise-right-wins =
    { $count ->
        [one] Dobrze: { $square } wygrywa różnicą { $count } pionka.
       *[other] Dobrze: { $square } wygrywa różnicą { $count } pionków.
    }
said-exercise-right-draws = Dobrze: { $square } daje remis.
said-exercise-right-loses =
    { $count ->
        [one] Dobrze: { $square } przegrywa tylko różnicą { $count } pionka.
       *[other] Dobrze: { $square } przegrywa tylko różnicą { $count } pionków.
    }
said-exercise-wrong = To nie ten ruch.
said-exercise-cost =
    { $count ->
        [one] { $square } kosztuje { $count } pionek.
        [few] { $square } kosztuje { $count } pionki.
        [many] { $square } kosztuje { $count } pionków.
       *[other] { $square } kosztuje { $count } pionka.
    }
said-exercise-equal = { $square } nic nie kosztuje, ale zadanie wymaga innego ruchu.
said-exercise-reply = { $side } odpowiada { $square }.
said-exercise-wins = { $side } odpowiada { $square } i wygrywa różnicą { $count }.
said-exercise-draws = { $side } odpowiada { $square } i remisuje.
said-exercise-left = Ruch jest w lewej połowie.
said-exercise-right = Ruch jest w prawej połowie.
said-exercise-upper = Ruch jest w górnej połowie.
said-exercise-lower = Ruch jest w dolnej połowie.
said-solution = Rozwiązanie: { $moves }.
said-continuation = Najlepszy dalszy ciąg: { $moves }.
said-reviewing = Przegląd partii się zaczął.
said-reviewing-found = Znaleziono pierwsze błędy: możesz je już obejrzeć.
said-reviewed = Przegląd gotowy. Dobre ruchy: { $good } z { $total }.
said-reviewed-own = Przegląd gotowy. Dobre ruchy: { $good } z twoich { $total }.
said-trying = Szukaj lepszego ruchu: gra { $side }.
said-tried-best = { $square } to najlepszy ruch.
said-tried-good = Komputer nie widzi ruchu wyraźnie lepszego niż { $square }.
# A loss with a fraction comes with the count 0: it takes the genitive singular.
said-tried-worse =
    { $count ->
        [one] { $square } traci { $discs } pionek: jest lepszy ruch.
        [few] { $square } traci { $discs } pionki: jest lepszy ruch.
        [many] { $square } traci { $discs } pionków: jest lepszy ruch.
       *[other] { $square } traci { $discs } pionka: jest lepszy ruch.
    }
said-erased-progress = Postęp w zadaniach wyczyszczony.
said-erased-mistakes = Twoje błędy i postępy zostały usunięte.
said-erased-database = Turnieje zostały usunięte.
said-erased-book = Usunięto to z twojego repertuaru.
said-erased-own-exercises = Zadania z poprzedniego tekstu zniknęły.
said-erased-review = Przegląd zakończony.
said-erased-marks = Rysunki na tej pozycji usunięte.
said-erased-collection = Wczytane partie zostały usunięte.
said-erased-left-game = Partia usunięta z listy.
said-erased-table = Imiona i zegary obu graczy zniknęły.
said-erased-link = Otrzymany link zamknięty.
said-restored-progress = Postęp w zadaniach jest z powrotem.
said-restored-mistakes = Twoje błędy i postępy są z powrotem.
said-restored-database = Partie z turniejów są z powrotem.
said-restored-book = Przywrócono to do twojego repertuaru.
said-restored-own-exercises = Zadania z poprzedniego tekstu są z powrotem.
said-restored-review = Przegląd jest z powrotem.
said-restored-marks = Rysunki są z powrotem.
said-restored-collection = Wczytane partie są z powrotem.
said-restored-left-game = Partia jest znów na liście.
said-restored-table = Imiona i zegary obu graczy są z powrotem.
said-restored-link = Otrzymany link znów otwarty.
rejected-line-followed = To wariant, a nie partia: cofnij się do partii, żeby zagrać.
rejected-sent = Te ruchy są już wysłane: przejdź do ostatniego.
rejected-exercise-over = Zadanie jest skończone: spróbuj jeszcze raz albo wybierz inne.
said-unaided = Dopóki gra druga osoba, strona nie pomaga: ani podpowiedzi, ani analizy.
