### The database of games: tournament games by thousands, kept on the device.

database-size =
    { $count ->
        [0] Nie ma jeszcze partii
        [one] { $shown } partia, { $size } na tym urządzeniu
        [few] { $shown } partie, { $size } na tym urządzeniu
        [many] { $shown } partii, { $size } na tym urządzeniu
       *[other] { $shown } partii, { $size } na tym urządzeniu
    }
database-about = Otwórz pliki turniejów (.wtb, .jou, .trn): są czytane i przechowywane tylko na tym urządzeniu.
database-source = Partie turniejowe od 1977 roku można pobrać za darmo; pliki trzeba najpierw rozpakować:
database-try = Wypróbuj 200 partii komputera
database-take =
    { $count ->
        [one] Dodaj { $count } wczytaną partię do turniejów
        [few] Dodaj { $count } wczytane partie do turniejów
        [many] Dodaj { $count } wczytanych partii do turniejów
       *[other] Dodaj { $count } wczytanych partii do turniejów
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
        [0] Do turniejów nie dodano żadnej partii.
        [one] Do turniejów dodano { $shown } partię.
        [few] Do turniejów dodano { $shown } partie.
        [many] Do turniejów dodano { $shown } partii.
       *[other] Do turniejów dodano { $shown } partii.
    }
database-repeated =
    { $count ->
       *[other] Pominięte, bo powtórzone: { $shown }.
    }
database-other =
    { $count ->
       *[other] Pominięte, bo z inną pozycją początkową lub bez ruchów: { $shown }.
    }
database-unread =
    { $count ->
       *[other] Nieczytelne: { $shown }.
    }
database-full = Więcej się nie zmieści: turnieje mieszczą 500 000 partii.
database-unkept = Ta przeglądarka nie przechowuje partii: znikną po zamknięciu strony.
database-nameless = Żadna partia z turniejów nie podaje graczy. Nazwiska są w WTHOR.JOU: otwórz też ten plik.
database-hint = Graj na planszy za obie strony: tabela podąża za grą, a komputer czeka, aż opuścisz partie.
database-here-nameless = Żadna z tych partii nie podaje graczy: nazwisko niczego nie znajdzie
database-save = Zapisz turnieje jako plik
save-about = Safari usuwa to, co strona przechowuje, po siedmiu dniach bez odwiedzin; każda przeglądarka może to zrobić, gdy dysk jest prawie pełny. Plik zostaje.
database-clear = Usuń turnieje
database-restore = Przywróć usunięte partie
