### The sentences of the status line about what loads after the first move is possible: pasted games
### and lists of them, reviews, exercises, drawings, links to friends.

said-loaded-with =
    { $count ->
        [one] The game has been loaded with { $count } variation.
       *[other] The game has been loaded with { $count } variations.
    }
said-loaded-first =
    { $count ->
        [one] The first game has been loaded; { $count } more line is a separate game and is left out.
       *[other] The first game has been loaded; { $count } more lines are separate games and are left out.
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
said-left-games-read =
    { $count ->
        [one] “Games” has { $count } game of the text.
       *[other] “Games” has { $count } games of the text.
    }
said-unkept = The browser does not keep these games: they last until the page is closed.
said-loaded-waits = The game that was loaded waits until you leave the exercise.
said-opening-move = Practising { $opening }: your move { $number } of { $total }.
said-opening-reply = { $side } plays { $square }.
said-opening-left = This leaves the opening “{ $opening }”: { $squares } was the move.
said-opening-done = The opening “{ $opening }” is complete.
practice-end = End the practice
said-nearby-waiting = Waiting for the other device.
said-nearby-connected = Connected: you play live.
said-nearby-lost = The contact is lost. Continue with a new code or by link.
said-nearby-closed = The connection has ended; the game stays.
said-nearby-refused = The other side says no.
said-nearby-asked = The other side is asked.
said-nearby-handed = The waiting tab has the answer: close this one.
said-nearby-nobody = No tab of this browser waits for this answer: paste it on the first device.
said-friend-same = You have this game already.
said-friend-older = This link is older than your game: nothing has changed.
said-friend-sent = Sent: these moves stay as they are.
said-friend-kept = Your version stays; the other one is among the other lines.
said-friend-looking = You look at this game; it is not yours to play.
said-friend-playing = The game is yours to play.
said-folder-in-order = This folder is in order: visitors get what the host has.
said-folder-incomplete = The upload is not complete, or a file is of another release: visitors keep the release that they have.
said-folder-unreachable = The host does not answer: nothing is known of this folder.
said-folder-edited = Edited: { $files }. Raise the number in the first line of service-worker.js: until then visitors keep the release that they have.
said-reading = Reading the games …
said-reading-stopped = Reading stopped.
said-collected =
    { $count ->
        [one] { $count } game is imported.
       *[other] { $count } games are imported.
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
said-edited = The position is on the board.
said-picture-requested = Reading the picture …
picture-more = { $count } more
said-picture =
    { $count ->
        [0] The board of the picture is set up. Choose the side to move.
        [one] The board of the picture is set up. { $squares } is uncertain: look at it, and choose the side to move.
       *[other] The board of the picture is set up. { $count } squares are uncertain: { $squares }. Look at them, and choose the side to move.
    }
square-uncertain = uncertain
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
said-exercise-book = { $side } to move: play the move of your repertoire.
said-ending-play = Play the ending out: you play { $side }.
said-ending-count = Who wins this ending with best play, and by how much? { $side } to move.
ending-solving = Solving …
ending-margin = With best play { $side } wins by { $count }.
ending-margin-draw = With best play the game is drawn.
ending-margin-about = Estimated: { $side } wins by about { $count }.
ending-margin-about-draw = Estimated: the game is even.
count-exact = Exactly right.
count-winner-right = The winner is right; the margin is off by { $count }.
count-wrong = Another result; your count is off by { $count }.
said-race-over =
    { $best ->
        [0] Time is up: { $right } right, { $wrong } wrong.
       *[other] Time is up: { $right } right, { $wrong } wrong. Your best run: { $best }.
    }
said-lesson = A short lesson comes first.
said-exercise-solved = Right: solved!
said-exercise-praise =
    { $count ->
        [one] At the first try!
       *[other] { $count } in a row at the first try!
    }
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
said-exercise-left = The move is in the left half.
said-exercise-right = The move is in the right half.
said-exercise-upper = The move is in the upper half.
said-exercise-lower = The move is in the lower half.
said-solution = The solution: { $moves }.
said-continuation = Best play after it: { $moves }.
said-reviewing = The review of the game has begun.
said-reviewing-found = First mistakes found: you can look at them now.
said-reviewed = The review is complete: { $good } of { $total } moves were good.
said-reviewed-own = The review is complete: { $good } of your { $total } moves were good.
said-trying = Look for a better move for { $side }.
said-tried-best = { $square } is the best move.
said-tried-good = The computer sees no move that is clearly better than { $square }.
said-tried-worse =
    { $count ->
        [one] { $square } loses { $discs } disc: there is a better move.
       *[other] { $square } loses { $discs } discs: there is a better move.
    }
said-erased-progress = The progress of the exercises is cleared.
said-erased-mistakes = Your mistakes and your progress are erased.
said-erased-database = The tournaments are cleared.
said-erased-book = That is out of your repertoire.
said-erased-own-exercises = The exercises of your earlier text are gone.
said-erased-review = The review has ended.
said-erased-marks = The drawings on this position are erased.
said-erased-collection = The imported games are cleared.
said-erased-left-game = That game is forgotten.
said-erased-table = The names and clocks of the two players are gone.
said-erased-link = The link you received is closed.
said-restored-progress = The progress of the exercises is back.
said-restored-mistakes = Your mistakes and your progress are back.
said-restored-database = The games of the tournaments are back.
said-restored-book = That is in your repertoire again.
said-restored-own-exercises = The exercises of your earlier text are back.
said-restored-review = The review is back.
said-restored-marks = The drawings are back.
said-restored-collection = The imported games are back.
said-restored-left-game = That game is in the list again.
said-restored-table = The names and clocks of the two players are back.
said-restored-link = The link you received is open again.
rejected-line-followed = This is a line, not the game: step back to the game to play.
rejected-sent = Your friend has these moves already: go to the last one.
rejected-exercise-over = The exercise has ended: try again, or choose another one.
said-unaided = While your friend plays, the page gives no help: neither hint nor analysis.
