### The tree of a game and its variations.

variations-title = Variantes
variation-move = Jugada { $number }: { $square }
variation-move-valued = Jugada { $number }: { $square }, { $value }
variation-take = Convertir en la partida
variation-delete =
    { $count ->
        [one] Borrar esta variante
       *[other] Borrar { $count } variantes
    }
