### The list of the games of a file, and the export of a game.

games = Partidas
read-so-far =
    { $count ->
        [one] { $number } registro leído
       *[other] { $number } registros leídos
    }
stop = Parar
forget = Vaciar las importadas
earlier = Importadas antes ({ $count })
earlier-games =
    { $count ->
        [one] { $shown } partida, { $date }
       *[other] { $shown } partidas, { $date }
    }
more = Los archivos tienen más partidas: estas son las primeras 100.000.
opening = Apertura
any-opening = Cualquier apertura
result = Resultado
any-result = Cualquier resultado
result-wins = Gana { $side }
result-draw = Empate
result-open = Sin terminar
games-all =
    { $count ->
        [one] { $shown } partida
       *[other] { $shown } partidas
    }
games-some =
    { $count ->
        [one] { $shown } de { $all } partidas
       *[other] { $shown } de { $all } partidas
    }
no-games = Aún no hay partidas: aquí aparecen las que juegas o abres.
show-all = Mostrar todas las partidas
game = Partida { $number }
moves =
    { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }
variations =
    { $count ->
        [one] { $count } variante
       *[other] { $count } variantes
    }
variations-unread =
    { $count ->
        [one] { $count } variante omitida
       *[other] { $count } variantes omitidas
    }
comments-unread =
    { $count ->
        [one] { $count } comentario omitido
       *[other] { $count } comentarios omitidos
    }
unread =
    { $count ->
        [one] { $count } registro no se puede leer
       *[other] { $count } registros no se pueden leer
    }
export-choices = Como imagen, o para otros programas
numbered = Diagrama con jugadas numeradas
diagram = Diagrama de la posición
ggf = GGF, para servidores de juego
moves-alone = Solo las jugadas, una línea por partida
pgn = Jugadas con etiquetas (PGN)
sgf = Partida con variantes (SGF)
obf = Problema de final (OBF)
copy = Copiar
save = Guardar
save-svg = Guardar como SVG
save-png = Guardar como PNG
done = Hecho.
not-allowed = El navegador no lo permite.
not-done = El navegador no lo permite. El texto está seleccionado: cópialo a mano.
nothing-written = Todavía no hay nada que escribir: esta notación necesita una jugada.
corrections-unwritten = GGF no tiene lugar para un tablero corregido; los enlaces, las jugadas y SGF lo conservan.
unread-game = Registro { $number }: { $cause }
unread-game-at = Registro { $number } ({ $places }): { $cause }
line = línea { $line }
save-games = Guardar las partidas mostradas como
games-omitted =
    { $count ->
        [one] { $count } partida empieza en otra posición y se omite: las líneas de jugadas no pueden contenerla.
       *[other] { $count } partidas empiezan en otra posición y se omiten: las líneas de jugadas no pueden contenerlas.
    }
percent = { $number }{ "\u00A0" }%
views = Ver por
statistics-openings = Aperturas
statistics-players = Jugadores
player = Jugador
score-of-black = Negro
lead-of-black = Ventaja
score-of-player = Puntos
lead-of-player = Ventaja
opening-unnamed = Sin nombre
players-unnamed = Estas partidas no nombran a los jugadores.
rows-most = Son las { $count } con más partidas.
results-none = Ninguna de estas partidas tiene resultado.
results-summary =
    { $count ->
        [one] En { $shown } partida con resultado, Negro gana { $black } y Blanco { $white }; empates: { $draws }. Ventaja media de Negro: { $lead } fichas.
       *[other] En { $shown } partidas con resultado, Negro gana { $black } y Blanco { $white }; empates: { $draws }. Ventaja media de Negro: { $lead } fichas.
    }
statistics-leads = Ventaja
leads-move = Jugada
leads-about =
    { $count ->
        [one] Ventaja de Negro en fichas tras cada jugada, en { $shown } partida desde la posición inicial. La curva promedia cada dos jugadas.
       *[other] Ventaja media de Negro en fichas tras cada jugada, en { $shown } partidas desde la posición inicial. La curva promedia cada dos jugadas.
    }
shelves = Mostrar
shelf-all = Todas
shelf-mine = Mías
shelf-imported = Importadas
shelf-tournaments = Torneos
search = Jugador, evento, año
side = Juega con
filter = Filtrar
any-side = Cualquier color
plays-side = Juega con { $side }
sort = Ordenar
sort-number = Sin ordenar
sort-date = Por fecha
sort-black = Por el nombre de Negro
sort-white = Por el nombre de Blanco
sort-result = Por fichas de Negro
sort-opening = Por apertura
descending = Invertir
position-here = Con esta posición
statistics-moves = Jugadas
too-many = Solo se cuentan y se guardan listas de hasta { $shown } partidas: elige un jugador, un año o una posición.
reading-rows = Leyendo las partidas…
share-game = Compartir la partida { $players }
forget-game = Olvidar la partida { $players }
link-copied = El enlace está copiado.
save-all = Guardar o vaciar

## At the start

game-before = Anterior de la lista
game-after = Siguiente de la lista
live = En directo
text = Compartir y guardar
collection = Lista de partidas
