### First steps: what a first visit reads beside the board.

guide = First steps
guide-count = { $number } of { $total }
guide-said = First steps, { $number } of { $total }: { $text }
guide-play = Play on the ringed square: the disc that it traps turns over.
    .tic-tac-toe = Choose a square: three of your marks in a row win.
    .connect-four = Choose a column: four of your discs in a row win.
guide-play-more = Every marked square traps discs: you may choose any of them.
    .tic-tac-toe = The other side does the same, and tries to stop you.
    .connect-four = A disc falls to the lowest empty square of its column.
guide-aim = The side with more discs at the end wins.
guide-reply = The other side replies, and a diamond marks its disc.
guide-reply-more = Then it is your turn again. A move often turns several discs over.
guide-corners = Aim for the corners: a disc there is never flipped again.
guide-corners-more = Avoid the squares beside an empty corner: they open the way to it.
guide-pass = A side that can trap nothing passes: the other one plays again.
guide-pass-more = When neither side can move, the game is over: the side with more discs wins.
guide-hint = “Hint” says what to look for, then shows the square.
guide-help = “Help” has the rules in pictures.
guide-undo = “Undo” takes back any move.
guide-players = A press on a name above the board chooses who plays.
guide-skip = Skip
guide-next = Next
guide-done = Got it
guide-start = Show the first steps
