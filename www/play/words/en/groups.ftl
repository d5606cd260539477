### The groups of four in Connect Four.

groups = Groups of four
groups-discs =
    { $count ->
        [one] { $count } disc
       *[other] { $count } discs
    }
groups-value = Value
groups-square = Through column { $column }, row { $row }: { $sums }.
groups-sum = { $side } { $sum }
groups-none = { $side } none
groups-note = Four squares in a line count for the side that alone has discs there: one disc 1, two 4, three 16. The lines on the board are those through the square of the pointer, or of the last disc.
