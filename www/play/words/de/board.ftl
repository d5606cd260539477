### The board and the list of moves: what a screen reader says of a square, values, glyphs.

game = Brett und Spielstand
board = Brett
to-move = am Zug
over = Spielende
game-over = Spielende
opening = Eröffnung
moves = Züge
no-moves = Hier stehen die Züge der Partie.
move-label = Zug { $number }: { $side }, { $square }
    .connect-four = Zug { $number }: { $side }, Spalte { $square }
move-pass = { $side } passt
branches = Andere Zugfolgen
branch = Ab Zug { $number }: { $moves }
branch-drop = Diese Zugfolge verwerfen: ab Zug { $number }, { $moves }
move-start = Anfangsstellung
move-commented = { $move }, mit Kommentar
move-corrected = { $move }, Brett berichtigt
move-with-glyph = { $move }, { $glyph }
glyph-blunder = grober Fehler
glyph-mistake = Fehler
glyph-inaccuracy = Ungenauigkeit
glyph-interesting = interessanter Zug
glyph-good = guter Zug
glyph-brilliant = hervorragender Zug
glyph-only = einziger Zug
comment = Kommentar
comment-open = Kommentieren und zeichnen
square-empty = { $square }, leer
    .connect-four = Spalte { $column }, Reihe { $row }, leer
square-legal = { $square }, möglicher Zug
    .connect-four = Spalte { $column }, Reihe { $row }, möglicher Zug
square-disc = { $square }, { $side }
    .connect-four = Spalte { $column }, Reihe { $row }, { $side }
square-last = letzter Zug
square-hint = Tipp
square-armed = gewählt
square-win = Gewinnreihe
square-value-search = Wert { $value }
square-value-book = Wert { $value } aus dem Buch
square-value-exact = ausgerechnet { $value }
square-share = in { $percent } deiner Partien gespielt
square-at-most = höchstens { $value }, ausgerechnet
square-at-least = mindestens { $value }, ausgerechnet
square-wins =
    { $count ->
        [one] gewinnt mit dem nächsten Zug
       *[other] gewinnt mit { $count } weiteren Zügen
    }
    .tic-tac-toe = gewinnt
square-draw = unentschieden
square-loses =
    { $count ->
        [one] verliert gegen den nächsten Zug
       *[other] verliert gegen { $count } weitere Züge
    }
    .tic-tac-toe = verliert
square-somehow-wins = gewinnt
square-somehow-loses = verliert
plate-wins = gewinnt
plate-draw = remis
plate-loses = verliert
plate-in = in { $count }
square-sought = Wert wird gesucht
square-best = am besten
square-played = der gespielte Zug
square-reason = zeigt, warum { $square } Steine kostet
square-better = besserer Zug
square-circled = Kreis
square-arrow = Pfeil nach { $square }
square-guide = mit Ring: ein Zug zum Ausprobieren
square-step = Zug { $number } der gezeigten Variante
typed-square = Feld eintippen
    .connect-four = Spalte eintippen
typed-play = Setzen
typed-example = f5
    .tic-tac-toe = b2
    .connect-four = 4
