### The dialog that writes the code of a board for somebody's website.

about = A board for your own website: choose, look at it, copy the code. Nothing has to be installed.
shown = What the board shows
shown-game = This game
shown-new = A new game
place = Where it goes
place-html = Any page (HTML)
place-frame = Plain frame, without a script
place-module = Module of a bundler (npm)
note-html = Paste the code where the board should be. It is as wide as the text around it.
note-frame = For pages that take no script. The frame has a fixed height.
note-module = Needs the package reversi-game of npm.
note-wordpress = Into a block “Custom HTML”, by somebody who may use unfiltered HTML.
note-typo3 = Into a content element “Plain HTML”. The text editor would take it out.
note-joomla = Into a module “Custom”, with the editor switched to “None”.
note-local = The address in this code leads to your own device. Put the page on a host first; then others can open it.
group-board = On the board
group-players = Who plays
group-look = Look and language
group-visitor = What visitors see and may do
group-frame = In your page
field-moves = Game or position
field-ply = Moves on the board
field-marks = Marks on squares: c3 f5-d6 c4=A
field-exercise = Exercise: number, “daily” or text
field-src = File of games, by its address
field-every = Seconds between two looks at that file
field-credentials = Read that file with the visitor’s cookies
field-player = { $side }: player
field-name = { $side }: name
field-side-level = { $side }: level
field-level = Level of both sides
field-seed = Number that repeats the choices
field-ground = Behind the board
field-controls = Buttons
field-lock = What visitors may not do
field-asks = Ask your page before each move
field-wheel = Step through the game by the mouse wheel
field-loading = Load only near the window
field-poster = Show a still until it is pressed
field-label = Name for screen readers
field-base = Folder of this page
as-usual = As usual
ground-page = Colour of this page
ground-transparent = Your page
lock-undo = Take back, load or step
lock-hint = Hints, values, review
lock-level = Choose the level
lock-players = Choose who plays
lock-theme = Choose the theme
lock-lang = Choose the language
lock-game = Choose another game
lock-board = Play: only watch
preview = Preview
code = Code to copy
copied = Copied.

## At the start

embed-code = Embed this
