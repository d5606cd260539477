### The settings.

game-choice = Juego
game-reversi = Reversi
game-tic-tac-toe = Tres en raya
game-connect-four = Cuatro en raya
next-game = Próxima partida
start = Inicio
start-diagonal = Diagonal
start-parallel = Paralelo
first = Quién empieza
begins = Empieza { $side }
next-game-note = Se aplica desde la próxima partida.
game-options = Opciones de juego
pause = Pausa antes de que juegue la máquina
think-time = Tiempo para pensar
think-seconds =
    { $count ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }
think-time-note = Por jugada: para el nivel 10, «Pista» y «Jugar la mejor».
all-processors = Usar todos los procesadores
all-processors-note = El nivel 10, «Jugar la mejor» y los finales calculan más rápido y gastan más batería.
hints = Mostrar jugadas posibles
details = Mostrar profundidad, ventaja y tiempo de la máquina
values = Mostrar el valor de las jugadas
    .tic-tac-toe = Mostrar quién gana con cada jugada
    .connect-four = Mostrar quién gana en cada columna y en cuántas jugadas
groups = Mostrar grupos de cuatro
manual-pass = Pasar a mano
manual-pass-note = Sin jugada posible, pulsas tú «Pasar».
confirm = Confirmar jugadas
confirm-note = La primera pulsación muestra la jugada; la segunda la hace.
typed = Escribir casillas
typed-note = Un campo bajo el tablero acepta jugadas como f5.
    .tic-tac-toe = Un campo bajo el tablero acepta jugadas como b2.
    .connect-four = Un campo bajo el tablero acepta columnas como 4.
turned = Girar el tablero
shortcuts = Atajos de una tecla
shortcuts-note = Las letras actúan al instante, como H para una pista. Otros programas pueden necesitarlas.
appearance = Aspecto y sonido
display = Pantalla
sound = Sonidos
sound-note = Madera contra madera; al activarlos suena una muestra.
scheme = Claro u oscuro
scheme-auto = Sistema
scheme-light = Claro
scheme-dark = Oscuro
board-size = Tamaño
board-size-small = Pequeño
board-size-normal = Normal
board-size-large = Grande
hand = Disposición
hand-right = Para diestros
hand-left = Para zurdos
reset = Restablecer todos los ajustes
animation = Animación al voltear
    .tic-tac-toe = Animación
    .connect-four = Caída de las fichas
animation-off = No
animation-slow = Lenta
animation-normal = Normal
animation-fast = Rápida
theme = Tema
lang = Idioma
