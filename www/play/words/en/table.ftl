### A game of two people at one device, with clocks.

names = Names (optional)
clock = Clock
method-none = No clock
method-sudden-death = Time for the game
method-increment = Time and an increment
method-delay = Time and a delay
minutes = Minutes a side
seconds = Seconds a move
note-increment = They are added after each move.
note-delay = A move takes time only after them.
handicap = Corners given
handicap-side = The corners go to
corners =
    { $count ->
        [0] None
        [one] { $count } corner
       *[other] { $count } corners
    }
handicap-note = They are taken before the first move; Black moves first, as always.
turns = Turn the board to the player to move
out-of-range = Between { $least } and { $most }.
clocks = Clocks
clock-of = Clock: { $side }
start = Start the clock
stop = Stop both clocks
go-on = Go on with both clocks
seconds-left =
    { $count ->
        [one] { $side } has { $count } second left.
       *[other] { $side } has { $count } seconds left.
    }
keep-following =
    { $count ->
        [one] Keep the move after it
       *[other] Keep the { $count } moves after it
    }
