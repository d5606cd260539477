### The groups of four in Connect Four.

groups = Vierergruppen
groups-discs =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }
groups-value = Wert
groups-square = Durch Spalte { $column }, Reihe { $row }: { $sums }.
groups-sum = { $side } { $sum }
groups-none = { $side } keine
groups-note = Vier Felder in einer Linie zählen für die Seite, die dort allein Steine hat: ein Stein 1, zwei 4, drei 16. Die Linien auf dem Brett gehen durch das Feld des Zeigers oder des letzten Steins.
