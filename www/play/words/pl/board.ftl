### The board and the list of moves: what a screen reader says of a square, values, glyphs.

game = Plansza i wynik
board = Plansza
to-move = ma ruch
over = koniec gry
game-over = Koniec gry
opening = Otwarcie
moves = Ruchy
no-moves = Tu pojawią się ruchy partii.
move-label = Ruch { $number }: { $side }, { $square }
    .connect-four = Ruch { $number }: { $side }, kolumna { $square }
move-pass = { $side } pasuje
branches = Inne warianty
branch = Od ruchu { $number }: { $moves }
branch-drop = Usuń ten wariant: od ruchu { $number }, { $moves }
move-start = Pozycja początkowa
move-commented = { $move }, z komentarzem
move-corrected = { $move }, plansza poprawiona
move-with-glyph = { $move }, { $glyph }
glyph-blunder = gruby błąd
glyph-mistake = błąd
glyph-inaccuracy = niedokładność
glyph-interesting = ciekawy ruch
glyph-good = dobry ruch
glyph-brilliant = znakomity ruch
glyph-only = jedyny ruch
comment = Komentarz
comment-open = Komentuj i rysuj
square-empty = { $square }, puste
    .connect-four = Kolumna { $column }, rząd { $row }, puste
square-legal = { $square }, możliwy ruch
    .connect-four = Kolumna { $column }, rząd { $row }, możliwy ruch
square-disc = { $square }, { $side }
    .connect-four = Kolumna { $column }, rząd { $row }, { $side }
square-last = ostatni ruch
square-hint = podpowiedź
square-armed = wybrane
square-win = wygrywający rząd
square-value-search = ocena { $value }
square-value-book = ocena { $value } z książki
square-value-exact = obliczone { $value }
square-share = grane w { $percent } twoich partii
square-at-most = najwyżej { $value }, dowiedzione
square-at-least = co najmniej { $value }, dowiedzione
square-wins =
    { $count ->
        [one] wygrywa następnym ruchem
       *[other] wygrywa w { $count } ruchach
    }
    .tic-tac-toe = wygrywa
square-draw = remis
square-loses =
    { $count ->
        [one] przegrywa po następnym ruchu
       *[other] przegrywa w { $count } ruchach
    }
    .tic-tac-toe = przegrywa
square-somehow-wins = wygrywa
square-somehow-loses = przegrywa
plate-wins = wygrana
plate-draw = remis
plate-loses = porażka
plate-in = w { $count }
square-sought = ocena jeszcze nieznana
square-best = najlepszy ruch
square-played = zagrany ruch
square-reason = pokazuje, dlaczego { $square } traci pionki
square-better = lepszy ruch
square-circled = kółko
square-arrow = strzałka do { $square }
square-guide = w obwódce: ruch do wypróbowania
square-step = ruch { $number } pokazanego wariantu
typed-square = Wpisz pole
    .connect-four = Wpisz kolumnę
typed-play = Zagraj
typed-example = f5
    .tic-tac-toe = b2
    .connect-four = 4
