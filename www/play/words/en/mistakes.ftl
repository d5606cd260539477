### The visitor's mistakes: exercises of the visitor's games.

mistakes = My mistakes
mistakes-none = No mistakes collected yet
mistakes-first = Have a finished game reviewed: its costliest moves become your exercises.
mistakes-last = Review my last game
mistakes-no-last = You have finished no game against the computer on this device yet.
mistakes-due =
    { $count ->
        [0] You have learnt every exercise, { $all } in all.
        [one] { $count } exercise is due today, of { $all }.
       *[other] { $count } exercises are due today, of { $all }.
    }
mistakes-later =
    { $count ->
        [one] Your exercise is due on { $date }.
       *[other] The first of { $all } exercises is due on { $date }.
    }
mistakes-early = You may practise before then: the date stays.
mistakes-practise = Practise
mistakes-on = Review my finished games against the computer
mistakes-about = In the background, on this device alone. A move that was found comes back after 3, 7, 16 and 35 days, one that was not on the next day.
mistakes-waiting =
    { $count ->
        [one] { $count } game waits for its review.
       *[other] { $count } games wait for their review.
    }
mistakes-game = The game on the board: whose moves are yours?
mistakes-own-game = Take in the game on the board
mistakes-name = My name in the imported games
mistakes-review = Review my games
mistakes-taken =
    { $count ->
        [0] No further imported game has this name.
        [one] { $count } game is taken in.
       *[other] { $count } games are taken in.
    }
mistakes-chosen = Choose what is saved: { $count } of { $all }
mistakes-one = { $played }, best { $best }: { $loss }
mistakes-all = All
mistakes-no = None
mistakes-save = Save as a file
mistakes-share = Share
mistakes-not-shared = The browser does not share this file: save it instead.
mistakes-erase = Erase it all
mistakes-restore = Bring back what was erased
mistakes-open = Read a saved file
mistakes-read = The mistakes of the file are here.
mistakes-damaged-file = Line { $line } of the file is damaged: what is whole of its mistakes is here.
mistakes-no-file = That is no file of mistakes, which “Save” makes here: it does not begin with “{ $mark }”.
mistakes-full = There is room for 300 mistakes. Left out of the file: { $count }.
exercise-mistake = From a game of yours
