### The analysis of a position, and the way to the rooms of the study panel.

home-this-game = This game
home-openings = Practise an opening, or see what each move is worth.
home-analysis = Search the position ever deeper, line by line.
analysis = Analysis
analysis-start = Analyse the position
analysis-whole = Whole analysis
analysis-back = Back one move
analysis-along = The best line, move by move
analysis-place = Line { $move }: { $number } of { $count }
analysis-lines = Lines
analysis-all = All moves
analysis-time = Per position
analysis-10 = 10 s
analysis-60 = 1 min
analysis-0 = Until I leave
lead-bar = Bar of the expected result beside the board
lead-bar-shows = Expected result: { $lead }
analysis-cost = Uses the processors of this device, and its battery, until a position is done; waits while the page is hidden.
analysis-certainty = The percentage says how often the shortcuts of the search are right; at 100% it takes none.
analysis-exact = solved
analysis-depth =
    { $count ->
        [one] { $count } move deep at { $certainty }%
       *[other] { $count } moves deep at { $certainty }%
    }
analysis-book = opening book
analysis-seeks = Searching: { $nodes }, { $seconds } s
analysis-done = Done: { $nodes }, { $seconds } s
analysis-millions = { $shown } million positions
analysis-positions =
    { $count ->
        [one] { $shown } position
       *[other] { $shown } positions
    }
analysis-waits = The computer is choosing a move. The analysis goes on afterwards.
analysis-none = There is nothing to search here.
