### The database of games: tournament games by thousands, kept on the device.

database = Database
database-close = Close
database-whole = Filter and games
database-size =
    { $count ->
        [0] No games yet
        [one] { $shown } game, { $size } on this device
       *[other] { $shown } games, { $size } on this device
    }
database-collection = The percentages on the board come from the games of the collection.
database-about = Add files of tournaments (.wtb with .jou and .trn), of GGF, PGN or other texts of games. They are read and kept on this device alone.
database-source = The games of tournaments since 1977 are free to download; unpack the files first:
database-try = Try 200 games of the computer
database-add = Add files
database-take =
    { $count ->
        [one] Take in the { $count } game of the collection
       *[other] Take in the { $count } games of the collection
    }
database-reading =
    { $count ->
        [0] Reading …
        [one] Reading: { $shown } game so far
       *[other] Reading: { $shown } games so far
    }
database-added =
    { $count ->
        [0] No game is added.
        [one] { $shown } game is added.
       *[other] { $shown } games are added.
    }
database-repeated =
    { $count ->
        [one] { $shown } was there already.
       *[other] { $shown } were there already.
    }
database-other =
    { $count ->
        [one] { $shown } with another start or without moves is left out.
       *[other] { $shown } with another start or without moves are left out.
    }
database-unread =
    { $count ->
        [one] { $shown } cannot be read.
       *[other] { $shown } cannot be read.
    }
database-full = There is no room for more: the database holds 500,000 games.
database-unkept = This browser keeps no games: they last as long as this page.
database-nameless = No game here names its players. The names of a .wtb file are in WTHOR.JOU: add both together.
database-hint = Play both sides on the board: the table follows, and the computer waits until you close the database.
database-player = Player or event
database-side = Plays
database-side-any = either side
database-from = From year
database-to = To year
database-result = Result
database-result-any = All
database-result-wins = { $side } wins
database-result-draw = Draw
database-here =
    { $count ->
        [0] No game with this position
        [one] { $shown } game with this position
       *[other] { $shown } games with this position
    }
database-here-nameless = None of these games names its players: a name finds nothing
database-latest = The latest { $shown } of them
database-more = Show more
database-players = { $black } – { $white }
database-save = Save as a file
database-clear = Clear the database
database-restore = Bring back the cleared games
