### The groups of four in Connect Four.

groups = Groepen van vier
groups-discs =
    { $count ->
        [one] { $count } steen
       *[other] { $count } stenen
    }
groups-value = Waarde
groups-square = Door kolom { $column }, rij { $row }: { $sums }.
groups-sum = { $side } { $sum }
groups-none = { $side } geen
groups-note = Vier velden op een lijn tellen voor de kant die daar als enige stenen heeft: één steen 1, twee 4, drie 16. De lijnen op het bord lopen door het veld van de muis of van de laatste steen.
