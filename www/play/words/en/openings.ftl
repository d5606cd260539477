### Openings: practice, and what each move is worth.

openings = Openings
openings-all = All openings
openings-most-played = Most played
openings-all-names = All names
opening-choice = Find an opening by its name or moves
opening-show = Show on the board
opening-none = No opening has this in its name or moves.
own-line =
    { $count ->
        [one] { $moves } ({ $count } move)
       *[other] { $moves } … ({ $count } moves)
    }
practise = Practise
practice-name = Practice: { $opening }
practice-line = Show the line
practice-undo = Undo
practice-again = Again
practice-within-alone = Move { $number } of { $total }.
practice-within = Move { $number } of { $total }. The computer stays in the opening.
practice-done = Complete. Play on, or begin again.
practice-left = Left at move { $number }: { $squares } was the move. “Undo” takes you back.
balanced-start = Balanced random start
balanced-about = A new game that begins after eight moves with even chances.
explorer = Moves from here
explorer-estimated = ≈ estimated
explorer-hint = Play both sides on the board: the computer waits until you close the openings.
explorer-move = Move
explorer-value = Value
explorer-played = Played
explorer-book = book
explorer-exact = solved
explorer-search = { "" }
explorer-count =
    { $count ->
        [one] { $shown } game · { $percent }
       *[other] { $shown } games · { $percent }
    }
explorer-won = scores { $percent }
explorer-about = Counted in every symmetry; the bar shows wins, draws and losses of the side to move.
explorer-no-games = How often each move was played shows here once there are games in “Games”.
explorer-games = Imported ({ $count })
explorer-database = Tournaments ({ $shown })
explorer-here = Games with this position
