### The status line below the board, which screen readers read out: what has happened, what to do.
### A sentence said-… names what happened; rejected-… says why a press does nothing.

said-started = Nueva partida.
said-resumed = Tu partida está otra vez aquí.
said-clocks-stand = Los dos relojes están parados como en la última jugada o parada.
said-loaded = Partida cargada.
said-followed = Así está tu partida en otra pestaña.
said-displaced = La partida de otra pestaña es ahora la partida anterior.
said-dropped = No quedaba espacio: tus partidas más antiguas se han borrado.
said-list-full = La lista de tus partidas está llena: las más antiguas se han borrado.
said-left-unkept = El navegador no tiene espacio para la partida que has dejado: está en «Partidas» hasta que se cierre la página.
said-unstored = Tu navegador no guarda lo que haces aquí: dura hasta que se cierre la página.
said-still-unstored = Sin guardar.
said-returned = Partida anterior recuperada.
said-moved =
    { $count ->
        [one] { $side } juega { $square } y voltea { $count } ficha.
       *[other] { $side } juega { $square } y voltea { $count } fichas.
    }
    .tic-tac-toe = { $side } juega { $square }.
    .connect-four = { $side } juega en la columna { $column }.
said-with-comment = Con comentario.
said-at-start = De vuelta al inicio.
said-at-move = Tras la jugada { $number }, { $square }.
    .connect-four = Tras la jugada { $number }, columna { $square }.
said-at-corrected = Tras la jugada { $number }, { $square }, se corrigió el tablero.
said-to-move = Le toca a { $side }.
said-must-pass = { $side } tiene que pasar.
said-friend-begin = Haz tu primera jugada y luego envía el enlace.
said-friend-send = Envía el enlace a { $name }: allí le toca a { $side }.
said-friend-waits = Le toca a { $name }: la respuesta llega como enlace.
said-engine-late = La máquina todavía se está cargando.
said-values-sought = Algunos valores aún no se conocen.
said-values-open = Algunos valores quedan sin conocer: tan pronto en la partida tardarían demasiado.
said-press-continue = Con «Continuar» juega la máquina.
said-press-pass = Pulsa «Pasar».
said-passed = { $side } pasa.
said-armed =
    { $count ->
        [one] { $square } voltea { $count } ficha. Elige la casilla otra vez para jugarla.
       *[other] { $square } voltea { $count } fichas. Elige la casilla otra vez para jugarla.
    }
    .tic-tac-toe = Has elegido { $square }. Elige la casilla otra vez para jugarla.
    .connect-four = Elige la columna { $column } otra vez para soltar la ficha.
said-hint = Pista: { $square }.
    .connect-four = Pista: columna { $column }.
said-hint-win = Pista: { $square } gana.
    .connect-four = Pista: la columna { $column } gana.
said-hint-draw = Pista: { $square } salva el empate.
    .connect-four = Pista: la columna { $column } salva el empate.
said-hint-loss = Pista: { $square }, aunque con el mejor juego pierden todas.
    .connect-four = Pista: columna { $column }, aunque con el mejor juego pierden todas.
said-hint-only = Solo { $square } es posible.
    .connect-four = Solo es posible la columna { $column }.
said-hint-line = Podría seguir así: { $moves }.
said-quarter =
    { $square ->
        [a1] Mira arriba a la izquierda: allí hay una buena jugada.
        [h1] Mira arriba a la derecha: allí hay una buena jugada.
        [a8] Mira abajo a la izquierda: allí hay una buena jugada.
       *[h8] Mira abajo a la derecha: allí hay una buena jugada.
    }
    .connect-four = Hay una buena jugada entre las columnas marcadas.
said-expects =
    { $count ->
        [one] La máquina calcula para { $side } una ventaja de ≈{ $count } ficha.
       *[other] La máquina calcula para { $side } una ventaja de ≈{ $count } fichas.
    }
said-solved =
    { $count ->
        [one] Resuelto: { $side } gana por { $count } ficha.
       *[other] Resuelto: { $side } gana por { $count } fichas.
    }
    .tic-tac-toe = Resuelto: { $side } gana con el mejor juego.
    .connect-four = Resuelto: { $side } gana con el mejor juego.
said-solved-draw = Resuelto: empate.
said-expects-draw = La máquina calcula una partida igualada.
said-theme-corner = Mira las esquinas: ¿quién las consigue tras cada jugada?
said-theme-wedge = Mira los bordes: una ficha cabe entre dos de { $other }.
said-theme-parity = Cuenta las casillas vacías de cada zona y empieza por una impar.
said-theme-access = Busca una jugada tras la cual { $other } no llegue a casillas a las que tú sí llegas.
said-theme-stability = Busca fichas que ya no se puedan voltear nunca.
said-theme-quiet = Busca una jugada silenciosa: que voltee poco y deje pocas respuestas a { $other }.
said-theme-ending = Cuenta hasta el final: ¿qué orden conserva más fichas?
said-paused = En pausa. Pulsa «Continuar» para seguir.
said-continued = Seguimos.
said-cancelled = Búsqueda detenida.
said-erased-record = Resultados borrados.
said-erased-branch = Línea descartada.
said-erased-settings = Todos los ajustes vuelven a sus valores iniciales.
said-restored-record = Resultados recuperados.
said-restored-branch = Línea recuperada.
said-restored-settings = Ajustes recuperados.
rejected-game-over = La partida ha terminado.
rejected-locked = Este tablero es para mirar: las jugadas las hace la página que lo contiene.
rejected-pass-first = Antes { $side } tiene que pasar: pulsa «Pasar».
rejected-not-your-turn = No es tu turno: le toca a { $side }.
rejected-occupied = { $square } está ocupada.
    .connect-four = La columna { $column } está llena.
rejected-encloses-nothing = { $square } no encierra nada: una jugada tiene que encerrar al menos una ficha.

thinks = pensando…
thinks-opponent = { $opponent } está pensando…
thinks-for = pensando… { $seconds } s
thought = pensó { $time }
briefly = menos de 0,01 s
depth = profundidad { $depth }
from-book = libro de aperturas
solved = resuelto
lead = { $side } { $discs }
    .tic-tac-toe = gana { $side }
    .connect-four = gana { $side }
even = igualdad
    .tic-tac-toe = empate
    .connect-four = empate

# Two sentences in turn, two things of a list, and a title as a sentence.
sentences = { $first } { $then }
listed = { $first }, { $then }
sentence = { $text }.
seconds = { $seconds } s
# The sign before the fraction of a number, as in 1,5.
decimal-point = { "," }
