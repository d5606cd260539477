### The visitor's own book: positions with moves, the repertoire and its practice, the file.

book = Mi repertorio
book-whole = Repertorio completo
book-size =
    { $count ->
        [0] Tu repertorio está vacío
        [one] { $shown } posición, { $size } en este dispositivo
       *[other] { $shown } posiciones, { $size } en este dispositivo
    }
book-about = Juega con los dos colores en el tablero y añade lo que quieras recordar. Las posiciones simétricas cuentan como una; una estrella marca tus propias jugadas.
book-unkept = Este navegador no guarda ningún repertorio: dura mientras esta página esté abierta.
book-column = Repertorio
book-add-move = Añadir { $square } a mi repertorio
book-mine = { $square } es jugada mía
book-remove = Quitar { $square } de mi repertorio, con lo que sigue
book-no-value = sin valor
book-depth = profundidad { $count }
book-list = de una lista
book-line =
    { $count ->
        [0] La línea del tablero aún no tiene jugadas
        [one] La línea del tablero: { $count } jugada
       *[other] La línea del tablero: { $count } jugadas
    }
book-repertoire = Mi color
book-nobody = ningún color
book-add-line = Añadir esta línea
book-add-values = Añadir los valores hallados
book-added =
    { $count ->
        [0] Ninguna jugada es nueva.
        [one] Se ha añadido { $shown } jugada.
       *[other] Se han añadido { $shown } jugadas.
    }
book-positions-read =
    { $count ->
        [one] Se ha leído { $shown } posición.
       *[other] Se han leído { $shown } posiciones.
    }
book-unread =
    { $count ->
        [one] La línea { $lines } está dañada y se omite.
       *[other] Las líneas { $lines } están dañadas y se omiten.
    }
book-reading = Leyendo el archivo…
book-left-out =
    { $count ->
        [one] Se omite { $shown } posición: en un repertorio no caben más.
       *[other] Se omiten { $shown } posiciones: en un repertorio no caben más.
    }
book-damaged = El archivo está dañado desde el byte { $byte }; lo anterior se ha leído.
book-no-book = Este archivo no es un libro: no lo ha escrito esta página, ni Edax ni Egaroucid, y no tiene ninguna línea de jugadas.
book-practice = Practicar
book-due =
    { $count ->
        [0] Hoy no toca nada.
        [one] { $shown } pregunta ahora, de { $all } que tocan hoy.
       *[other] { $shown } preguntas ahora, de { $all } que tocan hoy.
    }
book-later = Hoy no toca nada. La próxima pregunta toca el { $date }.
book-practise-side = Color
book-both = los dos colores
book-practise = Practicar
book-practice-about = La página juega con el otro color según tu repertorio. Doce preguntas llevan unos dos minutos. Una jugada encontrada vuelve a los 3, 7, 16 y 35 días; una fallada, al día siguiente.
book-grow = Ampliar mi repertorio
book-grow-about = Mientras la máquina no tiene otra cosa que hacer, la página analiza una posición tras otra, primero las de las mejores líneas para los dos colores, y añade las tres mejores jugadas de cada una. Se detiene mientras esta página no se ve y sigue después de recargarla.
book-grow-loss = Pérdida máxima de una línea
book-grow-discs =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
book-grow-time = Búsqueda por posición
book-grow-seconds =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
book-grow-start = Ampliar
book-grow-stop = Parar
book-grow-seeks = Tu repertorio está creciendo.
book-grow-waits = Tu repertorio espera a que la máquina esté libre.
book-grow-done = No queda ninguna línea por analizar dentro de esta pérdida.
book-grown =
    { $count ->
        [one] { $shown } posición añadida, { $rate } por hora. Última: { $line }
       *[other] { $shown } posiciones añadidas, { $rate } por hora. Última: { $line }
    }
book-save = Guardar en un archivo
book-save-edax = Guardar para Edax
book-save-lines = Guardar como líneas de jugadas
book-read = Leer un archivo
book-clear = Vaciar mi repertorio
book-restore = Recuperar lo que se quitó
exercise-book = De tu repertorio
exercise-other-move = Tu repertorio tiene otra jugada.
