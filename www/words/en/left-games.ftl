### My games: those in progress, and those that were left.

database = Database
about = Games in progress come first. Below are the last hundred that you left, if they have at least three moves or something that was added: a comment, another line, a review, clocks.
forget = Forget the game of { $date }
players = { $black } – { $white }
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
moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
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
