### The tree of a game and its variations.

variations-title = Varianti
variation-move = Mossa { $number }: { $square }
variation-move-valued = Mossa { $number }: { $square }, { $value }
variation-take = Usala come partita
variation-delete =
    { $count ->
        [one] Elimina questa variante
       *[other] Elimina { $count } varianti
    }
