### The list of the games of a file, and the export of a game.

games = Partie
read-so-far =
    { $count ->
        [one] Wczytano { $number } zapis
        [few] Wczytano { $number } zapisy
        [many] Wczytano { $number } zapisów
       *[other] Wczytano { $number } zapisu
    }
stop = Stop
forget = Usuń wczytane partie
earlier = Wczytane wcześniej ({ $count })
earlier-games =
    { $count ->
        [one] { $shown } partia, { $date }
        [few] { $shown } partie, { $date }
        [many] { $shown } partii, { $date }
       *[other] { $shown } partii, { $date }
    }
more = W plikach jest więcej partii: to pierwsze 100 000.
opening = Otwarcie
any-opening = Każde otwarcie
result = Wynik
any-result = Każdy wynik
result-wins = { $side } wygrywa
result-draw = Remis
result-open = Nieskończona
games-all =
    { $count ->
        [one] { $shown } partia
        [few] { $shown } partie
        [many] { $shown } partii
       *[other] { $shown } partii
    }
games-some =
    { $count ->
       *[other] { $shown } z { $all } partii
    }
no-games = Nie ma jeszcze partii: tu pojawią się te, które rozegrasz lub otworzysz.
show-all = Pokaż wszystkie partie
game = Partia { $number }
moves =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }
variations =
    { $count ->
        [one] { $count } wariant
        [few] { $count } warianty
        [many] { $count } wariantów
       *[other] { $count } wariantu
    }
variations-unread =
    { $count ->
        [one] pominięto { $count } wariant
        [few] pominięto { $count } warianty
        [many] pominięto { $count } wariantów
       *[other] pominięto { $count } wariantu
    }
comments-unread =
    { $count ->
        [one] pominięto { $count } komentarz
        [few] pominięto { $count } komentarze
        [many] pominięto { $count } komentarzy
       *[other] pominięto { $count } komentarza
    }
unread =
    { $count ->
        [one] { $count } zapisu nie da się odczytać
       *[other] { $count } zapisów nie da się odczytać
    }
export-choices = Jako obraz lub dla innych programów
numbered = Diagram z numerami ruchów
diagram = Diagram pozycji
ggf = GGF, dla serwerów gier
moves-alone = Same ruchy, po wierszu
pgn = Ruchy z opisem (PGN)
sgf = Partia z wariantami (SGF)
obf = Zadanie z końcówki (OBF)
copy = Kopiuj
save = Zapisz
save-svg = Zapisz jako SVG
save-png = Zapisz jako PNG
done = Gotowe.
not-allowed = Przeglądarka na to nie pozwala.
not-done = Przeglądarka na to nie pozwala. Tekst jest zaznaczony: skopiuj go samodzielnie.
nothing-written = Nie ma jeszcze czego zapisać: ten zapis wymaga ruchu.
corrections-unwritten = GGF nie ma miejsca na poprawioną planszę; zachowują ją linki, ruchy i SGF.
unread-game = Zapis { $number }: { $cause }
unread-game-at = Zapis { $number } ({ $places }): { $cause }
line = wiersz { $line }
save-games = Zapisz pokazane partie jako
games-omitted =
    { $count ->
        [one] Pominięto { $count } partię, która zaczyna się inaczej: same ruchy jej nie oddadzą.
        [few] Pominięto { $count } partie, które zaczynają się inaczej: same ruchy ich nie oddadzą.
        [many] Pominięto { $count } partii, które zaczynają się inaczej: same ruchy ich nie oddadzą.
       *[other] Pominięto { $count } partii, które zaczynają się inaczej: same ruchy ich nie oddadzą.
    }
percent = { $number }%
views = Widok
statistics-openings = Otwarcia
statistics-players = Gracze
player = Gracz
score-of-black = Czarny
lead-of-black = Przewaga
score-of-player = Punkty
lead-of-player = Przewaga
opening-unnamed = Bez nazwy
players-unnamed = Te partie nie podają graczy.
rows-most = Wiersze z największą liczbą partii: { $count }.
results-none = Żadna z tych partii nie ma wyniku.
results-summary =
    { $count ->
       *[other] Partie z wynikiem: { $shown }. Wygrane: Czarny { $black }, Biały { $white }, remisy { $draws }. Średnia przewaga Czarnego w pionkach: { $lead }.
    }
statistics-leads = Przewaga
leads-move = Ruch
leads-about =
    { $count ->
       *[other] Średnia przewaga Czarnego w pionkach po każdym ruchu, w partiach od pozycji początkowej: { $shown }. Krzywa to średnia z każdych dwóch kolejnych ruchów.
    }
shelves = Pokaż
shelf-all = Wszystkie
shelf-mine = Moje
shelf-imported = Wczytane
shelf-tournaments = Turnieje
search = Gracz, wydarzenie, rok
side = Gra jako
filter = Filtruj
any-side = Dowolna strona
plays-side = Gra jako { $side }
sort = Sortuj
sort-number = Bez sortowania
sort-date = Według daty
sort-black = Według nazwiska Czarnego
sort-white = Według nazwiska Białego
sort-result = Według pionków Czarnego
sort-opening = Według otwarcia
descending = Odwrotnie
position-here = Z tą pozycją
statistics-moves = Ruchy
too-many = Liczone i zapisywane są tylko listy do { $shown } partii: wybierz gracza, rok lub pozycję.
reading-rows = Wczytywanie partii…
share-game = Udostępnij partię { $players }
forget-game = Zapomnij partię { $players }
link-copied = Link jest skopiowany.
save-all = Zapisz lub wyczyść

## At the start

game-before = Poprzednia na liście
game-after = Następna na liście
live = Na żywo
text = Zapis i link
collection = Lista partii
