### The groups of four in Connect Four.

groups = Gruppi di quattro
groups-discs =
    { $count ->
        [one] { $count } gettone
       *[other] { $count } gettoni
    }
groups-value = Valore
groups-square = Per la colonna { $column }, riga { $row }: { $sums }.
groups-sum = { $side } { $sum }
groups-none = { $side } nessuno
groups-note = Quattro caselle in fila contano per la sola parte che vi ha gettoni: un gettone 1, due 4, tre 16. Le linee sul tavoliere sono quelle che passano per la casella del puntatore o dell’ultimo gettone.
