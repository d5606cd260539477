### The exercises.

exercises-daily = Exercise of the day
exercises-play = Solve it
exercises-again = Solve it again
exercises-begin = Begin
exercises-next-is = Next: { $theme }
exercises-all-solved = Every exercise is solved. Once more from the first?
exercises-path = Theme by theme
theme-corner = Corners
theme-wedge = Wedges
theme-parity = Parity
theme-access = Access
theme-stability = Stable discs
theme-quiet = Quiet moves
theme-ending = Endings
about-corner = take them, and give none away
about-wedge = a disc between two on an edge
about-parity = get the last move in a region
about-access = squares that only you can take
about-stability = discs that stay for good
about-quiet = few flips, few replies
about-ending = count to the last square
lesson-corner = A disc in a corner is never flipped, and the edge beside it becomes safe with it. Take corners, and play no move that gives one away.
lesson-wedge = A disc that sits between two of the other side on an edge is hard to dislodge. From there it often reaches the corner.
lesson-parity = The side that plays last in a region keeps what it flips there. Begin one with an odd number of empty squares: then the last move in it is yours.
lesson-access = A square that only you can take is a move in hand. Close squares to the other side, and keep yours for the end.
lesson-stability = A disc that no move can flip any more counts for good. Such discs grow from the corners along the edges.
lesson-quiet = Many flips open many moves to the other side. A quiet move flips little, and in the middle of the discs.
lesson-ending = Near the end it is counting that wins. Play each order through to the last square in your mind, replies included.
compare-corner = { $one } or { $two }: who gets which corner after each of them?
compare-wedge = { $one } or { $two }: which disc sits between two of { $other } on an edge?
compare-parity = { $one } or { $two }: which begins a region with an odd number of empty squares?
compare-access = { $one } or { $two }: after which of them can { $other } not get at a square that you can?
compare-stability = { $one } or { $two }: which of them makes more discs that can never be flipped?
compare-quiet = { $one } or { $two }: which flips less, or leaves { $other } fewer replies?
compare-ending = { $one } or { $two }: play both to the last square. Which one keeps more discs?
race = Against the clock
race-length = 3 minutes
race-score = { $right } right, { $wrong } wrong
race-best = Best run: { $count }
exercises-solved = solved
exercises-difficulty = Difficulty
difficulty-0 = any
difficulty-1 = easy
difficulty-2 = medium
difficulty-3 = hard
difficulty-count = { $solved } of { $total }
exercises-streak =
    { $count ->
        [one] { $count } at the first try
       *[other] { $count } in a row at the first try
    }
exercises-days =
    { $count ->
        [one] Streak: { $count } day
       *[other] Streak: { $count } days
    }
exercises-clear = Clear the progress
exercises-own = Exercises of your own
own-about = One paragraph each: the position, then “win”, “draw” or “best” with a difficulty from 1 to 3, then a line for each accepted move, with replies if you like. Lines that begin with # are comments.
own-text = Text of exercises
own-take = Check the text
own-checking = Checking …
own-sound = The solver agrees.
own-after = After { $moves }:
own-unchecked = More than 20 squares are empty, which is too many for the solver.
own-play = Solve it: { $name }
also-solves-win = { $square } also wins.
also-solves-draw = { $square } does not lose either.
also-solves-best = { $square } is as good.
does-not-solve-win = { $square } does not win.
does-not-solve-draw = { $square } loses.
does-not-solve-best = { $square } is not the best move.
exercise-name = Exercise { $id }, { $difficulty }
exercise-place = { $theme }, { $place }
exercise-number-of = { $number } of { $total }
exercise-guided = guided { $number } of { $total }
exercise-own = Exercise { $number } of your own
exercise-right = Right: solved!
exercise-so-far = Right so far.
exercise-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
exercise-shown = solution shown
exercise-shown-moves = The solution: { $moves }.
exercise-retry = Try again
exercise-solution = Show the solution
exercise-start = To the exercise
exercise-onward = Next exercise
exercise-line = Show the line
exercise-next = Next
exercise-next-name = Next in the list
exercise-previous = Previous
exercise-previous-name = Previous in the list
exercise-rival = Next best is { $square }: { $result }.
exercise-unseen = Outside the part of the board that shows: { $squares }.
result-wins =
    { $count ->
        [one] it wins by { $count }
       *[other] it wins by { $count }
    }
result-draws = it draws
result-loses =
    { $count ->
        [one] it loses by { $count }
       *[other] it loses by { $count }
    }
result-lead = it is worth { $lead }
