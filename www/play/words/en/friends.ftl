### A game with a friend by links.

send-invitation = Invite a friend
send-move = Send your move
send-result = Send the result
send-again = Your move is sent
send-turn = It is your turn
note-invitation = Your friend opens the link on any device and plays { $side }. Nothing is installed, nothing goes through a server.
note-unsent = Until you send the link you can take your move back.
note-sent = The link stays here. The reply comes as a link: open it, or paste it into this page.
note-turn = Play your move on the board: the link will have it.
note-result = The link shows the game on any device, and the page there counts it again.
your-name = Your name (optional)
link = Link
copy = Copy
copied = Copied
copy-by-hand = The link is selected: copy it with your keyboard or its menu.
share = Share
mail = Mail
mail-subject = Reversi: your move
qr = QR
qr-label = QR code of the link, for the camera of another telephone
close = Close
invitation = { $name } invites you
invitation-unnamed = You are invited
invitation-facts =
    { $count ->
        [one] { $game }, { $count } move so far. You would play { $side }.
       *[other] { $game }, { $count } moves so far. You would play { $side }.
    }
invitation-keeps = The game on your board is kept under “Games”.
play = Play
look = Only look
fork = Two versions of this game
fork-facts =
    { $count ->
        [one] After { $count } move they differ. The version that you do not choose stays with the game as another line.
       *[other] After { $count } moves they differ. The version that you do not choose stays with the game as another line.
    }
own-moves = Are these moves yours?
own-moves-facts = The link plays moves for your side that were not played in this browser. Take them if they come from another device of yours. Otherwise keep your version: the other one stays with the game as another line.
fork-own = Yours
fork-theirs = In the link
fork-take-own = Keep mine
fork-take-theirs = Take the link’s
fork-move = Move { $number }: { $square }
fork-end = It ends here
resign-title = Resign this game?
resign-facts = { $name } wins, and nothing takes that back.
resign-not = Play on
result = A result
result-complete =
    { $count ->
        [one] { $score }, { $count } legal move, complete.
       *[other] { $score }, { $count } legal moves, complete.
    }
result-open =
    { $count ->
        [one] { $count } legal move, and the game is not over: this is no result.
       *[other] { $count } legal moves, and the game is not over: this is no result.
    }
result-differs =
    { $count ->
        [one] The link says { $claimed }, but its { $count } legal move gives: { $score }.
       *[other] The link says { $claimed }, but its { $count } legal moves give: { $score }.
    }
result-resigned =
    { $count ->
        [one] The link says that { $side } resigned after { $count } legal move. The move alone does not show it.
       *[other] The link says that { $side } resigned after { $count } legal moves. The moves alone do not show it.
    }
result-time =
    { $count ->
        [one] The link says that { $side } ran out of time after { $count } legal move. The move alone does not show it.
       *[other] The link says that { $side } ran out of time after { $count } legal moves. The moves alone do not show it.
    }
result-won = { $side } wins
result-draw = Draw
replay-move = { $side } plays { $square }
replay-number = Move { $number }: { $move }
replay-start = Before the first move
replay-back = Back one move
replay-next = Next move
replay-play = Play the moves
replay-pause = Pause
replay-moves = Moves of the game
look-result = Show it on the board
players = { $black } – { $white }

## At the start

resign = Resign
send = Send
result-link = Link and QR code of the result
