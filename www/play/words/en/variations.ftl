### The tree of a game and its variations.

variations-title = Variations
variation-move = Move { $number }: { $square }
variation-move-valued = Move { $number }: { $square }, { $value }
variation-take = Make it the game
variation-delete =
    { $count ->
        [one] Delete this variation
       *[other] Delete { $count } variations
    }
