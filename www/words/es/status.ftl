### The status line below the board, which screen readers read out: what has happened, what to do.
### A sentence said-… names what happened; rejected-… says why a press does nothing.

said-started = Nueva partida.
said-resumed = Tu partida está otra vez aquí.
said-clocks-stand = Los dos relojes están parados como en la última jugada o parada.
said-loaded = Partida cargada.
said-loaded-with =
    { $count ->
        [one] Partida cargada con { $count } variante.
       *[other] Partida cargada con { $count } variantes.
    }
said-loaded-first =
    { $count ->
        [one] Se ha cargado la primera partida; { $count } línea más es otra partida y se ha omitido.
       *[other] Se ha cargado la primera partida; { $count } líneas más son otras partidas y se han omitido.
    }
said-left =
    { $count ->
        [one] Se ha omitido { $count } más.
       *[other] Se han omitido { $count } más.
    }
said-comments-unread =
    { $count ->
        [one] Se ha omitido el comentario de la jugada { $ply }: { $cause }
       *[other] Se han omitido { $count } comentarios; del primero, en la jugada { $ply }: { $cause }
    }
said-comments-unread-at-start =
    { $count ->
        [one] Se ha omitido el comentario anterior a la primera jugada: { $cause }
       *[other] Se han omitido { $count } comentarios; del anterior a la primera jugada: { $cause }
    }
said-unread =
    { $count ->
        [one] Se ha omitido { $text }: { $cause }
       *[other] Se han omitido { $count } variantes; de la primera, { $text }: { $cause }
    }
said-glyphs =
    { $count ->
        [one] Se ha omitido { $count } símbolo de anotación ($10).
       *[other] Se han omitido { $count } símbolos de anotación ($10).
    }
said-followed = Así está tu partida en otra pestaña.
said-displaced = La partida de otra pestaña es ahora la partida anterior.
said-dropped = No quedaba espacio: tus partidas más antiguas se han borrado.
said-list-full = «Mis partidas» está llena: las más antiguas se han borrado.
said-left-unkept = El navegador no tiene espacio para la partida que has dejado: está en «Mis partidas» hasta que se cierre la página.
said-left-games-read =
    { $count ->
        [one] «Mis partidas» tiene { $count } partida del texto.
       *[other] «Mis partidas» tiene { $count } partidas del texto.
    }
said-unkept = El navegador no guarda estas partidas: duran hasta que se cierre la página.
said-loaded-waits = La partida cargada espera hasta que salgas del ejercicio.
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
said-opening-move = Práctica «{ $opening }»: tu jugada { $number } de { $total }.
said-opening-reply = { $side } juega { $square }.
said-opening-left = Esto se sale de la apertura «{ $opening }»: tocaba { $squares }.
said-opening-done = La apertura «{ $opening }» está completa.
said-with-comment = Con comentario.
said-at-start = De vuelta al inicio.
said-at-move = Tras la jugada { $number }, { $square }.
    .connect-four = Tras la jugada { $number }, columna { $square }.
said-to-move = Le toca a { $side }.
said-must-pass = { $side } tiene que pasar.
said-nearby-waiting = Esperando al otro dispositivo.
said-nearby-connected = Conexión lista: la partida es en directo.
said-nearby-lost = Se ha perdido el contacto. Sigue con un código nuevo o por enlaces.
said-nearby-closed = La conexión ha terminado; la partida se conserva.
said-nearby-refused = Tu rival dice que no.
said-nearby-asked = Pregunta enviada a tu rival.
said-nearby-handed = La pestaña que esperaba ya tiene la respuesta: cierra esta.
said-nearby-nobody = Ninguna pestaña de este navegador espera esta respuesta: pégala en el primer dispositivo.
said-friend-begin = Haz tu primera jugada y luego envía el enlace.
said-friend-send = Envía el enlace a { $name }: allí le toca a { $side }.
said-friend-waits = Le toca a { $name }: la respuesta llega como enlace.
said-friend-same = Ya tienes esta partida.
said-friend-older = Este enlace es anterior a tu partida: no ha cambiado nada.
said-friend-sent = Enviado: estas jugadas quedan así.
said-friend-kept = Tu versión se conserva; la otra está entre las otras líneas.
said-friend-looking = Estás mirando esta partida; no juegas en ella.
said-friend-playing = Ahora juegas esta partida.
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
said-hint-only = Solo { $square } es posible.
said-hint-line = Los números muestran cómo podría seguir: { $moves }.
said-quarter = Mira el cuarto del tablero de la esquina { $square }: allí hay una buena jugada.
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
said-folder-in-order = Esta carpeta está en orden: las visitas reciben lo que tiene el servidor.
said-folder-incomplete = La subida no está completa, o un archivo es de otra versión: las visitas conservan la versión que tienen.
said-folder-unreachable = El servidor no responde: no se sabe nada de esta carpeta.
said-folder-edited = Modificado: { $files }. Aumenta el número de la primera línea de service-worker.js: hasta entonces las visitas conservan la versión que tienen.
said-reading = Leyendo las partidas…
said-reading-stopped = Lectura detenida.
said-collected =
    { $count ->
        [one] Se ha leído { $count } partida.
       *[other] Se han leído { $count } partidas.
    }
said-collected-game = Partida { $number } de { $all }.
said-collected-named = Partida { $number } de { $all }: { $black } – { $white }.
said-collected-more = Hay más: la página lee las primeras 100.000.
said-relay-missing = No se puede acceder al archivo de esta partida: el tablero está como a las { $time }.
said-relay-unread = El archivo de esta partida no se puede leer ahora: el tablero está como a las { $time }.
said-relay-shorter = El archivo tiene menos jugadas que antes: el tablero está como a las { $time }.
said-relay-back = El archivo vuelve a estar bien.
said-relay-ahead =
    { $count ->
        [one] La partida ha avanzado { $count } jugada.
       *[other] La partida ha avanzado { $count } jugadas.
    }
said-editing = Crea una posición: al pulsar una casilla cambia su ficha.
said-drawing = Pulsa una casilla dos veces para un círculo, dos casillas para una flecha; o arrastra la flecha.
said-drawing-done = Al pulsar una casilla se vuelve a jugar.
said-mark-begun = Desde { $square }: la misma casilla para un círculo, otra para una flecha.
said-circle = Círculo en { $square }.
said-circle-gone = El círculo de { $square } ya no está.
said-arrow = Flecha de { $from } a { $square }.
said-arrow-gone = La flecha de { $from } a { $square } ya no está.
said-line = { $square } era mejor: los números muestran la línea.
said-line-start = Los números muestran la línea.
said-line-followed = La línea mostrada, jugada { $number } de { $total }: { $square }.
said-exercise-win = Juega { $side }: encuentra una jugada que gane.
said-exercise-draw = Juega { $side }: encuentra una jugada que no pierda.
said-exercise-best = Juega { $side }: encuentra la jugada que conserva más fichas.
said-exercise-book = Juega { $side }: haz la jugada de tu libro.
said-ending-play = Juega el final: tu lado es { $side }.
said-ending-count = ¿Quién gana este final con el mejor juego, y por cuánto? Juega { $side }.
said-exercise-solved = ¡Correcto, resuelto!
said-exercise-so-far = Vas bien.
said-exercise-right-wins =
    { $count ->
        [one] Correcto: { $square } gana por { $count } ficha.
       *[other] Correcto: { $square } gana por { $count } fichas.
    }
said-exercise-right-draws = Correcto: { $square } mantiene el empate.
said-exercise-right-loses =
    { $count ->
        [one] Correcto: { $square } pierde solo por { $count } ficha.
       *[other] Correcto: { $square } pierde solo por { $count } fichas.
    }
said-theme-corner = Mira las esquinas: ¿quién las consigue tras cada jugada?
said-theme-wedge = Mira los bordes: una ficha cabe entre dos de { $other }.
said-theme-parity = Cuenta las casillas vacías de cada zona y empieza por una impar.
said-theme-access = Busca una jugada tras la cual { $other } no llegue a casillas a las que tú sí llegas.
said-theme-stability = Busca fichas que ya no se puedan voltear nunca.
said-theme-quiet = Busca una jugada silenciosa: que voltee poco y deje pocas respuestas a { $other }.
said-theme-ending = Cuenta hasta el final: ¿qué orden conserva más fichas?
said-exercise-wrong = Esa no es la jugada.
said-exercise-cost =
    { $count ->
        [one] { $square } cuesta { $count } ficha.
       *[other] { $square } cuesta { $count } fichas.
    }
said-exercise-equal = { $square } no cuesta nada, pero el ejercicio acepta otra jugada.
said-exercise-reply = { $side } responde { $square }.
said-exercise-wins = { $side } responde { $square } y gana por { $count }.
said-exercise-draws = { $side } responde { $square } y mantiene el empate.
said-exercise-columns = La jugada está en una de las columnas { $from } a { $to }.
said-exercise-rows = La jugada está en una de las filas { $from } a { $to }.
said-solution = La solución: { $moves }.
said-continuation = Mejor continuación: { $moves }.
said-reviewing = La revisión de la partida ha empezado.
said-reviewed =
    { $count ->
        [one] Revisión completa: { $count } error.
       *[other] Revisión completa: { $count } errores.
    }
said-reviewed-own =
    { $count ->
        [one] Revisión completa: { $count } error tuyo.
       *[other] Revisión completa: { $count } errores tuyos.
    }
said-trying = Busca una jugada mejor para { $side }.
said-tried-best = { $square } es la mejor jugada.
said-tried-good = La máquina no ve ninguna jugada claramente mejor que { $square }.
said-tried-worse =
    { $count ->
        [one] { $square } pierde { $discs } ficha: hay una jugada mejor.
       *[other] { $square } pierde { $discs } fichas: hay una jugada mejor.
    }
said-paused = En pausa. Pulsa «Continuar» para seguir.
said-continued = Seguimos.
said-cancelled = Búsqueda detenida.
said-erased-record = Resultados borrados.
said-erased-branch = Línea descartada.
said-erased-settings = Todos los ajustes vuelven a sus valores iniciales.
said-erased-progress = Progreso de los ejercicios borrado.
said-erased-mistakes = Tus errores y tu progreso se han borrado.
said-erased-database = La base de datos se ha vaciado.
said-erased-book = Eso ya no está en tu libro.
said-erased-own-exercises = Los ejercicios de tu texto anterior ya no están.
said-erased-review = Revisión cerrada.
said-erased-marks = Se han borrado los dibujos de esta posición.
said-erased-collection = Las partidas que había en la lista ya no están.
said-erased-left-game = Partida olvidada.
said-erased-table = Los nombres y los relojes de los dos jugadores ya no están.
said-erased-link = Enlace recibido cerrado.
said-restored-record = Resultados recuperados.
said-restored-branch = Línea recuperada.
said-restored-settings = Ajustes recuperados.
said-restored-progress = Progreso de los ejercicios recuperado.
said-restored-mistakes = Tus errores y tu progreso se han recuperado.
said-restored-database = Las partidas de la base de datos se han recuperado.
said-restored-book = Eso vuelve a estar en tu libro.
said-restored-own-exercises = Ejercicios de tu texto anterior recuperados.
said-restored-review = Revisión recuperada.
said-restored-marks = Dibujos recuperados.
said-restored-collection = Las partidas están otra vez en la lista.
said-restored-left-game = Esa partida está otra vez en la lista.
said-restored-table = Nombres y relojes de los dos jugadores recuperados.
said-restored-link = Enlace recibido abierto de nuevo.
rejected-game-over = La partida ha terminado.
rejected-line-followed = Esto es una línea, no la partida: retrocede o sigue jugando desde aquí.
rejected-locked = Este tablero es para mirar: las jugadas las hace la página que lo contiene.
rejected-pass-first = Antes { $side } tiene que pasar: pulsa «Pasar».
rejected-sent = Tu rival ya tiene estas jugadas: ve a la última.
rejected-not-your-turn = No es tu turno: le toca a { $side }.
rejected-exercise-over = El ejercicio ha terminado: inténtalo otra vez o elige otro.
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
