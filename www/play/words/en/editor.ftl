### Setting up a position.

editor = Set up a position
editor-leave = Back to the game
editor-about = Press squares on the board or paint across them, or move there by arrow keys and press Enter.
editor-brush = A press sets
brush-cycle = Cycle
brush-empty = Empty
editor-turn = To move
editor-to-move = { $side } to move
transform-start = Start
transform-clear = Clear
transform-mirror = Mirror
transform-turn = Turn
transform-colours = Colours
transform-start-board = Start of a game
transform-clear-board = Clear the board
transform-mirror-board = Mirror the board
transform-turn-board = Turn the board
transform-colours-board = Swap the colours
editor-earlier = Set up earlier ({ $count })
editor-earlier-one =
    { $count ->
        [one] { $count } disc, { $side } to move
       *[other] { $count } discs, { $side } to move
    }
editor-play = Play from here
editor-correct = Correct after move { $number }
editor-values = Show values
impossible-centre = No game leads here: one of the four centre squares is empty.
impossible-apart = No game leads here: some discs do not touch the others.
impossible-no-black = There is no disc of { $black }.
impossible-no-white = There is no disc of { $white }.

## At the start

edit = Set up position
