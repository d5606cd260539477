### The analysis of a position, and the way to the rooms of the study panel.

home-this-game = Esta partida
home-openings = Practica una apertura o mira cuánto vale cada jugada.
home-analysis = Analiza la posición cada vez más a fondo.
analysis = Análisis
analysis-start = Analizar la posición
analysis-whole = Análisis completo
analysis-back = Jugada anterior
analysis-along = La mejor línea, jugada a jugada
analysis-place = Línea { $move }: { $number } de { $count }
analysis-lines = Líneas
analysis-all = Todas las jugadas
analysis-time = Por posición
analysis-10 = 10 s
analysis-60 = 1 min
analysis-0 = Hasta que salga
lead-bar = Barra con el resultado esperado junto al tablero
lead-bar-shows = Resultado esperado: { $lead }
analysis-cost = Usa los procesadores y la batería de este dispositivo hasta terminar una posición; espera mientras la página está oculta.
analysis-certainty = El porcentaje indica con qué frecuencia aciertan los atajos de la búsqueda; al 100{ "\u00A0" }% no toma ninguno.
analysis-exact = resuelto
analysis-depth =
    { $count ->
        [one] { $count } jugada al { $certainty }{ "\u00A0" }%
       *[other] { $count } jugadas al { $certainty }{ "\u00A0" }%
    }
analysis-book = libro de aperturas
analysis-seeks = Buscando: { $nodes }, { $seconds } s
analysis-done = Listo: { $nodes }, { $seconds } s
analysis-millions = { $shown } millones de posiciones
analysis-positions =
    { $count ->
        [one] { $shown } posición
       *[other] { $shown } posiciones
    }
analysis-waits = La máquina está eligiendo una jugada. El análisis sigue después.
analysis-none = Aquí no hay nada que analizar.
