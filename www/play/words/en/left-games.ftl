### The visitor’s own games: those in progress, and those that were left.

comments =
    { $count ->
        [one] { $count } comment
       *[other] { $count } comments
    }
lines =
    { $count ->
        [one] { $count } more line
       *[other] { $count } more lines
    }
reviewed = reviewed
unreadable = This game cannot be shown.
on-board = On the board
running = Waiting
finished = finished
you-resigned = you have resigned
rival-resigned = { $name } has resigned
your-turn = your turn
their-turn = { $name } is to move
other-device = For another device
copy-games = Copy all as text
copied-games = Copied
read-games = Paste the text of another device
take-games = Read in
you = You
