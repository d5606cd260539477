### The tree of a game and its variations.

variations-title = Varianten
variation-move = Zet { $number }: { $square }
variation-move-valued = Zet { $number }: { $square }, { $value }
variation-take = Tot partij maken
variation-delete =
    { $count ->
        [one] Deze variant verwijderen
       *[other] { $count } varianten verwijderen
    }
