### The database of games: tournament games by thousands, kept on the device.

database = Base de datos
database-close = Cerrar
database-whole = Filtro y partidas
database-size =
    { $count ->
        [0] Aún no hay partidas
        [one] { $shown } partida, { $size } en este dispositivo
       *[other] { $shown } partidas, { $size } en este dispositivo
    }
database-collection = Los porcentajes del tablero proceden de las partidas de la colección.
database-about = Añade archivos de torneos (.wtb con .jou y .trn), de GGF, PGN u otros textos de partidas. Se leen y se guardan solo en este dispositivo.
database-source = Las partidas de torneo desde 1977 se descargan gratis; antes hay que descomprimir los archivos:
database-try = Probar 200 partidas de la máquina
database-add = Añadir archivos
database-take =
    { $count ->
        [one] Incorporar la { $count } partida de la colección
       *[other] Incorporar las { $count } partidas de la colección
    }
database-reading =
    { $count ->
        [0] Leyendo…
        [one] Leyendo: { $shown } partida hasta ahora
       *[other] Leyendo: { $shown } partidas hasta ahora
    }
database-added =
    { $count ->
        [0] No se ha añadido ninguna partida.
        [one] Se ha añadido { $shown } partida.
       *[other] Se han añadido { $shown } partidas.
    }
database-repeated =
    { $count ->
        [one] { $shown } ya estaba.
       *[other] { $shown } ya estaban.
    }
database-other =
    { $count ->
        [one] Se omite { $shown } con otra posición inicial o sin jugadas.
       *[other] Se omiten { $shown } con otra posición inicial o sin jugadas.
    }
database-unread =
    { $count ->
        [one] { $shown } no se puede leer.
       *[other] { $shown } no se pueden leer.
    }
database-full = No cabe más: la base de datos admite 500 000 partidas.
database-unkept = Este navegador no guarda partidas: duran mientras esta página esté abierta.
database-nameless = Ninguna partida nombra a sus jugadores. Los nombres de un archivo .wtb están en WTHOR.JOU: añade los dos juntos.
database-hint = Juega con los dos colores en el tablero: la tabla te sigue, y la máquina espera hasta que cierres la base de datos.
database-player = Jugador o evento
database-side = Juega con
database-side-any = cualquier color
database-from = Desde el año
database-to = Hasta el año
database-result = Resultado
database-result-any = Todos
database-result-wins = Gana { $side }
database-result-draw = Empate
database-here =
    { $count ->
        [0] Ninguna partida con esta posición
        [one] { $shown } partida con esta posición
       *[other] { $shown } partidas con esta posición
    }
database-here-nameless = Ninguna de estas partidas nombra a sus jugadores: un nombre no encuentra nada
database-latest = Las { $shown } más recientes
database-more = Mostrar más
database-players = { $black } – { $white }
database-save = Guardar en un archivo
database-clear = Vaciar la base de datos
database-restore = Recuperar las partidas borradas
