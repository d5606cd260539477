### Why a move is worse than the best one (reason-…), and why the best one is better (strength-…).
### What the first step of a hint says of the same (look-…).

reason-wipeout = It lets { $other } take every disc.
reason-missed-wipeout = { $best } takes every disc of { $other }.
reason-x-square = The X-square { $square } opens the corner { $squares } to { $other }.
reason-c-square = The C-square { $square } opens the corner { $squares } to { $other }.
reason-corner =
    { $count ->
        [one] It gives { $other } the corner { $squares }.
       *[other] It gives { $other } the corners { $squares }.
    }
reason-missed-corner = The corner { $squares } was there to take.
reason-missed-corner-itself = A corner was there to take.
reason-early-x-square = The X-square { $square } gives up the corner { $squares } in the long run.
reason-parity = It leaves { $other } the last move in the marked region.
reason-mobility = It leaves { $side } fewer safe moves.
reason-opened =
    { $count ->
        [one] It opens a new safe move to { $other }: { $squares }.
       *[other] It opens new safe moves to { $other }: { $squares }.
    }
reason-stability = It gives { $other } discs that stay for good, such as those marked.
reason-missed-stability = It misses discs that stay for good, such as those marked.
reason-key-square = It leaves the best square, { $squares }, to { $other }.
reason-frontier = It leaves too many discs open beside empty squares.
reason-tempo = It leaves { $side } without a move: { $side } soon has to pass.
reason-missed-tempo = After { $best } it is { $other } that soon has to pass.
reason-wedge = It lets { $other } wedge in between two discs on the edge, at { $squares }.
reason-missed-wedge = { $best } leads to a wedge between two discs of { $other } on the edge, at { $squares }.
reason-missed-wedge-itself = A wedge between two discs of { $other } on the edge was there to take.
reason-moves = It leaves { $side } less choice of moves, and { $other } more.
reason-greedy = It flips { $count } discs, far more than { $best }: many flips open moves for { $other }.
reason-access = It lets { $other } play { $squares }, which { $best } keeps closed.
reason-closed = After the reply { $best } is out of reach for { $side }.
reason-order = The order matters: { $best } has to come first.
reason-taken = In the better line { $side } gets { $squares }, here { $other } does.
reason-kept = The better line keeps { $squares } for { $side }.
reason-count = Near the end, another order keeps more discs.

strength-wipeout = { $best } keeps discs of { $side } on the board.
strength-missed-wipeout = { $best } takes every disc of { $other }.
strength-x-square = { $best } keeps { $other } away from the corner { $squares }.
strength-c-square = { $best } keeps { $other } away from the corner { $squares }.
strength-corner =
    { $count ->
        [one] { $best } keeps { $other } away from the corner { $squares }.
       *[other] { $best } keeps { $other } away from the corners { $squares }.
    }
strength-missed-corner =
    { $count ->
        [one] { $best } takes the corner { $squares }.
       *[other] { $best } leads to the corners { $squares }.
    }
strength-missed-corner-itself = { $best } takes the corner.
strength-early-x-square = { $best } keeps the corner { $squares } safe.
strength-parity = { $best } keeps the last move in the marked region for { $side }.
strength-mobility = { $best } keeps more safe moves for { $side } than { $square }.
strength-opened =
    { $count ->
        [one] { $best } keeps { $squares } closed to { $other }.
       *[other] { $best } opens none of these squares to { $other }: { $squares }.
    }
strength-stability = { $best } keeps { $other } from discs that stay for good, such as those marked.
strength-missed-stability = { $best } wins discs that stay for good, such as those marked.
strength-key-square = { $best } keeps the best square, { $squares }, from { $other }.
strength-key-square-itself = { $best } is the square that both sides want.
strength-frontier = { $best } leaves fewer discs open beside empty squares than { $square }.
strength-tempo = { $best } keeps a move for { $side }: { $side } does not have to pass.
strength-missed-tempo = After { $best } it is { $other } that soon has to pass.
strength-wedge = { $best } leaves { $other } no wedge between two discs on the edge, at { $squares }.
strength-missed-wedge = { $best } leads to a wedge between two discs of { $other } on the edge, at { $squares }.
strength-missed-wedge-itself = { $best } wedges in between two discs of { $other } on the edge.
strength-moves = { $best } leaves { $side } more choice of moves than { $square }, and { $other } less.
strength-greedy = { $best } flips far less than { $square }: it opens few moves to { $other }.
strength-access = { $best } keeps { $squares } closed to { $other }.
strength-closed = { $best } has to be played now: after the reply it is out of reach.
strength-order = The order matters: { $best } has to come first.
strength-taken = After { $best } { $side } gets { $squares }, and not { $other }.
strength-kept = { $best } keeps { $squares } for { $side }.
strength-count = Near the end, { $best } begins the order that keeps the most discs.

look-wipeout = Look out: some moves let { $other } take every disc.
look-missed-wipeout = Look for a way to take every disc of { $other }.
look-wedge = Look at the edges: where can { $other } wedge in between two discs?
look-tempo = Count the moves on both sides: who has to pass first?
look-mobility = Look for a move that keeps safe moves for { $side }.
look-opened = Look at the replies: which moves open new squares to { $other }?
look-key-square = Which square do both sides want?
look-frontier = Look for a move that leaves few discs beside empty squares.
look-moves = Look for the move that leaves { $side } much choice, and { $other } little.
look-access = Where does { $other } want to play next? Keep that square closed.
look-closed = Look for a move that is possible only now.
look-order = Which of the good moves has to come first?

# What a hint of Tic-Tac-Toe or Connect Four says first, and the mark of a square that shows it.
said-theme-win = You can complete a row at once: where?
said-theme-block = { $other } threatens to complete a row at once: stop it.
said-theme-fork = Look for two threats at once: { $other } can stop only one.
said-theme-squeeze = Look for a move after which every reply lets you complete a row.
said-theme-chain = Threat after threat wins: { $other } has to answer each of them.
said-theme-guard = { $other } could soon make two threats at once: prevent it.
said-theme-odd-row = A marked square at an odd height wins for you in the end: answer each disc in its column.
said-theme-even-row = The even heights are yours, and they win: answer each disc in its column.
said-theme-answer = The even heights are yours: answer each disc in its column, and { $other } gets no four.
said-theme-only-win = Only one move wins: which one?
said-theme-only-safe = Every move but one loses: which one does not?
said-theme-lost = Every move loses to best play: hold out as long as you can.
said-theme-under = Do not play below a marked square: { $other } would complete a row there.
said-theme-threat = Prepare a row whose last square { $other } cannot fill yet.
said-theme-deny = { $other } wants to prepare a row: take the square that it needs.
said-theme-rows = The more open rows run through a square, the better: compare the marked ones.
square-region = part of the hint
