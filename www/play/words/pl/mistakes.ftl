### The visitor's mistakes: exercises of the visitor's games.

mistakes = Moje błędy
mistakes-none = Nie zebrano jeszcze błędów
mistakes-first = Poddaj ocenie zakończoną partię: jej najkosztowniejsze ruchy staną się twoimi zadaniami.
mistakes-last = Oceń moją ostatnią partię
mistakes-no-last = Na tym urządzeniu nie ukończono jeszcze żadnej partii z komputerem.
mistakes-due =
    { $count ->
        [0] Wszystkie zadania opanowane, razem { $all }.
        [one] Na dziś { $count } zadanie z { $all }.
        [few] Na dziś { $count } zadania z { $all }.
       *[many] Na dziś { $count } zadań z { $all }.
    }
mistakes-later =
    { $count ->
        [one] Twoje zadanie wraca { $date }.
        [few] Pierwsze z { $all } zadań wraca { $date }.
       *[many] Pierwsze z { $all } zadań wraca { $date }.
    }
mistakes-early = Możesz ćwiczyć wcześniej, termin się nie zmieni.
mistakes-practise = Ćwicz
mistakes-on = Oceniaj moje zakończone partie z komputerem
mistakes-about = W tle i tylko na tym urządzeniu. Znaleziony ruch wraca po 3, 7, 16 i 35 dniach, nieznaleziony następnego dnia.
mistakes-waiting =
    { $count ->
        [one] { $count } partia czeka na ocenę.
        [few] { $count } partie czekają na ocenę.
       *[many] { $count } partii czeka na ocenę.
    }
mistakes-game = Partia na planszy: które ruchy są twoje?
mistakes-own-game = Przejmij partię z planszy
mistakes-name = Moje imię we wczytanych partiach
mistakes-review = Oceń moje partie
mistakes-taken =
    { $count ->
        [0] Żadna inna wczytana partia nie ma tego imienia.
        [one] Dodano { $count } partię.
        [few] Dodano { $count } partie.
       *[many] Dodano { $count } partii.
    }
mistakes-chosen = Wybierz, co zapisać: { $count } z { $all }
mistakes-one = { $played }, lepiej { $best }: { $loss }
mistakes-all = Wszystkie
mistakes-no = Żadne
mistakes-save = Zapisz jako plik
mistakes-share = Udostępnij
mistakes-not-shared = Przeglądarka nie udostępnia tego pliku: zapisz go zamiast tego.
mistakes-erase = Usuń wszystko
mistakes-restore = Przywróć usunięte
mistakes-open = Wczytaj zapisany plik
mistakes-read = Błędy z pliku są tutaj.
mistakes-damaged-file = Wiersz { $line } pliku jest uszkodzony: to, co z jego błędów jest całe, jest tutaj.
mistakes-no-file = To nie jest plik z błędami, jaki się tutaj zapisuje: nie zaczyna się od „{ $mark }”.
mistakes-full = Jest miejsce na 300 błędów. Pominięto z pliku: { $count }.
exercise-mistake = Z twojej partii
