### Why a move is worse than the best one (reason-…), and why the best one is better (strength-…).
### What the first step of a hint says of the same (look-…).

reason-wipeout = Così { $other } può prendere tutte le pedine.
reason-missed-wipeout = { $best } prende tutte le pedine di { $other }.
reason-x-square = La casella X { $square } apre a { $other } l’angolo { $squares }.
reason-c-square = La casella C { $square } apre a { $other } l’angolo { $squares }.
reason-corner =
    { $count ->
        [one] Così { $other } ottiene l’angolo { $squares }.
       *[other] Così { $other } ottiene gli angoli { $squares }.
    }
reason-missed-corner = L’angolo { $squares } era da prendere.
reason-missed-corner-itself = C’era un angolo da prendere.
reason-early-x-square = La casella X { $square } alla lunga cede l’angolo { $squares }.
reason-parity = Così { $other } ha l’ultima mossa nella zona segnata.
reason-mobility = Così { $side } ha meno mosse sicure.
reason-opened =
    { $count ->
        [one] Così { $other } ha una nuova mossa sicura: { $squares }.
       *[other] Così { $other } ha nuove mosse sicure: { $squares }.
    }
reason-stability = Così { $other } ottiene pedine stabili, come quelle segnate.
reason-missed-stability = Si lascia sfuggire pedine stabili, come quelle segnate.
reason-key-square = Così { $other } può prendere la casella migliore, { $squares }.
reason-frontier = Lascia troppe pedine esposte accanto a caselle vuote.
reason-tempo = Poi { $side } resta senza mosse: presto { $side } deve passare.
reason-missed-tempo = Dopo { $best } è { $other } che presto deve passare.
reason-wedge = Così { $other } può incunearsi fra due pedine sul bordo, in { $squares }.
reason-missed-wedge = { $best } porta a un cuneo fra due pedine di { $other } sul bordo, in { $squares }.
reason-missed-wedge-itself = Sul bordo c’era un cuneo fra due pedine di { $other }.
reason-moves = Così { $side } ha meno mosse fra cui scegliere, e { $other } di più.
reason-greedy = Capovolge { $count } pedine, molte più di { $best }: capovolgere tanto apre mosse per { $other }.
reason-access = Così { $other } può giocare { $squares }, che con { $best } resta chiusa.
reason-closed = Dopo la risposta, { $side } non può più giocare { $best }.
reason-order = L’ordine conta: prima va giocata { $best }.
reason-taken = Nella linea migliore { $side } prende { $squares }, qui invece la prende { $other }.
reason-kept = La linea migliore tiene { $squares } per { $side }.
reason-count = Verso la fine, un altro ordine conserva più pedine.

strength-wipeout = Con { $best } restano pedine di { $side } sul tavoliere.
strength-missed-wipeout = { $best } prende tutte le pedine di { $other }.
strength-x-square = { $best } tiene { $other } lontano dall’angolo { $squares }.
strength-c-square = { $best } tiene { $other } lontano dall’angolo { $squares }.
strength-corner =
    { $count ->
        [one] { $best } tiene { $other } lontano dall’angolo { $squares }.
       *[other] { $best } tiene { $other } lontano dagli angoli { $squares }.
    }
strength-missed-corner =
    { $count ->
        [one] { $best } prende l’angolo { $squares }.
       *[other] { $best } porta agli angoli { $squares }.
    }
strength-missed-corner-itself = { $best } prende l’angolo.
strength-early-x-square = { $best } tiene al sicuro l’angolo { $squares }.
strength-parity = { $best } tiene per { $side } l’ultima mossa nella zona segnata.
strength-mobility = { $best } tiene più mosse sicure per { $side } di { $square }.
strength-opened =
    { $count ->
        [one] { $best } tiene { $squares } fuori dalla portata di { $other }.
       *[other] { $best } non apre nessuna di queste caselle per { $other }: { $squares }.
    }
strength-stability = { $best } nega a { $other } pedine stabili, come quelle segnate.
strength-missed-stability = { $best } guadagna pedine stabili, come quelle segnate.
strength-key-square = { $best } tiene { $other } lontano dalla casella migliore, { $squares }.
strength-key-square-itself = { $best } è la casella che entrambe le parti vogliono.
strength-frontier = { $best } lascia meno pedine esposte accanto a caselle vuote di { $square }.
strength-tempo = { $best } tiene una mossa per { $side }: { $side } non deve passare.
strength-missed-tempo = Dopo { $best } è { $other } che presto deve passare.
strength-wedge = Con { $best } niente cuneo per { $other } fra due pedine sul bordo, in { $squares }.
strength-missed-wedge = { $best } porta a un cuneo fra due pedine di { $other } sul bordo, in { $squares }.
strength-missed-wedge-itself = { $best } si incunea fra due pedine di { $other } sul bordo.
strength-moves = Con { $best }, { $side } ha più mosse fra cui scegliere che con { $square }, e { $other } di meno.
strength-greedy = { $best } capovolge molto meno di { $square }: apre poche mosse per { $other }.
strength-access = { $best } tiene { $squares } fuori dalla portata di { $other }.
strength-closed = { $best } va giocata adesso: dopo la risposta non si può più.
strength-order = L’ordine conta: prima va giocata { $best }.
strength-taken = Dopo { $best } è { $side } che prende { $squares }, e non { $other }.
strength-kept = { $best } tiene { $squares } per { $side }.
strength-count = Verso la fine, { $best } comincia l’ordine che conserva più pedine.

look-wipeout = Attenzione: dopo certe mosse { $other } prende tutte le pedine.
look-missed-wipeout = Cerca come prendere tutte le pedine di { $other }.
look-wedge = Guarda i bordi: dove può { $other } inserirsi fra due pedine?
look-tempo = Conta le mosse di entrambi: chi dovrà passare per primo?
look-mobility = Cerca una mossa che tenga mosse sicure per { $side }.
look-opened = Guarda le risposte: quali mosse aprono nuove caselle per { $other }?
look-key-square = Quale casella vogliono entrambe le parti?
look-frontier = Cerca una mossa che lasci poche pedine accanto a caselle vuote.
look-moves = Cerca la mossa che lascia molta scelta a { $side } e poca a { $other }.
look-access = Dove vuole giocare { $other } adesso? Tieni chiusa quella casella.
look-closed = Cerca una mossa possibile solo adesso.
look-order = Quale delle mosse buone deve venire prima?

# What a hint of Tic-Tac-Toe or Connect Four says first, and the mark of a square that shows it.
said-theme-win = Puoi completare subito una fila: dove?
said-theme-block = { $other } minaccia di completare una fila: impediscilo.
said-theme-fork = Cerca due minacce insieme: { $other } può pararne una sola.
said-theme-squeeze = Cerca una mossa dopo cui ogni risposta ti lasci completare una fila.
said-theme-chain = Minaccia dopo minaccia si vince: { $other } deve rispondere a ognuna.
said-theme-guard = { $other } potrebbe presto creare due minacce insieme: impediscilo.
said-theme-odd-row = Una casella segnata ad altezza dispari alla fine vince per te: rispondi sempre nella stessa colonna.
said-theme-even-row = Le altezze pari sono tue, e vincono: rispondi sempre nella stessa colonna.
said-theme-answer = Le altezze pari sono tue: rispondi sempre nella stessa colonna e { $other } non ne mette quattro in fila.
said-theme-only-win = Una sola mossa vince: quale?
said-theme-only-safe = Tutte le mosse perdono tranne una: quale?
said-theme-lost = Contro il gioco migliore perdono tutte: resisti più che puoi.
said-theme-under = Non giocare sotto una casella segnata: { $other } vi completerebbe una fila.
said-theme-threat = Prepara una fila la cui ultima casella { $other } non possa ancora occupare.
said-theme-deny = { $other } vuole preparare una fila: prendi la casella che le manca.
said-theme-rows = Più file aperte passano per una casella, meglio è: confronta quelle segnate.
square-region = parte del consiglio
