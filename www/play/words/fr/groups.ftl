### The groups of four in Connect Four.

groups = Groupes de quatre
groups-discs =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
groups-value = Valeur
groups-square = Par la colonne { $column }, rangée { $row } : { $sums }.
groups-sum = { $side } { $sum }
groups-none = { $side } aucun
groups-note = Quatre cases alignées comptent pour le seul camp qui y a des jetons : un jeton 1, deux 4, trois 16. Les lignes du plateau sont celles qui passent par la case du pointeur ou du dernier jeton.
