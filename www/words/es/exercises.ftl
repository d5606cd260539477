### The exercises.

exercises-daily = Ejercicio del día
exercises-play = Resolver
exercises-again = Resolver otra vez
exercises-begin = Empezar
exercises-go-on = Seguir
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
exercises-solved = resuelto
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
exercise-hint = Pista
exercise-onward = Siguiente ejercicio
exercise-line = Ver la línea
exercise-next = Siguiente
exercise-next-name = Siguiente de la lista
exercise-previous = Anterior
exercise-previous-name = Anterior de la lista
exercise-leave = Volver a mi partida
exercise-rival = La segunda mejor es { $square }: { $result }.
exercise-unseen = Fuera de la parte visible del tablero: { $squares }.
result-wins = gana por { $count }
result-draws = empata
result-loses = pierde por { $count }
result-lead = vale { $lead }
