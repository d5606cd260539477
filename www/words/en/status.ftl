### The status line below the board, which screen readers read out: what has happened, what to do.
### A sentence said-… names what happened; rejected-… says why a press does nothing.

said-started = New game.
said-resumed = Your game has been restored.
said-clocks-stand = Both clocks stand as they did at the last move or stop.
said-loaded = The game has been loaded.
said-loaded-with =
    { $count ->
        [one] The game has been loaded with { $count } variation.
       *[other] The game has been loaded with { $count } variations.
    }
said-loaded-first =
    { $count ->
        [one] The first game has been loaded; { $count } more line is a game of its own and is left out.
       *[other] The first game has been loaded; { $count } more lines are games of their own and are left out.
    }
said-left =
    { $count ->
        [one] { $count } more is left out.
       *[other] { $count } more are left out.
    }
said-comments-unread =
    { $count ->
        [one] The comment on move { $ply } is left out: { $cause }
       *[other] { $count } comments are left out; of the first, on move { $ply }: { $cause }
    }
said-comments-unread-at-start =
    { $count ->
        [one] The comment before the first move is left out: { $cause }
       *[other] { $count } comments are left out; of that before the first move: { $cause }
    }
said-unread =
    { $count ->
        [one] { $text } is left out: { $cause }
       *[other] { $count } variations are left out; of the first, { $text }: { $cause }
    }
said-glyphs =
    { $count ->
        [one] { $count } annotation glyph ($10) is left out.
       *[other] { $count } annotation glyphs ($10) are left out.
    }
said-followed = This is your game as it stands in another tab.
said-displaced = The game of another tab is now the previous game.
said-dropped = There was no room left: the oldest of your earlier games are gone.
said-list-full = “My games” is full: the oldest of your earlier games are gone.
said-left-unkept = The browser has no room for the game that you left: “My games” has it until the page is closed.
said-left-games-read =
    { $count ->
        [one] “My games” has { $count } game of the text.
       *[other] “My games” has { $count } games of the text.
    }
said-unkept = The browser does not keep these games: they last until the page is closed.
said-loaded-waits = The game that was loaded waits until you leave the exercise.
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
said-opening-move = Practising { $opening }: your move { $number } of { $total }.
said-opening-reply = { $side } plays { $square }.
said-opening-left = This leaves the opening “{ $opening }”: { $squares } was the move.
said-opening-done = The opening “{ $opening }” is complete.
said-with-comment = With comment.
said-at-start = Back at the start.
said-at-move = After move { $number }, { $square }.
    .connect-four = After move { $number }, column { $square }.
said-to-move = { $side } to move.
said-must-pass = { $side } must pass.
said-nearby-waiting = Waiting for the other device.
said-nearby-connected = Connected: you play live.
said-nearby-lost = The contact is lost. Continue with a new code or by link.
said-nearby-closed = The connection has ended; the game stays.
said-nearby-refused = The other side says no.
said-nearby-asked = The other side is asked.
said-nearby-handed = The waiting tab has the answer: close this one.
said-nearby-nobody = No tab of this browser waits for this answer: paste it on the first device.
said-friend-begin = Play your first move, then send the link.
said-friend-send = Send { $name } the link: it is { $side }’s turn there.
said-friend-waits = Waiting for { $name }: the reply comes as a link.
said-friend-same = You have this game already.
said-friend-older = This link is older than your game: nothing has changed.
said-friend-sent = Sent: these moves stay as they are.
said-friend-kept = Your version stays; the other one is among the other lines.
said-friend-looking = You look at this game; it is not yours to play.
said-friend-playing = The game is yours to play.
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
said-hint-only = Only { $square } is possible.
said-hint-line = The numbers show how it could go on: { $moves }.
said-quarter = Look at the quarter of the board around corner { $square }: a good move lies there.
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
said-folder-in-order = This folder is in order: visitors get what the host has.
said-folder-incomplete = The upload is not complete, or a file is of another release: visitors keep the release that they have.
said-folder-unreachable = The host does not answer: nothing is known of this folder.
said-folder-edited = Edited: { $files }. Raise the number in the first line of service-worker.js: until then visitors keep the release that they have.
said-reading = Reading the games …
said-reading-stopped = Reading stopped.
said-collected =
    { $count ->
        [one] { $count } game has been read.
       *[other] { $count } games have been read.
    }
said-collected-game = Game { $number } of { $all }.
said-collected-named = Game { $number } of { $all }: { $black } – { $white }.
said-collected-more = There are more in it: the page reads the first 100,000.
said-relay-missing = The file of this game cannot be reached: the board is as of { $time }.
said-relay-unread = The file of this game cannot be read at the moment: the board is as of { $time }.
said-relay-shorter = The file has fewer moves than before: the board is as of { $time }.
said-relay-back = The file is all right again.
said-relay-ahead =
    { $count ->
        [one] The game has gone on by { $count } move.
       *[other] The game has gone on by { $count } moves.
    }
said-editing = Set up a position: a press on a square changes its disc.
said-drawing = Press a square twice for a circle, two squares for an arrow; or drag an arrow.
said-drawing-done = Squares play again.
said-mark-begun = From { $square }: the same square for a circle, another one for an arrow.
said-circle = Circle on { $square }.
said-circle-gone = The circle on { $square } is gone.
said-arrow = Arrow from { $from } to { $square }.
said-arrow-gone = The arrow from { $from } to { $square } is gone.
said-line = { $square } was better: the numbers show the line.
said-line-start = The numbers show the line.
said-line-followed = The line shown, move { $number } of { $total }: { $square }.
said-exercise-win = { $side } to move: find a move that wins.
said-exercise-draw = { $side } to move: find a move that does not lose.
said-exercise-best = { $side } to move: find the move that keeps the most discs.
said-exercise-book = { $side } to move: play the move of your book.
said-ending-play = Play the ending out: you play { $side }.
said-ending-count = Who wins this ending with best play, and by how much? { $side } to move.
said-exercise-solved = Right: solved!
said-exercise-so-far = Right so far.
said-exercise-right-wins =
    { $count ->
        [one] Right: { $square } wins by { $count } disc.
       *[other] Right: { $square } wins by { $count } discs.
    }
said-exercise-right-draws = Right: { $square } holds the draw.
said-exercise-right-loses =
    { $count ->
        [one] Right: { $square } loses by { $count } disc only.
       *[other] Right: { $square } loses by { $count } discs only.
    }
said-theme-corner = Look at the corners: who gets them after each move?
said-theme-wedge = Look at the edges: a disc fits between two of { $other }.
said-theme-parity = Count the empty squares of each region, and begin an odd one.
said-theme-access = Look for a move after which { $other } cannot get at squares that you can.
said-theme-stability = Look for discs that can never be flipped again.
said-theme-quiet = Look for a quiet move: few flips, and few replies for { $other }.
said-theme-ending = Count to the end: which order keeps the most discs?
said-exercise-wrong = That is not the move.
said-exercise-cost =
    { $count ->
        [one] { $square } costs { $count } disc.
       *[other] { $square } costs { $count } discs.
    }
said-exercise-equal = { $square } costs nothing, but the exercise accepts another move.
said-exercise-reply = { $side } answers { $square }.
said-exercise-wins = { $side } answers { $square } and wins by { $count }.
said-exercise-draws = { $side } answers { $square } and holds the draw.
said-exercise-columns = The move is in one of the columns { $from } to { $to }.
said-exercise-rows = The move is in one of the rows { $from } to { $to }.
said-solution = The solution: { $moves }.
said-continuation = Best play after it: { $moves }.
said-reviewing = The review of the game has begun.
said-reviewed =
    { $count ->
        [one] The review is complete: { $count } mistake.
       *[other] The review is complete: { $count } mistakes.
    }
said-reviewed-own =
    { $count ->
        [one] The review is complete: { $count } mistake of yours.
       *[other] The review is complete: { $count } mistakes of yours.
    }
said-trying = Look for a better move for { $side }.
said-tried-best = { $square } is the best move.
said-tried-good = The computer sees no move that is clearly better than { $square }.
said-tried-worse =
    { $count ->
        [one] { $square } loses { $discs } disc: there is a better move.
       *[other] { $square } loses { $discs } discs: there is a better move.
    }
said-paused = Stopped. Press “Continue” to go on.
said-continued = Resumed.
said-cancelled = Search stopped.
said-erased-record = The record is cleared.
said-erased-branch = That line is dropped.
said-erased-settings = All settings are back to their defaults.
said-erased-progress = The progress of the exercises is cleared.
said-erased-mistakes = Your mistakes and your progress are erased.
said-erased-database = The database is cleared.
said-erased-book = That is out of your book.
said-erased-own-exercises = The exercises of your earlier text are gone.
said-erased-review = The review is closed.
said-erased-marks = The drawings on this position are erased.
said-erased-collection = The games that were in the list are gone.
said-erased-left-game = That game is forgotten.
said-erased-table = The names and clocks of the two players are gone.
said-erased-link = The link you received is closed.
said-restored-record = The record is back.
said-restored-branch = That line is back.
said-restored-settings = Your settings are restored.
said-restored-progress = The progress of the exercises is back.
said-restored-mistakes = Your mistakes and your progress are back.
said-restored-database = The games of the database are back.
said-restored-book = That is in your book again.
said-restored-own-exercises = The exercises of your earlier text are back.
said-restored-review = The review is back.
said-restored-marks = The drawings are back.
said-restored-collection = The games are in the list again.
said-restored-left-game = That game is in the list again.
said-restored-table = The names and clocks of the two players are back.
said-restored-link = The link you received is open again.
rejected-game-over = The game is over.
rejected-line-followed = This is a line, not the game: step back, or play on from here.
rejected-locked = This board is for watching: its host page plays the moves.
rejected-pass-first = { $side } must pass first: press “Pass”.
rejected-sent = Your friend has these moves already: go to the last one.
rejected-not-your-turn = It is not your turn: { $side } is to move.
rejected-exercise-over = The exercise has ended: try again, or choose another one.
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
