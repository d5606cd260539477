### The groups of four in Connect Four.

groups = Grupos de cuatro
groups-discs =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
groups-value = Valor
groups-square = Por la columna { $column }, fila { $row }: { $sums }.
groups-sum = { $side } { $sum }
groups-none = { $side } ninguno
groups-note = Cuatro casillas en línea cuentan para quien tiene allí las únicas fichas: una ficha 1, dos 4, tres 16. Las líneas del tablero son las que pasan por la casilla del puntero o por la última ficha.
