### The exercises.

exercises-daily = Ejercicio del día
exercises-play = Resolver
exercises-again = Resolver otra vez
exercises-begin = Empezar
exercises-next-is = Siguiente: { $theme }
exercises-all-solved = Todos los ejercicios están resueltos. ¿Otra vez desde el primero?
exercises-path = Tema por tema
theme-corner = Esquinas
theme-wedge = Cuñas
theme-parity = Paridad
theme-access = Acceso
theme-stability = Fichas estables
theme-quiet = Jugadas silenciosas
theme-ending = Finales
about-corner = ganarlas y no regalar ninguna
about-wedge = una ficha entre dos en un borde
about-parity = hacer la última jugada de una zona
about-access = casillas que solo tú puedes ocupar
about-stability = fichas que ya nadie voltea
about-quiet = voltear poco, dejar pocas respuestas
about-ending = contar hasta la última casilla
lesson-corner = Una ficha en la esquina no se voltea nunca, y con ella queda seguro el borde de al lado. Toma esquinas y no regales ninguna.
lesson-wedge = Una ficha que está en el borde entre dos del rival es difícil de echar. Desde allí se llega a menudo a la esquina.
lesson-parity = Quien juega el último en una zona conserva lo que voltea en ella. Empieza una con un número impar de casillas vacías: la última jugada será tuya.
lesson-access = Una casilla que solo puedes ocupar tú es una jugada de reserva. Cierra casillas al rival y guarda las tuyas para el final.
lesson-stability = Una ficha que ninguna jugada puede voltear cuenta para siempre. Esas fichas crecen desde las esquinas a lo largo de los bordes.
lesson-quiet = Voltear mucho abre muchas jugadas al rival. Una jugada tranquila voltea poco, y en medio de las fichas.
lesson-ending = Cerca del final gana quien cuenta. Juega cada orden en la cabeza hasta la última casilla, con las respuestas.
compare-corner = { $one } o { $two }: ¿quién consigue qué esquina después de cada una?
compare-wedge = { $one } o { $two }: ¿qué ficha queda en el borde entre dos de { $other }?
compare-parity = { $one } o { $two }: ¿cuál empieza una zona con un número impar de casillas vacías?
compare-access = { $one } o { $two }: ¿después de cuál no puede { $other } ocupar una casilla que tú sí puedes?
compare-stability = { $one } o { $two }: ¿cuál asegura para siempre más fichas?
compare-quiet = { $one } o { $two }: ¿cuál voltea menos, o deja a { $other } menos respuestas?
compare-ending = { $one } o { $two }: juega las dos hasta la última casilla. ¿Cuál conserva más fichas?
race = Contrarreloj
race-length = 3 minutos
race-score = Aciertos: { $right }, fallos: { $wrong }
race-best = Récord: { $count }
exercises-solved = resuelto
exercises-difficulty = Dificultad
difficulty-0 = cualquiera
difficulty-1 = fácil
difficulty-2 = medio
difficulty-3 = difícil
difficulty-count = { $solved } de { $total }
exercises-streak =
    { $count ->
        [one] { $count } a la primera
       *[other] { $count } seguidos a la primera
    }
exercises-days =
    { $count ->
        [one] Racha: { $count } día
       *[other] Racha: { $count } días
    }
exercises-clear = Borrar el progreso
exercises-own = Tus propios ejercicios
own-about = Un párrafo por ejercicio: la posición, después «win», «draw» o «best» con una dificultad de 1 a 3, y una línea por cada jugada aceptada, con respuestas si quieres. Las líneas que empiezan por # son comentarios.
own-text = Texto de los ejercicios
own-take = Comprobar el texto
own-checking = Comprobando…
own-sound = La máquina lo confirma.
own-after = Tras { $moves }:
own-unchecked = Hay más de 20 casillas vacías: demasiadas para que la máquina lo resuelva.
own-play = Resolver: { $name }
also-solves-win = { $square } también gana.
also-solves-draw = { $square } tampoco pierde.
also-solves-best = { $square } es igual de buena.
does-not-solve-win = { $square } no gana.
does-not-solve-draw = { $square } pierde.
does-not-solve-best = { $square } no es la mejor jugada.
exercise-name = Ejercicio { $id }, { $difficulty }
exercise-place = { $theme }, { $place }
exercise-number-of = { $number } de { $total }
exercise-guided = guiado { $number } de { $total }
exercise-own = Ejercicio propio { $number }
exercise-right = ¡Correcto, resuelto!
exercise-so-far = Vas bien.
exercise-moves =
    { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }
exercise-shown = solución mostrada
exercise-shown-moves = La solución: { $moves }.
exercise-retry = Otra vez
exercise-solution = Solución
exercise-start = Al ejercicio
exercise-onward = Siguiente ejercicio
exercise-line = Ver la línea
exercise-next = Siguiente
exercise-next-name = Siguiente de la lista
exercise-previous = Anterior
exercise-previous-name = Anterior de la lista
exercise-rival = La segunda mejor es { $square }: { $result }.
exercise-unseen = Fuera de la parte visible del tablero: { $squares }.
result-wins = gana por { $count }
result-draws = empata
result-loses = pierde por { $count }
result-lead = vale { $lead }
