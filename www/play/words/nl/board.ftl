### The board and the list of moves: what a screen reader says of a square, values, glyphs.

game = Bord en stand
board = Bord
to-move = aan zet
over = einde
game-over = Einde van de partij
opening = Opening
moves = Zetten
no-moves = Hier komen de zetten van de partij.
move-label = Zet { $number }: { $side }, { $square }
    .connect-four = Zet { $number }: { $side }, kolom { $square }
move-pass = { $side } past
branches = Andere varianten
branch = Vanaf zet { $number }: { $moves }
branch-drop = Deze variant weggooien: vanaf zet { $number }, { $moves }
move-start = Beginstelling
move-commented = { $move }, met commentaar
move-corrected = { $move }, bord gecorrigeerd
move-with-glyph = { $move }, { $glyph }
glyph-blunder = blunder
glyph-mistake = fout
glyph-inaccuracy = onnauwkeurigheid
glyph-interesting = interessante zet
glyph-good = goede zet
glyph-brilliant = briljante zet
glyph-only = enige zet
comment = Commentaar
comment-open = Commentaar en tekenen
square-empty = { $square }, leeg
    .connect-four = Kolom { $column }, rij { $row }, leeg
square-legal = { $square }, mogelijke zet
    .connect-four = Kolom { $column }, rij { $row }, mogelijke zet
square-disc = { $square }, { $side }
    .connect-four = Kolom { $column }, rij { $row }, { $side }
square-last = laatste zet
square-hint = hint
square-armed = gekozen
square-win = winnende rij
square-value-search = waarde { $value }
square-value-book = waarde { $value } uit het boek
square-value-exact = opgelost { $value }
square-share = gespeeld in { $percent } van je partijen
square-at-most = hooguit { $value }, bewezen
square-at-least = minstens { $value }, bewezen
square-wins =
    { $count ->
        [one] wint met de volgende zet
       *[other] wint in nog { $count } zetten
    }
    .tic-tac-toe = wint
square-draw = gelijkspel
square-loses =
    { $count ->
        [one] verliest door de volgende zet
       *[other] verliest in nog { $count } zetten
    }
    .tic-tac-toe = verliest
square-somehow-wins = wint
square-somehow-loses = verliest
plate-wins = wint
plate-draw = gelijk
plate-loses = verliest
plate-in = in { $count }
square-sought = waarde nog niet bekend
square-best = beste
square-played = de gespeelde zet
square-reason = laat zien waarom { $square } stenen kost
square-better = betere zet
square-circled = cirkel
square-arrow = pijl naar { $square }
square-guide = met een ring: een zet om te proberen
square-step = zet { $number } van de getoonde variant
typed-square = Typ een veld
    .connect-four = Typ een kolom
typed-play = Zetten
typed-example = f5
    .tic-tac-toe = b2
    .connect-four = 4
