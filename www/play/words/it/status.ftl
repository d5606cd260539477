### The status line below the board, which screen readers read out: what has happened, what to do.
### A sentence said-… names what happened; rejected-… says why a press does nothing.

said-started = Nuova partita.
said-resumed = La tua partita è di nuovo qui.
said-clocks-stand = I due orologi sono fermi come all’ultima mossa o all’ultimo arresto.
said-loaded = Partita caricata.
said-followed = Ecco la tua partita com’è in un’altra scheda.
said-displaced = La partita di un’altra scheda è ora la partita di prima.
said-dropped = Non c’era più spazio: le tue partite più vecchie sono cancellate.
said-list-full = L’elenco delle tue partite è pieno: le più vecchie sono cancellate.
said-left-unkept = Il browser non ha spazio per la partita che hai lasciato: resta in «Partite» finché la pagina è aperta.
said-unstored = Il tuo browser non salva quello che fai qui: resta finché la pagina è aperta.
said-still-unstored = Non salvato.
said-returned = La partita di prima è tornata.
said-moved =
    { $count ->
        [one] { $side } gioca { $square } e capovolge { $count } pedina.
       *[other] { $side } gioca { $square } e capovolge { $count } pedine.
    }
    .tic-tac-toe = { $side } gioca { $square }.
    .connect-four = { $side } gioca nella colonna { $column }.
said-with-comment = Con commento.
said-at-start = Di nuovo all’inizio.
said-at-move = Dopo la mossa { $number }, { $square }.
    .connect-four = Dopo la mossa { $number }, colonna { $square }.
said-at-corrected = Dopo la mossa { $number }, { $square }, il tavoliere è stato corretto.
said-to-move = Muove { $side }.
said-must-pass = { $side } deve passare.
said-friend-begin = Gioca la tua prima mossa, poi invia il link.
said-friend-send = Invia il link a { $name }: lì muove { $side }.
said-friend-waits = Ora tocca a { $name }: la risposta arriva come link.
said-engine-late = Il computer si sta ancora caricando.
said-values-sought = Alcuni valori non sono ancora noti.
said-values-open = Alcuni valori restano ignoti: così presto nella partita ci vuole troppo tempo per trovarli.
said-press-continue = «Continua» fa giocare il computer.
said-press-pass = Premi «Passa».
said-passed = { $side } passa.
said-armed =
    { $count ->
        [one] { $square } capovolge { $count } pedina. Scegli di nuovo la casella per giocarla.
       *[other] { $square } capovolge { $count } pedine. Scegli di nuovo la casella per giocarla.
    }
    .tic-tac-toe = Hai scelto { $square }. Scegli di nuovo la casella per giocarla.
    .connect-four = Scegli di nuovo la colonna { $column } per far cadere il gettone.
said-hint = Consiglio: { $square }.
    .connect-four = Consiglio: colonna { $column }.
said-hint-win = Consiglio: { $square } vince.
    .connect-four = Consiglio: la colonna { $column } vince.
said-hint-draw = Consiglio: { $square } salva il pareggio.
    .connect-four = Consiglio: la colonna { $column } salva il pareggio.
said-hint-loss = Consiglio: { $square }, anche se contro il gioco migliore perdono tutte.
    .connect-four = Consiglio: colonna { $column }, anche se contro il gioco migliore perdono tutte.
said-hint-only = Solo { $square } è possibile.
    .connect-four = Solo la colonna { $column } è possibile.
said-hint-line = Potrebbe continuare così: { $moves }.
said-quarter =
    { $square ->
        [a1] Guarda in alto a sinistra: lì c’è una buona mossa.
        [h1] Guarda in alto a destra: lì c’è una buona mossa.
        [a8] Guarda in basso a sinistra: lì c’è una buona mossa.
       *[h8] Guarda in basso a destra: lì c’è una buona mossa.
    }
    .connect-four = Tra le colonne segnate c’è una buona mossa.
said-expects =
    { $count ->
        [one] Il computer prevede per { $side } un vantaggio di ≈{ $count } pedina.
       *[other] Il computer prevede per { $side } un vantaggio di ≈{ $count } pedine.
    }
said-solved =
    { $count ->
        [one] Risolto: { $side } vince di { $count } pedina.
       *[other] Risolto: { $side } vince di { $count } pedine.
    }
    .tic-tac-toe = Risolto: { $side } vince con il gioco migliore.
    .connect-four = Risolto: { $side } vince con il gioco migliore.
said-solved-draw = Risolto: pareggio.
said-expects-draw = Il computer prevede una partita pari.
said-theme-corner = Guarda gli angoli: chi li ottiene dopo ogni mossa?
said-theme-wedge = Guarda i bordi: una pedina entra fra due di { $other }.
said-theme-parity = Conta le caselle vuote di ogni zona, e comincia da una dispari.
said-theme-access = Cerca una mossa dopo cui { $other } non possa occupare caselle che tu puoi occupare.
said-theme-stability = Cerca pedine che non si possano più capovolgere.
said-theme-quiet = Cerca una mossa tranquilla: poche pedine capovolte, poche risposte per { $other }.
said-theme-ending = Conta fino alla fine: quale ordine conserva più pedine?
said-paused = In pausa. Premi «Continua» per andare avanti.
said-continued = Si riprende.
said-cancelled = Ricerca fermata.
said-erased-record = I risultati sono cancellati.
said-erased-branch = Quella variante è eliminata.
said-erased-settings = Tutte le impostazioni sono tornate ai valori iniziali.
said-restored-record = I risultati sono di nuovo qui.
said-restored-branch = Quella variante è di nuovo qui.
said-restored-settings = Le tue impostazioni sono ripristinate.
rejected-game-over = La partita è finita.
rejected-locked = Qui si guarda soltanto: le mosse le fa la pagina ospite.
rejected-pass-first = Prima { $side } deve passare: premi «Passa».
rejected-not-your-turn = Non tocca a te: muove { $side }.
rejected-occupied = { $square } è occupata.
    .connect-four = La colonna { $column } è piena.
rejected-encloses-nothing = { $square } non imprigiona nulla: una mossa deve imprigionare almeno una pedina.

thinks = pensa…
thinks-opponent = { $opponent } sta pensando…
thinks-for = pensa… { $seconds } s
thought = ha pensato { $time }
briefly = meno di 0,01 s
depth = profondità { $depth }
from-book = libro delle aperture
solved = risolto
lead = { $side } { $discs }
    .tic-tac-toe = vince { $side }
    .connect-four = vince { $side }
even = parità
    .tic-tac-toe = pareggio
    .connect-four = pareggio

# Two sentences in turn, two things of a list, and a title as a sentence.
sentences = { $first } { $then }
listed = { $first }, { $then }
sentence = { $text }.
seconds = { $seconds } s
# The sign before the fraction of a number, as in 1.5.
decimal-point = { "," }
