### The tree of a game and its variations.

variations-title = Warianty
variation-move = Ruch { $number }: { $square }
variation-move-valued = Ruch { $number }: { $square }, { $value }
variation-take = Ustaw jako partię
variation-delete =
    { $count ->
        [one] Usuń ten wariant
        [few] Usuń { $count } warianty
        [many] Usuń { $count } wariantów
       *[other] Usuń { $count } wariantu
    }
