### The list of the games of a file, and the export of a game.

games = Games
read-so-far =
    { $count ->
        [one] { $number } record read
       *[other] { $number } records read
    }
stop = Stop
forget = Clear the imported games
earlier = Imported earlier ({ $count })
earlier-games =
    { $count ->
        [one] { $shown } game, { $date }
       *[other] { $shown } games, { $date }
    }
more = The files have more games: these are the first 100,000.
opening = Opening
any-opening = Any opening
result = Result
any-result = Any result
result-wins = { $side } wins
result-draw = Draw
result-open = Not over
games-all =
    { $count ->
        [one] { $shown } game
       *[other] { $shown } games
    }
games-some =
    { $count ->
        [one] { $shown } of { $all } games
       *[other] { $shown } of { $all } games
    }
no-games = No games yet: those that you play or open are listed here.
show-all = Show all games
game = Game { $number }
moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
variations =
    { $count ->
        [one] { $count } variation
       *[other] { $count } variations
    }
variations-unread =
    { $count ->
        [one] { $count } variation left out
       *[other] { $count } variations left out
    }
comments-unread =
    { $count ->
        [one] { $count } comment left out
       *[other] { $count } comments left out
    }
unread =
    { $count ->
        [one] { $count } record cannot be read
       *[other] { $count } records cannot be read
    }
export-choices = As a picture, or for other programs
numbered = Diagram with numbered moves
diagram = Diagram of the position
ggf = GGF, for game servers
moves-alone = Moves alone, a line each
pgn = Moves with tags (PGN)
sgf = Game with variations (SGF)
obf = Endgame problem (OBF)
copy = Copy
save = Save
save-svg = Save as SVG
save-png = Save as PNG
done = Done.
not-allowed = The browser does not allow that.
not-done = The browser does not allow that. The text is selected: copy it yourself.
nothing-written = There is nothing to write yet: this notation needs a move.
corrections-unwritten = GGF has no place for a corrected board; links, moves and SGF keep it.
unread-game = Record { $number }: { $cause }
unread-game-at = Record { $number } ({ $places }): { $cause }
line = line { $line }
save-games = Save the games shown as
games-omitted =
    { $count ->
        [one] { $count } game begins elsewhere and is left out: lines of moves cannot hold it.
       *[other] { $count } games begin elsewhere and are left out: lines of moves cannot hold them.
    }
percent = { $number }%
views = Show as
statistics-openings = Openings
statistics-players = Players
player = Player
score-of-black = Black
lead-of-black = Lead
score-of-player = Score
lead-of-player = Lead
opening-unnamed = Without a name
players-unnamed = These games name no players.
rows-most = These are the { $count } with the most games.
results-none = None of these games has a result.
results-summary =
    { $count ->
        [one] Of { $shown } game with a result, Black won { $black } and White { $white }; { $draws } were drawn. Black’s average lead was { $lead } discs.
       *[other] Of { $shown } games with a result, Black won { $black } and White { $white }; { $draws } were drawn. Black’s average lead was { $lead } discs.
    }
statistics-leads = Lead
leads-move = Move
leads-about =
    { $count ->
        [one] By how many discs Black leads on the board after each move, in { $shown } game from the usual start. The curve is the mean of every two moves.
       *[other] By how many discs Black leads on the board after each move: the average of { $shown } games from the usual start. The curve is the mean of every two moves.
    }
shelves = Show
shelf-all = All
shelf-mine = Mine
shelf-imported = Imported
shelf-tournaments = Tournaments
search = Player, event, year
side = Plays
filter = Filter
any-side = Either side
plays-side = Plays { $side }
sort = Sort
sort-number = Not sorted
sort-date = By date
sort-black = By Black’s name
sort-white = By White’s name
sort-result = By discs of Black
sort-opening = By opening
descending = Reverse
position-here = With this position
statistics-moves = Moves
too-many = Only lists of up to { $shown } games are counted and saved: choose a player, a year or a position.
reading-rows = Reading the games …
share-game = Share the game { $players }
forget-game = Forget the game { $players }
link-copied = The link is copied.
save-all = Save or clear

## At the start

game-before = Previous in the list
game-after = Next in the list
live = Live
text = Share & save
collection = List of games
