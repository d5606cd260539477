### The visitor's own book: positions with moves, the repertoire and its practice, the file.

book = My repertoire
book-whole = Whole repertoire
book-size =
    { $count ->
        [0] Your repertoire is empty
        [one] { $shown } position, { $size } on this device
       *[other] { $shown } positions, { $size } on this device
    }
book-about = Play both sides on the board and add what you want to remember. Mirrored positions count as one; a star marks your own moves.
book-unkept = This browser keeps no repertoire: it lasts as long as this page.
book-column = Repertoire
book-add-move = Add { $square } to my repertoire
book-mine = { $square } is a move of mine
book-remove = Take { $square } out of my repertoire, with what follows
book-no-value = no value
book-depth = depth { $count }
book-list = from a list
book-line =
    { $count ->
        [0] The line on the board has no move yet
        [one] The line on the board: { $count } move
       *[other] The line on the board: { $count } moves
    }
book-repertoire = My side
book-nobody = no side
book-add-line = Add this line
book-add-values = Add the values found here
book-added =
    { $count ->
        [0] No move is new.
        [one] { $shown } move is added.
       *[other] { $shown } moves are added.
    }
book-positions-read =
    { $count ->
        [one] { $shown } position is read.
       *[other] { $shown } positions are read.
    }
book-unread =
    { $count ->
        [one] Line { $lines } is damaged and left out.
       *[other] Lines { $lines } are damaged and left out.
    }
book-reading = Reading the file …
book-left-out =
    { $count ->
        [one] { $shown } position is left out: a repertoire holds no more.
       *[other] { $shown } positions are left out: a repertoire holds no more.
    }
book-damaged = The file is damaged from byte { $byte } on; what stands before it is read.
book-no-book = This file is no book: neither this page, Edax nor Egaroucid has written it, and it has no line of moves.
book-practice = Practice
book-due =
    { $count ->
        [0] Nothing is due today.
        [one] { $shown } question now, of { $all } that are due.
       *[other] { $shown } questions now, of { $all } that are due.
    }
book-later = Nothing is due today. The next question is due on { $date }.
book-practise-side = Side
book-both = both sides
book-practise = Practise
book-practice-about = The page plays the other side from your repertoire. Twelve questions take about two minutes. A move that was found comes back after 3, 7, 16 and 35 days, one that was not on the next day.
book-grow = Grow my repertoire
book-grow-about = While the computer has nothing else to do, the page searches one position after another, first those on the best lines for both sides, and adds the three best moves of each. It pauses while this page is hidden, and goes on after a reload.
book-grow-loss = Loss of a line at most
book-grow-discs =
    { $count ->
        [one] { $count } disc
       *[other] { $count } discs
    }
book-grow-time = Search of a position
book-grow-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
book-grow-start = Grow
book-grow-stop = Stop
book-grow-seeks = Your repertoire is growing.
book-grow-waits = Your repertoire waits until the computer has nothing else to do.
book-grow-done = No line within this loss is left to search.
book-grown =
    { $count ->
        [one] { $shown } position added, { $rate } an hour. Last: { $line }
       *[other] { $shown } positions added, { $rate } an hour. Last: { $line }
    }
book-save = Save as a file
book-save-edax = Save for Edax
book-save-lines = Save as lines of moves
book-read = Read a file
book-clear = Clear my repertoire
book-restore = Bring back what was taken out
exercise-book = From your repertoire
exercise-other-move = Your repertoire has another move.
