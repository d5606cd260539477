### The sentences of the status line about what loads after the first move is possible: pasted games
### and lists of them, reviews, exercises, drawings, links to friends.

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
said-left-games-read =
    { $count ->
        [one] «Partidas» tiene { $count } partida del texto.
       *[other] «Partidas» tiene { $count } partidas del texto.
    }
said-unkept = El navegador no guarda estas partidas: duran hasta que se cierre la página.
said-loaded-waits = La partida cargada espera hasta que salgas del ejercicio.
said-opening-move = Práctica «{ $opening }»: tu jugada { $number } de { $total }.
said-opening-reply = { $side } juega { $square }.
said-opening-left = Esto se sale de la apertura «{ $opening }»: tocaba { $squares }.
said-opening-done = La apertura «{ $opening }» está completa.
practice-end = Terminar la práctica
said-nearby-waiting = Esperando al otro dispositivo.
said-nearby-connected = Conexión lista: la partida es en directo.
said-nearby-lost = Se ha perdido el contacto. Sigue con un código nuevo o por enlaces.
said-nearby-closed = La conexión ha terminado; la partida se conserva.
said-nearby-refused = Tu rival dice que no.
said-nearby-asked = Pregunta enviada a tu rival.
said-nearby-handed = La pestaña que esperaba ya tiene la respuesta: cierra esta.
said-nearby-nobody = Ninguna pestaña de este navegador espera esta respuesta: pégala en el primer dispositivo.
said-friend-same = Ya tienes esta partida.
said-friend-older = Este enlace es anterior a tu partida: no ha cambiado nada.
said-friend-sent = Enviado: estas jugadas quedan así.
said-friend-kept = Tu versión se conserva; la otra está entre las otras líneas.
said-friend-looking = Estás mirando esta partida; no juegas en ella.
said-friend-playing = Ahora juegas esta partida.
said-folder-in-order = Esta carpeta está en orden: las visitas reciben lo que tiene el servidor.
said-folder-incomplete = La subida no está completa, o un archivo es de otra versión: las visitas conservan la versión que tienen.
said-folder-unreachable = El servidor no responde: no se sabe nada de esta carpeta.
said-folder-edited = Modificado: { $files }. Aumenta el número de la primera línea de service-worker.js: hasta entonces las visitas conservan la versión que tienen.
said-reading = Leyendo las partidas…
said-reading-stopped = Lectura detenida.
said-collected =
    { $count ->
        [one] Se ha importado { $count } partida.
       *[other] Se han importado { $count } partidas.
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
said-edited = La posición está en el tablero.
said-picture-requested = Leyendo la imagen…
picture-more = { $count } más
said-picture =
    { $count ->
        [0] El tablero de la imagen está puesto. Elige quién mueve.
        [one] El tablero de la imagen está puesto. { $squares } es dudosa: compruébala y elige quién mueve.
       *[other] El tablero de la imagen está puesto. { $count } casillas son dudosas: { $squares }. Compruébalas y elige quién mueve.
    }
square-uncertain = dudosa
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
said-exercise-book = Juega { $side }: haz la jugada de tu repertorio.
said-ending-play = Juega el final: tu lado es { $side }.
said-ending-count = ¿Quién gana este final con el mejor juego, y por cuánto? Juega { $side }.
ending-solving = Resolviendo…
ending-margin = Con el mejor juego gana { $side } por { $count }.
ending-margin-draw = Con el mejor juego hay empate.
ending-margin-about = Estimación: gana { $side } por unas { $count }.
ending-margin-about-draw = Estimación: la partida está igualada.
count-exact = Exacto.
count-winner-right = El ganador es correcto; la diferencia varía en { $count }.
count-wrong = No es ese el resultado; te desvías en { $count }.
said-race-over =
    { $best ->
        [0] Se acabó el tiempo. Aciertos: { $right }, fallos: { $wrong }.
       *[other] Se acabó el tiempo. Aciertos: { $right }, fallos: { $wrong }. Tu récord: { $best }.
    }
said-lesson = Primero, una breve lección.
said-exercise-solved = ¡Correcto, resuelto!
said-exercise-praise =
    { $count ->
        [one] ¡Al primer intento!
       *[other] ¡{ $count } seguidos al primer intento!
    }
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
said-exercise-left = La jugada está en la mitad izquierda.
said-exercise-right = La jugada está en la mitad derecha.
said-exercise-upper = La jugada está en la mitad superior.
said-exercise-lower = La jugada está en la mitad inferior.
said-solution = La solución: { $moves }.
said-continuation = Mejor continuación: { $moves }.
said-reviewing = La revisión de la partida ha empezado.
said-reviewing-found = Primeros errores encontrados: ya puedes verlos.
said-reviewed = Revisión completa: { $good } de { $total } jugadas fueron buenas.
said-reviewed-own = Revisión completa: { $good } de tus { $total } jugadas fueron buenas.
said-trying = Busca una jugada mejor para { $side }.
said-tried-best = { $square } es la mejor jugada.
said-tried-good = La máquina no ve ninguna jugada claramente mejor que { $square }.
said-tried-worse =
    { $count ->
        [one] { $square } pierde { $discs } ficha: hay una jugada mejor.
       *[other] { $square } pierde { $discs } fichas: hay una jugada mejor.
    }
said-erased-progress = Progreso de los ejercicios borrado.
said-erased-mistakes = Tus errores y tu progreso se han borrado.
said-erased-database = Los torneos se han vaciado.
said-erased-book = Eso ya no está en tu repertorio.
said-erased-own-exercises = Los ejercicios de tu texto anterior ya no están.
said-erased-review = La revisión ha terminado.
said-erased-marks = Se han borrado los dibujos de esta posición.
said-erased-collection = Las partidas importadas se han vaciado.
said-erased-left-game = Partida olvidada.
said-erased-table = Los nombres y los relojes de los dos jugadores ya no están.
said-erased-link = Enlace recibido cerrado.
said-restored-progress = Progreso de los ejercicios recuperado.
said-restored-mistakes = Tus errores y tu progreso se han recuperado.
said-restored-database = Las partidas de los torneos se han recuperado.
said-restored-book = Eso vuelve a estar en tu repertorio.
said-restored-own-exercises = Ejercicios de tu texto anterior recuperados.
said-restored-review = Revisión recuperada.
said-restored-marks = Dibujos recuperados.
said-restored-collection = Las partidas importadas se han recuperado.
said-restored-left-game = Esa partida está otra vez en la lista.
said-restored-table = Nombres y relojes de los dos jugadores recuperados.
said-restored-link = Enlace recibido abierto de nuevo.
rejected-line-followed = Esto es una línea, no la partida: retrocede a la partida para jugar.
rejected-sent = Tu rival ya tiene estas jugadas: ve a la última.
rejected-exercise-over = El ejercicio ha terminado: inténtalo otra vez o elige otro.
said-unaided = Mientras juegas con otra persona, la página no ayuda: ni pista ni análisis.
