### The settings.

game-choice = Game
game-reversi = Reversi
game-tic-tac-toe = Tic-Tac-Toe
game-connect-four = Connect Four
next-game = Next game
start = Start
start-diagonal = Diagonal
start-parallel = Parallel
first = Who begins
begins = { $side } begins
next-game-note = Applies from the next new game.
game-options = Game options
pause = Pause before a computer move
think-time = Thinking time
think-seconds =
    { $count ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
think-time-note = Per move: for level 10, “Hint” and “Play best move”.
all-processors = Use all processors
all-processors-note = Level 10, “Play best move” and endings are faster, and take more of the battery.
hints = Show legal moves
details = Show depth, lead and time of the computer
values = Show values of moves
    .tic-tac-toe = Show who wins with each move
    .connect-four = Show who wins in each column, and in how many moves
groups = Show groups of four
manual-pass = Pass manually
manual-pass-note = Without a legal move, you press “Pass” yourself.
confirm = Confirm moves
confirm-note = A first press shows the move, a second one plays it.
typed = Type squares
typed-note = A field below the board takes moves such as f5.
    .tic-tac-toe = A field below the board takes moves such as b2.
    .connect-four = A field below the board takes columns such as 4.
turned = Turn the board round
shortcuts = Single-key shortcuts
shortcuts-note = Letters act at once, such as H for a hint. Other programs may need them.
appearance = Appearance and sound
display = Display
sound = Sounds
sound-note = Wood on wood; switching them on plays a sample.
scheme = Light or dark
scheme-auto = System
scheme-light = Light
scheme-dark = Dark
board-size = Board size
board-size-small = Small
board-size-normal = Normal
board-size-large = Large
hand = Layout
hand-right = Right-handed
hand-left = Left-handed
reset = Reset all settings
animation = Flip animation
    .tic-tac-toe = Animation
    .connect-four = Fall of discs
animation-off = Off
animation-slow = Slow
animation-normal = Normal
animation-fast = Fast
theme = Theme
lang = Language
