### The tree of a game and its variations.

variations-title = Varianten
variation-move = Zug { $number }: { $square }
variation-move-valued = Zug { $number }: { $square }, { $value }
variation-take = Zur Partie machen
variation-delete =
    { $count ->
        [one] Diese Variante löschen
       *[other] { $count } Varianten löschen
    }
