### The card at the end of a game.

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
not-counted = “Play best move” has played for you: this game is not counted.
first-win = Your first win against { $opponent }!
wins-in-a-row = { $count } wins in a row.
record-against = Against { $opponent }: { $results }.
record-won = { $count } won
record-drawn = { $count } drawn
record-lost = { $count } lost
ladder-next = Beaten: { $beaten } of { $total }. Next: { $opponent }.
ladder-done = You have beaten everybody.
level-down = { $opponent } is a little easier.
review-loss = What went wrong?
again = Rematch
end-first-win = Your first victory!
end-whole-board = The whole board!
end-narrow = As close as it gets!
end-row = A row after { $count } moves.
    .tic-tac-toe = Three in a row after { $count } moves.
    .connect-four = Four in a row after { $count } moves.
end-full = The board is full.
    .connect-four = All columns are full.
