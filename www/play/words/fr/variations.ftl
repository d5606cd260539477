### The tree of a game and its variations.

variations-title = Variantes
variation-move = Coup { $number } : { $square }
variation-move-valued = Coup { $number } : { $square }, { $value }
variation-take = En faire la partie
variation-delete =
    { $count ->
        [one] Supprimer cette variante
       *[other] Supprimer { $count } variantes
    }
