### The help: rules, advice, keyboard.

help-aim-title = Le regole
help-place = Metti una pedina in modo da imprigionare, fra questa e un’altra tua, pedine avversarie in linea retta: orizzontale, verticale o diagonale.
help-turn = Tutte le pedine imprigionate si capovolgono e diventano tue, in ogni direzione nello stesso momento.
help-pass = Se non puoi imprigionare nulla, devi passare. Se puoi, devi muovere.
help-end = Quando nessuno può più muovere, la partita è finita. Chi ha più pedine vince e riceve anche le caselle vuote.
help-starts = Inizio diagonale: le pedine dello stesso colore sono in diagonale. Inizio parallelo: sono affiancate.
help-advice-title = Qualche consiglio
help-corners = Una pedina in un angolo non si capovolge mai, e con lei diventano sicure le pedine vicine lungo il bordo.
help-x-squares = Attenzione alla casella in diagonale accanto a un angolo vuoto, la casella X: una pedina lì regala l’angolo.
help-c-squares = Le due caselle del bordo accanto a un angolo vuoto, le caselle C, lo regalano altrettanto facilmente.
help-freedom = All’inizio avere molte pedine non è un vantaggio. Conta la mobilità: avere più mosse fra cui scegliere.
help-version = Versione { $release }
help-keys-title = Con la tastiera
help-key-arrows = Frecce
help-key-arrows-do = vanno da una casella all’altra
help-key-enter = Invio o spazio
help-key-enter-do = gioca la casella
    .connect-four = lascia cadere un gettone nella colonna della casella
help-key-row = Home, Fine
help-key-row-do = vanno agli estremi della riga
help-key-board = Ctrl+Home, Ctrl+Fine
help-key-board-do = vanno agli estremi del tavoliere
help-key-escape = Esc
help-key-escape-do = chiude la schermata finale e ogni finestra, termina il disegno e la creazione di una posizione, lascia una mossa scelta
help-key-command = Ctrl+{ $key }
help-key-turned = gira il tavoliere
help-key-mistake = va al prossimo errore di una revisione
help-key-mistake-before = va all’errore precedente
help-notes-title = Buono a sapersi
help-undo = «Annulla» torna alla tua ultima decisione, quante volte vuoi, anche a partita finita.
help-comments = Sotto le mosse, «Commenta e disegna» aggiunge un testo, cerchi e frecce a qualsiasi posizione. Vengono salvati con la partita; quelli di Reversi vanno anche nei link, nel GGF e nel testo di tipo PGN.
help-thinking = Mentre il computer pensa, «Ferma» gioca la mossa migliore trovata fin lì. Con «Profondità, vantaggio e tempo del computer» vedi quante mosse calcola in avanti e chi prevede in vantaggio.
    .tic-tac-toe = Il computer risponde subito; la pausa prima delle sue mosse è fra le impostazioni.
    .connect-four = Il computer risponde subito; la pausa prima delle sue mosse è fra le impostazioni.
help-keep = La partita viene salvata in questo browser e la ritrovi quando torni. Nulla viene inviato altrove.
help-keep-not = Il tuo browser non salva nulla per questa pagina, o non ha più spazio: partite, commenti e impostazioni durano finché la pagina è aperta. «Condividi e salva» ti dà la partita come testo o link.

help-ttt-place = A turno si segna una casella vuota.
help-ttt-win = Tre dei tuoi segni in fila vincono: in orizzontale, in verticale o in diagonale.
help-ttt-draw = Se la griglia è piena e nessuno ha una fila, la partita è pari.
help-ttt-block = Due segni in fila sono una minaccia: prendi tu la terza casella.
help-ttt-fork = Un segno che crea due minacce insieme vince: se ne può fermare una sola.
help-c4-drop = A turno si lascia cadere un gettone in una colonna. Cade sulla casella vuota più bassa.
help-c4-win = Quattro dei tuoi gettoni in fila vincono: in orizzontale, in verticale o in diagonale.
help-c4-draw = Se tutte le colonne sono piene e nessuno ne ha quattro in fila, la partita è pari.
help-c4-centre = La colonna centrale fa parte del maggior numero di file: lì i gettoni valgono di più.
help-c4-open = Tre con entrambi gli estremi liberi vincono: se ne può fermare uno solo.
help-c4-under = Lascia stare la casella segnata: chi la gioca fa vincere l’altra parte lì sopra.
help-key-column = da 1 a 7
help-key-column-do = lasciano cadere un gettone in quella colonna

## At the start

help = Guida
