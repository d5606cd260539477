### Setting up a position.

editor = Crear una posición
editor-leave = Volver a la partida
editor-about = Pulsa casillas del tablero o pinta pasando sobre ellas, o muévete con las flechas y pulsa Intro.
editor-brush = Al pulsar se pone
brush-cycle = Por turnos
brush-empty = Vacía
editor-turn = Le toca a
editor-to-move = Juega { $side }
transform-start = Inicial
transform-clear = Vaciar
transform-mirror = Reflejar
transform-turn = Girar
transform-colours = Colores
transform-start-board = Posición inicial
transform-clear-board = Vaciar el tablero
transform-mirror-board = Reflejar el tablero
transform-turn-board = Girar el tablero
transform-colours-board = Cambiar los colores
editor-earlier = Creadas antes ({ $count })
editor-earlier-one =
    { $count ->
        [one] { $count } ficha, juega { $side }
       *[other] { $count } fichas, juega { $side }
    }
editor-play = Jugar desde aquí
editor-correct = Corregir tras la jugada { $number }
editor-values = Mostrar valores
impossible-centre = Ninguna partida llega aquí: una de las cuatro casillas centrales está vacía.
impossible-apart = Ninguna partida llega aquí: algunas fichas no tocan a las demás.
impossible-no-black = No hay ninguna ficha de { $black }.
impossible-no-white = No hay ninguna ficha de { $white }.

## At the start

edit = Crear posición
