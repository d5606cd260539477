### The help: rules, advice, keyboard.

help-aim-title = The rules
help-place = Place a disc to trap discs of the other side between it and another of yours, in a straight line: across, down or diagonally.
help-turn = All trapped discs are flipped and become yours, in every direction at once.
help-pass = If you cannot trap anything, you must pass. If you can, you must move.
help-end = When neither side can move, the game is over. The side with more discs wins and gets the empty squares as well.
help-starts = Diagonal start: discs of one colour lie diagonally opposite. Parallel start: they lie side by side.
help-advice-title = A little advice
help-corners = A disc in a corner is never flipped, and discs along the edge beside it become safe with it.
help-x-squares = Beware of the square diagonally beside an empty corner, the X-square: a disc there gives the corner away.
help-c-squares = The two squares on the edge beside an empty corner, the C-squares, give it away as easily.
help-freedom = Early on, many discs are no advantage. What counts is who has more moves to choose from.
help-version = Version { $release }
help-keys-title = By keyboard
help-key-arrows = Arrow keys
help-key-arrows-do = go from square to square
help-key-enter = Enter or space
help-key-enter-do = plays the square
    .connect-four = drops a disc into the column of the square
help-key-row = Home, End
help-key-row-do = go to the ends of the row
help-key-board = Ctrl+Home, Ctrl+End
help-key-board-do = go to the ends of the board
help-key-escape = Escape
help-key-escape-do = closes the end screen and every dialog, ends drawing and setting up, drops a chosen move
help-key-command = Ctrl+{ $key }
help-key-turned = turns the board round
help-key-mistake = goes to the next mistake of a review
help-key-mistake-before = goes to the mistake before it
help-notes-title = Good to know
help-undo = Undo returns to your own last decision, as often as you like, even after the game has ended.
help-comments = Below the moves, “Comment and draw” adds a text, circles and arrows to any position. They are stored with the game; those of Reversi go along in links, GGF and PGN-like text.
help-thinking = While the computer thinks, “Stop” plays the best move found so far. With “Show depth, lead and time of the computer” you see how many moves it looks ahead, and which side it expects to lead.
    .tic-tac-toe = The computer answers at once; the pause before its moves is one of the settings.
    .connect-four = The computer answers at once; the pause before its moves is one of the settings.
help-keep = The game is stored in this browser and is still there when you come back. Nothing is sent anywhere.
help-keep-not = Your browser stores nothing for this page, or has no room left: games, comments and settings last until the page is closed. “Share & save” gives you the game as a text or a link.

help-ttt-place = The sides take turns to mark one empty square.
help-ttt-win = Three of your marks in a row win: across, down or slanting.
help-ttt-draw = If the board is full and nobody has a row, the game is a draw.
help-ttt-block = Two in a row are a threat: take the third square yourself.
help-ttt-fork = A mark that makes two rows at once wins: only one of them can be stopped.
help-c4-drop = The sides take turns to drop a disc into a column. It falls to the lowest empty square.
help-c4-win = Four of your discs in a row win: across, down or slanting.
help-c4-draw = If all columns are full and nobody has four, the game is a draw.
help-c4-centre = The middle column is part of the most rows: discs there are worth the most.
help-c4-open = Three with both ends open win: only one end can be stopped.
help-c4-under = Leave the marked square alone: the side that plays it lets the other one win above.
help-key-column = 1 to 7
help-key-column-do = drop a disc into that column

## At the start

help = Help
