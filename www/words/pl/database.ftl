### The database of games: tournament games by thousands, kept on the device.

database = Baza partii
database-close = Zamknij
database-whole = Filtr i partie
database-size =
    { $count ->
        [0] Nie ma jeszcze partii
        [one] { $shown } partia, { $size } na tym urządzeniu
        [few] { $shown } partie, { $size } na tym urządzeniu
        [many] { $shown } partii, { $size } na tym urządzeniu
       *[other] { $shown } partii, { $size } na tym urządzeniu
    }
database-collection = Procenty na planszy pochodzą z partii kolekcji.
database-about = Dodaj pliki turniejów (.wtb z .jou i .trn), GGF, PGN lub inne zapisy partii. Są czytane i przechowywane tylko na tym urządzeniu.
database-source = Partie turniejowe od 1977 roku można pobrać za darmo; pliki trzeba najpierw rozpakować:
database-try = Wypróbuj 200 partii komputera
database-add = Dodaj pliki
database-take =
    { $count ->
        [one] Przejmij { $count } partię z kolekcji
        [few] Przejmij { $count } partie z kolekcji
       *[many] Przejmij { $count } partii z kolekcji
    }
database-reading =
    { $count ->
        [0] Wczytywanie…
        [one] Wczytywanie: na razie { $shown } partia
        [few] Wczytywanie: na razie { $shown } partie
        [many] Wczytywanie: na razie { $shown } partii
       *[other] Wczytywanie: na razie { $shown } partii
    }
database-added =
    { $count ->
        [0] Nie dodano żadnej partii.
        [one] Dodano { $shown } partię.
        [few] Dodano { $shown } partie.
        [many] Dodano { $shown } partii.
       *[other] Dodano { $shown } partii.
    }
database-repeated =
    { $count ->
       *[other] Już obecne: { $shown }.
    }
database-other =
    { $count ->
       *[other] Pominięte, bo z inną pozycją początkową lub bez ruchów: { $shown }.
    }
database-unread =
    { $count ->
       *[other] Nieczytelne: { $shown }.
    }
database-full = Więcej się nie zmieści: baza przechowuje 500 000 partii.
database-unkept = Ta przeglądarka nie przechowuje partii: znikną po zamknięciu strony.
database-nameless = Żadna partia nie podaje graczy. Nazwiska do pliku .wtb są w WTHOR.JOU: dodaj oba razem.
database-hint = Graj na planszy za obie strony: tabela podąża za grą, a komputer czeka, aż zamkniesz bazę.
database-player = Gracz lub wydarzenie
database-side = Gra jako
database-side-any = dowolna strona
database-from = Od roku
database-to = Do roku
database-result = Wynik
database-result-any = Wszystkie
database-result-wins = { $side } wygrywa
database-result-draw = Remis
database-here =
    { $count ->
        [0] Żadnej partii z tą pozycją
        [one] { $shown } partia z tą pozycją
        [few] { $shown } partie z tą pozycją
        [many] { $shown } partii z tą pozycją
       *[other] { $shown } partii z tą pozycją
    }
database-here-nameless = Żadna z tych partii nie podaje graczy: nazwisko niczego nie znajdzie
database-latest = Najnowsze z nich: { $shown }
database-more = Pokaż więcej
database-players = { $black } – { $white }
database-save = Zapisz jako plik
database-clear = Opróżnij bazę
database-restore = Przywróć usunięte partie
