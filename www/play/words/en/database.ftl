### The database of games: tournament games by thousands, kept on the device.

database-size =
    { $count ->
        [0] No games yet
        [one] { $shown } game, { $size } on this device
       *[other] { $shown } games, { $size } on this device
    }
database-about = Open files of tournaments (.wtb, .jou, .trn): they are read and kept on this device alone.
database-source = The games of tournaments since 1977 are free to download; unpack the files first:
database-try = Try 200 games of the computer
database-take =
    { $count ->
        [one] Add the { $count } imported game to the tournaments
       *[other] Add the { $count } imported games to the tournaments
    }
database-reading =
    { $count ->
        [0] Reading …
        [one] Reading: { $shown } game so far
       *[other] Reading: { $shown } games so far
    }
database-added =
    { $count ->
        [0] No game is added to the tournaments.
        [one] { $shown } game is added to the tournaments.
       *[other] { $shown } games are added to the tournaments.
    }
database-repeated =
    { $count ->
        [one] { $shown } double is left out.
       *[other] { $shown } doubles are left out.
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
database-full = There is no room for more: the tournaments have 500,000 games at most.
database-unkept = This browser keeps no games: they last as long as this page.
database-nameless = No game of the tournaments names its players. The names are in WTHOR.JOU: open it too.
database-hint = Play both sides on the board: the table follows, and the computer waits until you leave the games.
database-here-nameless = None of these games names its players: a name finds nothing
database-save = Save the tournaments as a file
save-about = Safari deletes what a page keeps after seven days without a visit; any browser may when the disk is nearly full. A file stays.
database-clear = Clear the tournaments
database-restore = Bring back the cleared games
