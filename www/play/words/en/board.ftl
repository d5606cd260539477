### The board and the list of moves: what a screen reader says of a square, values, glyphs.

game = Board and score
board = Board
to-move = to move
over = game over
game-over = Game over
opening = Opening
moves = Moves
no-moves = The moves of the game are listed here.
move-label = Move { $number }: { $side }, { $square }
    .connect-four = Move { $number }: { $side }, column { $square }
move-pass = { $side } passes
branches = Other lines
branch = From move { $number }: { $moves }
branch-drop = Drop this line: from move { $number }, { $moves }
move-start = Start position
move-commented = { $move }, with comment
move-corrected = { $move }, board corrected
move-with-glyph = { $move }, { $glyph }
glyph-blunder = blunder
glyph-mistake = mistake
glyph-inaccuracy = inaccuracy
glyph-interesting = interesting move
glyph-good = good move
glyph-brilliant = brilliant move
glyph-only = only move
comment = Comment
comment-open = Comment and draw
square-empty = { $square }, empty
    .connect-four = Column { $column }, row { $row }, empty
square-legal = { $square }, legal move
    .connect-four = Column { $column }, row { $row }, legal move
square-disc = { $square }, { $side }
    .connect-four = Column { $column }, row { $row }, { $side }
square-last = last move
square-hint = hint
square-armed = chosen
square-win = winning row
square-value-search = value { $value }
square-value-book = value { $value } from the book
square-value-exact = solved { $value }
square-share = played in { $percent } of your games
square-at-most = at most { $value }, proven
square-at-least = at least { $value }, proven
square-wins =
    { $count ->
        [one] wins with the next move
       *[other] wins with { $count } more moves
    }
    .tic-tac-toe = wins
square-draw = a draw
square-loses =
    { $count ->
        [one] loses to the next move
       *[other] loses to { $count } more moves
    }
    .tic-tac-toe = loses
square-somehow-wins = wins
square-somehow-loses = loses
plate-wins = wins
plate-draw = draw
plate-loses = loses
plate-in = in { $count }
square-sought = value not known yet
square-best = best
square-played = the move played
square-reason = shows why { $square } loses discs
square-better = better move
square-circled = circle
square-arrow = arrow to { $square }
square-guide = ringed: a move to try
square-step = move { $number } of the line shown
typed-square = Type a square
    .connect-four = Type a column
typed-play = Place
typed-example = f5
    .tic-tac-toe = b2
    .connect-four = 4
