### The visitor's results: games, exercises, and what moves have cost.

results = My results
results-none-yet = Finished games against the computer, solved exercises and what your moves have cost show here.
results-games = Games
results-won = Won
results-drawn = Drawn
results-lost = Lost
results-beaten = Opponents beaten
results-of = of { $total }
results-solved = Exercises solved
results-opponent = Opponent
results-costs = Discs lost a game
results-lately =
    { $count ->
        [one] in the last game
       *[other] a game, in the last { $count }
    }
results-costs-none = What your moves have cost shows here once a finished game has been reviewed for your mistakes.
results-no-opening = no name
record-clear = Clear the record
record-restore = Bring the record back
phase-opening = Moves 1 to 20
phase-middle = Moves 21 to 40
phase-ending = From move 41
progress-phase = By phase of the game
progress-week = By week
progress-opponent = By opponent
progress-opening = By opening
progress-name = Which
progress-games = Games
progress-cost = Discs lost a move
