### The result of a game.

you-won = You win { $count }
you-lost = You lose { $count }
wins = { $side } wins { $count }
draw = A draw { $count }
rival-resigned = { $name } resigns: you win
you-resigned = You resign: { $name } wins
wins-on-time = { $side } wins on time { $count }
# The invisible word joiners keep a score on one line.
count = { $own }⁠–⁠{ $other }
on-board = { $count } on the board, plus the empty squares.
on-board-draw = { $count } on the board, plus half of the empty squares each.
end-row = A row after { $count } moves.
    .tic-tac-toe = Three in a row after { $count } moves.
    .connect-four = Four in a row after { $count } moves.
end-full = The board is full.
    .connect-four = All columns are full.
