### The database of games: tournament games by thousands, kept on the device.

database-size =
    { $count ->
        [0] Aún no hay partidas
        [one] { $shown } partida, { $size } en este dispositivo
       *[other] { $shown } partidas, { $size } en este dispositivo
    }
database-about = Abre archivos de torneos (.wtb, .jou, .trn): se leen y se guardan solo en este dispositivo.
database-source = Las partidas de torneo desde 1977 se descargan gratis; antes hay que descomprimir los archivos:
database-try = Probar 200 partidas de la máquina
database-take =
    { $count ->
        [one] Añadir la partida importada a los torneos
       *[other] Añadir las { $count } partidas importadas a los torneos
    }
database-reading =
    { $count ->
        [0] Leyendo…
        [one] Leyendo: { $shown } partida hasta ahora
       *[other] Leyendo: { $shown } partidas hasta ahora
    }
database-added =
    { $count ->
        [0] No se ha añadido ninguna partida a los torneos.
        [one] Se ha añadido { $shown } partida a los torneos.
       *[other] Se han añadido { $shown } partidas a los torneos.
    }
database-repeated =
    { $count ->
        [one] Se omite { $shown } repetida.
       *[other] Se omiten { $shown } repetidas.
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
database-full = No cabe más: los torneos admiten 500 000 partidas.
database-unkept = Este navegador no guarda partidas: duran mientras esta página esté abierta.
database-nameless = Ninguna partida de los torneos nombra a sus jugadores. Los nombres están en WTHOR.JOU: ábrelo también.
database-hint = Juega con los dos colores en el tablero: la tabla te sigue, y la máquina espera hasta que dejes las partidas.
database-here-nameless = Ninguna de estas partidas nombra a sus jugadores: un nombre no encuentra nada
database-save = Guardar los torneos en un archivo
save-about = Safari borra lo que guarda una página tras siete días sin visitarla; cualquier navegador puede hacerlo si el disco está casi lleno. Un archivo se conserva.
database-clear = Vaciar los torneos
database-restore = Recuperar las partidas borradas
