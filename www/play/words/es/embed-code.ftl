### El diálogo que escribe el código de un tablero para una web.

about = Un tablero para tu propia web: elige, míralo y copia el código. No hay que instalar nada.
shown = Qué muestra el tablero
shown-game = Esta partida
shown-new = Una partida nueva
place = Dónde va
place-html = Cualquier página (HTML)
place-frame = Marco simple, sin script
place-module = Módulo para un empaquetador (npm)
note-html = Pega el código donde deba ir el tablero. Será tan ancho como el texto que lo rodea.
note-frame = Para páginas que no admiten scripts. El marco tiene una altura fija.
note-module = Necesita el paquete npm reversi-game.
note-wordpress = En un bloque «HTML personalizado», por alguien que pueda usar HTML sin filtrar.
note-typo3 = En un elemento de contenido «Plain HTML». El editor de texto lo quitaría.
note-joomla = En un módulo «Personalizado», con el editor «Ninguno».
note-local = La dirección de este código lleva a tu propio dispositivo: publica antes la página en un servidor para que otros puedan abrirla.
group-board = En el tablero
group-players = Quién juega
group-look = Aspecto e idioma
group-visitor = Qué ven y pueden hacer los visitantes
group-frame = En tu página
field-moves = Partida o posición
field-ply = Jugadas en el tablero
field-marks = Marcas en casillas: c3 f5-d6 c4=A
field-exercise = Ejercicio: número, «daily» o texto
field-src = Dirección de un archivo de partidas
field-every = Segundos entre dos lecturas del archivo
field-credentials = Leer ese archivo con las cookies del visitante
field-player = { $side }: jugador
field-name = { $side }: nombre
field-side-level = { $side }: nivel
field-level = Nivel de ambos bandos
field-seed = Número que reproduce las mismas jugadas
field-ground = Detrás del tablero
field-controls = Botones
field-lock = Qué no pueden hacer los visitantes
field-asks = Preguntar a tu página antes de cada jugada
field-wheel = Recorrer la partida con la rueda del ratón
field-loading = Cargar solo al acercarse
field-poster = Mostrar una imagen hasta que se pulse
field-label = Nombre para lectores de pantalla
field-base = Carpeta de esta página
as-usual = Por defecto
ground-page = Color de esta página
ground-transparent = Tu página
lock-undo = Deshacer, cargar o recorrer
lock-hint = Pistas, valores, revisión
lock-level = Elegir el nivel
lock-players = Elegir quién juega
lock-theme = Elegir el tema
lock-lang = Elegir el idioma
lock-game = Elegir otro juego
lock-board = Jugar (solo mirar)
preview = Vista previa
code = Código para copiar
copied = Copiado.

## At the start

embed-code = Insertar en una web
