### Openings: practice, and what each move is worth.

openings = Aperturas
openings-all = Todas las aperturas
openings-most-played = Las más jugadas
openings-all-names = Todos los nombres
opening-choice = Busca una apertura por nombre o jugadas
opening-show = Ver en el tablero
opening-none = Ninguna apertura tiene eso en su nombre ni en sus jugadas.
own-line =
    { $count ->
        [one] { $moves } ({ $count } jugada)
       *[other] { $moves }… ({ $count } jugadas)
    }
practise = Practicar
practice-name = Práctica: { $opening }
practice-line = Ver la línea
practice-undo = Deshacer
practice-again = Otra vez
practice-within-alone = Jugada { $number } de { $total }.
practice-within = Jugada { $number } de { $total }. La máquina sigue la apertura.
practice-done = Completa. Sigue jugando, o empieza otra vez.
practice-left = Te saliste en la jugada { $number }: tocaba { $squares }. «Deshacer» te lleva de vuelta.
balanced-start = Inicio equilibrado al azar
balanced-about = Una partida nueva que empieza tras ocho jugadas con fuerzas iguales.
explorer = Jugadas desde aquí
explorer-estimated = ≈ estimado
explorer-hint = Juega con los dos colores en el tablero: la máquina espera hasta que cierres las aperturas.
explorer-move = Jugada
explorer-value = Valor
explorer-played = Frecuencia
explorer-book = libro
explorer-exact = resuelto
explorer-search = { "" }
explorer-count =
    { $count ->
        [one] { $shown } partida · { $percent }
       *[other] { $shown } partidas · { $percent }
    }
explorer-won = logra el { $percent }
explorer-about = Contado con todas las simetrías; la barra muestra victorias, empates y derrotas de quien juega.
explorer-no-games = Aquí verás cuántas veces se jugó cada jugada en cuanto haya partidas en «Partidas».
explorer-games = Importadas ({ $count })
explorer-database = Torneos ({ $shown })
explorer-here = Partidas con esta posición
