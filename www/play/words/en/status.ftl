### The status line below the board, which screen readers read out: what has happened, what to do.
### A sentence said-… names what happened; rejected-… says why a press does nothing.

said-started = New game.
said-resumed = Your game has been restored.
said-clocks-stand = Both clocks stand as they did at the last move or stop.
said-loaded = The game has been loaded.
said-followed = This is your game as it stands in another tab.
said-displaced = The game of another tab is now the previous game.
said-dropped = There was no room left: the oldest of your earlier games are gone.
said-list-full = The list of your own games is full: the oldest are gone.
said-left-unkept = The browser has no room for the game that you left: “Games” has it until the page is closed.
said-unstored = Your browser does not store what you do here: it lasts until the page is closed.
said-still-unstored = Not stored.
said-returned = The previous game is back.
said-moved =
    { $count ->
        [one] { $side } plays { $square } and flips { $count } disc.
       *[other] { $side } plays { $square } and flips { $count } discs.
    }
    .tic-tac-toe = { $side } plays { $square }.
    .connect-four = { $side } drops into column { $column }.
said-with-comment = With comment.
said-at-start = Back at the start.
said-at-move = After move { $number }, { $square }.
    .connect-four = After move { $number }, column { $square }.
said-at-corrected = After move { $number }, { $square }, the board was corrected.
said-to-move = { $side } to move.
said-must-pass = { $side } must pass.
said-friend-begin = Make your first move, then send the link.
said-friend-send = Send { $name } the link: it is { $side }’s turn there.
said-friend-waits = Waiting for { $name }: the reply comes as a link.
said-engine-late = The computer player is still loading.
said-values-sought = Some values are not known yet.
said-values-open = Some values stay unknown: so early in the game they take too long to find.
said-press-continue = “Continue” lets the computer play on.
said-press-pass = Please press “Pass”.
said-passed = { $side } passes.
said-armed =
    { $count ->
        [one] { $square } flips { $count } disc. Choose the square again to play it.
       *[other] { $square } flips { $count } discs. Choose the square again to play it.
    }
    .tic-tac-toe = { $square } is chosen. Choose the square again to play it.
    .connect-four = Choose column { $column } again to drop the disc.
said-hint = Hint: { $square }.
    .connect-four = Hint: column { $column }.
said-hint-win = Hint: { $square } wins.
    .connect-four = Hint: column { $column } wins.
said-hint-draw = Hint: { $square } holds the draw.
    .connect-four = Hint: column { $column } holds the draw.
said-hint-loss = Hint: { $square }, though every move loses to best play.
    .connect-four = Hint: column { $column }, though every move loses to best play.
said-hint-only = Only { $square } is possible.
    .connect-four = Only column { $column } is possible.
said-hint-line = It could go on like this: { $moves }.
said-quarter =
    { $square ->
        [a1] Look at the upper left: a good move lies there.
        [h1] Look at the upper right: a good move lies there.
        [a8] Look at the lower left: a good move lies there.
       *[h8] Look at the lower right: a good move lies there.
    }
    .connect-four = A good move lies among the marked columns.
said-expects =
    { $count ->
        [one] The computer expects { $side } to be ≈{ $count } disc ahead.
       *[other] The computer expects { $side } to be ≈{ $count } discs ahead.
    }
said-solved =
    { $count ->
        [one] Solved: { $side } wins by { $count } disc.
       *[other] Solved: { $side } wins by { $count } discs.
    }
    .tic-tac-toe = Solved: { $side } wins with best play.
    .connect-four = Solved: { $side } wins with best play.
said-solved-draw = Solved: a draw.
said-expects-draw = The computer expects an even game.
said-theme-corner = Look at the corners: who gets them after each move?
said-theme-wedge = Look at the edges: a disc fits between two of { $other }.
said-theme-parity = Count the empty squares of each region, and begin an odd one.
said-theme-access = Look for a move after which { $other } cannot get at squares that you can.
said-theme-stability = Look for discs that can never be flipped again.
said-theme-quiet = Look for a quiet move: few flips, and few replies for { $other }.
said-theme-ending = Count to the end: which order keeps the most discs?
said-paused = Stopped. Press “Continue” to go on.
said-continued = Resumed.
said-cancelled = Search stopped.
said-erased-record = The record is cleared.
said-erased-branch = That line is dropped.
said-erased-settings = All settings are back to their defaults.
said-restored-record = The record is back.
said-restored-branch = That line is back.
said-restored-settings = Your settings are restored.
rejected-game-over = The game is over.
rejected-locked = This board is for watching: its host page plays the moves.
rejected-pass-first = { $side } must pass first: press “Pass”.
rejected-not-your-turn = It is not your turn: { $side } is to move.
rejected-occupied = { $square } is occupied.
    .connect-four = Column { $column } is full.
rejected-encloses-nothing = { $square } encloses nothing: a move must trap at least one disc.

thinks = thinking …
thinks-opponent = { $opponent } is thinking …
thinks-for = thinking … { $seconds } s
thought = thought for { $time }
briefly = less than 0.01 s
depth = depth { $depth }
from-book = opening book
solved = solved
lead = { $side } { $discs }
    .tic-tac-toe = { $side } wins
    .connect-four = { $side } wins
even = even
    .tic-tac-toe = a draw
    .connect-four = a draw

# Two sentences in turn, two things of a list, and a title as a sentence.
sentences = { $first } { $then }
listed = { $first }, { $then }
sentence = { $text }.
seconds = { $seconds } s
# The sign before the fraction of a number, as in 1.5.
decimal-point = { "." }
