### The groups of four in Connect Four.

groups = Groepen van vier
groups-discs =
    { $count ->
        [one] { $count } schijf
       *[other] { $count } schijven
    }
groups-value = Waarde
groups-square = Door kolom { $column }, rij { $row }: { $sums }.
groups-sum = { $side } { $sum }
groups-none = { $side } geen
groups-note = Vier velden op een lijn tellen voor de kant die daar als enige schijven heeft: één schijf 1, twee 4, drie 16. De lijnen op het bord lopen door het veld van de muis of van de laatste schijf.
