### What the card at the end of a game says beside the result.

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
end-could-draw = You could still have drawn at move { $number }: { $square }.
    .connect-four = You could still have drawn at move { $number }: column { $column }.
end-could-win = You could still have won at move { $number }: { $square }.
    .connect-four = You could still have won at move { $number }: column { $column }.
review-loss = What went wrong?
again = Rematch
end-first-win = Your first victory!
end-whole-board = The whole board!
end-narrow = As close as it gets!
show-board = View the board
