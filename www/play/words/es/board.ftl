### The board and the list of moves: what a screen reader says of a square, values, glyphs.

game = Tablero y marcador
board = Tablero
to-move = le toca
over = fin
game-over = Fin de la partida
opening = Apertura
moves = Jugadas
no-moves = Aquí aparecen las jugadas de la partida.
move-label = Jugada { $number }: { $side }, { $square }
    .connect-four = Jugada { $number }: { $side }, columna { $square }
move-pass = { $side } pasa
branches = Otras líneas
branch = Desde la jugada { $number }: { $moves }
branch-drop = Descartar esta línea: desde la jugada { $number }, { $moves }
move-start = Posición inicial
move-commented = { $move }, con comentario
move-corrected = { $move }, tablero corregido
move-with-glyph = { $move }, { $glyph }
glyph-blunder = error grave
glyph-mistake = error
glyph-inaccuracy = imprecisión
glyph-interesting = jugada interesante
glyph-good = buena jugada
glyph-brilliant = jugada brillante
glyph-only = única jugada
comment = Comentario
comment-open = Comentar y dibujar
square-empty = { $square }, vacía
    .connect-four = Columna { $column }, fila { $row }, vacía
square-legal = { $square }, jugada posible
    .connect-four = Columna { $column }, fila { $row }, jugada posible
square-disc = { $square }, { $side }
    .connect-four = Columna { $column }, fila { $row }, { $side }
square-last = última jugada
square-hint = pista
square-armed = elegida
square-win = línea ganadora
square-value-search = valor { $value }
square-value-book = valor { $value } según el libro
square-value-exact = resuelto { $value }
square-share = jugada en el { $percent } de tus partidas
square-at-most = como mucho { $value }, demostrado
square-at-least = al menos { $value }, demostrado
square-wins =
    { $count ->
        [one] gana con la próxima jugada
       *[other] gana en { $count } jugadas más
    }
    .tic-tac-toe = gana
square-draw = empata
square-loses =
    { $count ->
        [one] pierde con la próxima jugada
       *[other] pierde en { $count } jugadas más
    }
    .tic-tac-toe = pierde
square-somehow-wins = gana
square-somehow-loses = pierde
plate-wins = gana
plate-draw = empata
plate-loses = pierde
plate-in = en { $count }
square-sought = valor aún desconocido
square-best = la mejor
square-played = la jugada hecha
square-reason = muestra por qué { $square } pierde fichas
square-better = mejor jugada
square-circled = círculo
square-arrow = flecha hacia { $square }
square-guide = con un anillo: una jugada para probar
square-step = jugada { $number } de la línea mostrada
typed-square = Escribe una casilla
    .connect-four = Escribe una columna
typed-play = Colocar
typed-example = f5
    .tic-tac-toe = b2
    .connect-four = 4
