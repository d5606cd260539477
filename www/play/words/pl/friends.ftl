### A game with a friend by links.

send-invitation = Zaproś do gry
send-move = Wyślij swój ruch
send-result = Wyślij wynik
send-again = Twój ruch jest wysłany
send-turn = Twoja kolej
note-invitation = Kto otworzy link na dowolnym urządzeniu, gra jako { $side }. Niczego się nie instaluje i nic nie przechodzi przez serwer.
note-unsent = Dopóki nie wyślesz linku, możesz cofnąć ruch.
note-sent = Link tu zostaje. Odpowiedź przyjdzie jako link: otwórz go lub wklej na tej stronie.
note-turn = Zagraj na planszy: twój ruch znajdzie się w linku.
note-result = Link pokazuje partię na każdym urządzeniu, a strona przelicza ją tam jeszcze raz.
your-name = Twoje imię (opcjonalnie)
link = Link
copy = Kopiuj
copied = Skopiowano
copy-by-hand = Link jest zaznaczony: skopiuj go klawiaturą lub z menu.
share = Udostępnij
mail = E-mail
mail-subject = Reversi: twój ruch
qr = QR
qr-label = Kod QR linku dla aparatu innego telefonu
close = Zamknij
invitation = { $name } zaprasza cię do gry
invitation-unnamed = Masz zaproszenie do gry
invitation-facts =
    { $count ->
        [one] { $game }, na razie { $count } ruch. Grasz jako { $side }.
        [few] { $game }, na razie { $count } ruchy. Grasz jako { $side }.
        [many] { $game }, na razie { $count } ruchów. Grasz jako { $side }.
       *[other] { $game }, na razie { $count } ruchu. Grasz jako { $side }.
    }
invitation-keeps = Partia z twojej planszy zostanie w „Partie”.
play = Graj
look = Tylko obejrzyj
fork = Dwie wersje tej partii
fork-facts =
    { $count ->
        [one] Różnią się po { $count } ruchu. Wersja, której nie wybierzesz, zostanie przy partii jako inny wariant.
       *[other] Różnią się po { $count } ruchach. Wersja, której nie wybierzesz, zostanie przy partii jako inny wariant.
    }
own-moves = Czy to twoje ruchy?
own-moves-facts = Link zawiera ruchy twojej strony, których nie zagrano w tej przeglądarce. Jeśli pochodzą z innego twojego urządzenia, przyjmij je. Jeśli nie, zachowaj swoją wersję: ta druga zostanie przy partii jako inny wariant.
fork-own = Twoja
fork-theirs = Z linku
fork-take-own = Zachowaj moją
fork-take-theirs = Weź z linku
fork-move = Ruch { $number }: { $square }
fork-end = Tu się kończy
resign-title = Poddać tę partię?
resign-facts = { $name } wygrywa i nie da się tego cofnąć.
resign-not = Graj dalej
result = Wynik
result-complete =
    { $count ->
        [one] { $score }, { $count } poprawny ruch, pełna partia.
        [few] { $score }, { $count } poprawne ruchy, pełna partia.
        [many] { $score }, { $count } poprawnych ruchów, pełna partia.
       *[other] { $score }, { $count } poprawnego ruchu, pełna partia.
    }
result-open =
    { $count ->
        [one] { $count } poprawny ruch, ale partia trwa: to nie jest wynik.
        [few] { $count } poprawne ruchy, ale partia trwa: to nie jest wynik.
        [many] { $count } poprawnych ruchów, ale partia trwa: to nie jest wynik.
       *[other] { $count } poprawnego ruchu, ale partia trwa: to nie jest wynik.
    }
result-differs =
    { $count ->
        [one] Link podaje { $claimed }, ale jego { $count } poprawny ruch daje: { $score }.
        [few] Link podaje { $claimed }, ale jego { $count } poprawne ruchy dają: { $score }.
        [many] Link podaje { $claimed }, ale jego { $count } poprawnych ruchów daje: { $score }.
       *[other] Link podaje { $claimed }, ale jego { $count } poprawnego ruchu daje: { $score }.
    }
result-resigned =
    { $count ->
        [one] Według linku { $side } poddaje partię po { $count } poprawnym ruchu. Sam ruch tego nie pokazuje.
       *[other] Według linku { $side } poddaje partię po { $count } poprawnych ruchach. Same ruchy tego nie pokazują.
    }
result-time =
    { $count ->
        [one] Według linku { $side } przekracza czas po { $count } poprawnym ruchu. Sam ruch tego nie pokazuje.
       *[other] Według linku { $side } przekracza czas po { $count } poprawnych ruchach. Same ruchy tego nie pokazują.
    }
result-won = { $side } wygrywa
result-draw = Remis
replay-move = { $side } gra { $square }
replay-number = Ruch { $number }: { $move }
replay-start = Przed pierwszym ruchem
replay-back = Ruch wstecz
replay-next = Następny ruch
replay-play = Odtwórz ruchy
replay-pause = Pauza
replay-moves = Ruchy partii
look-result = Pokaż na planszy
players = { $black } – { $white }

## At the start

resign = Poddaj
send = Wyślij
result-link = Link i kod QR z wynikiem
