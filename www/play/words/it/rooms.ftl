### The sentences of the status line about what loads after the first move is possible: pasted games
### and lists of them, reviews, exercises, drawings, links to friends.

said-loaded-with =
    { $count ->
        [one] La partita è caricata con { $count } variante.
       *[other] La partita è caricata con { $count } varianti.
    }
said-loaded-first =
    { $count ->
        [one] La prima partita è caricata; { $count } altra riga è una partita a sé ed è tralasciata.
       *[other] La prima partita è caricata; { $count } altre righe sono partite a sé e sono tralasciate.
    }
said-left =
    { $count ->
        [one] { $count } altra è tralasciata.
       *[other] { $count } altre sono tralasciate.
    }
said-comments-unread =
    { $count ->
        [one] Il commento alla mossa { $ply } è tralasciato: { $cause }
       *[other] { $count } commenti sono tralasciati; per il primo, alla mossa { $ply }: { $cause }
    }
said-comments-unread-at-start =
    { $count ->
        [one] Il commento prima della prima mossa è tralasciato: { $cause }
       *[other] { $count } commenti sono tralasciati; per quello prima della prima mossa: { $cause }
    }
said-unread =
    { $count ->
        [one] { $text } è tralasciata: { $cause }
       *[other] { $count } varianti sono tralasciate; per la prima, { $text }: { $cause }
    }
said-glyphs =
    { $count ->
        [one] { $count } segno di annotazione ($10) è tralasciato.
       *[other] { $count } segni di annotazione ($10) sono tralasciati.
    }
said-left-games-read =
    { $count ->
        [one] «Partite» ha { $count } partita del testo.
       *[other] «Partite» ha { $count } partite del testo.
    }
said-unkept = Il browser non conserva queste partite: restano finché la pagina è aperta.
said-loaded-waits = La partita caricata aspetta finché non lasci l’esercizio.
said-opening-move = Allenamento «{ $opening }»: la tua mossa { $number } di { $total }.
said-opening-reply = { $side } gioca { $square }.
said-opening-left = Si esce dall’apertura «{ $opening }»: la mossa era { $squares }.
said-opening-done = L’apertura «{ $opening }» è completa.
practice-end = Fine allenamento
said-nearby-waiting = In attesa dell’altro dispositivo.
said-nearby-connected = Connessione riuscita: si gioca in diretta.
said-nearby-lost = Il contatto è perso. Continua con un nuovo codice o per link.
said-nearby-closed = La connessione è chiusa; la partita resta.
said-nearby-refused = L’altra parte dice di no.
said-nearby-asked = La richiesta è stata inviata all’altra parte.
said-nearby-handed = La scheda in attesa ha la risposta: chiudi questa.
said-nearby-nobody = Nessuna scheda di questo browser aspetta questa risposta: incollala sul primo dispositivo.
said-friend-same = Hai già questa partita.
said-friend-older = Questo link è più vecchio della tua partita: non è cambiato nulla.
said-friend-sent = Inviato: queste mosse restano così.
said-friend-kept = La tua versione resta; l’altra è fra le altre varianti.
said-friend-looking = Stai guardando questa partita, senza giocarci.
said-friend-playing = Ora giochi questa partita.
said-folder-in-order = Questa cartella è in ordine: i visitatori ricevono ciò che ha il server.
said-folder-incomplete = Il caricamento non è completo, o un file è di un’altra versione: i visitatori tengono la versione che hanno.
said-folder-unreachable = Il server non risponde: di questa cartella non si sa nulla.
said-folder-edited = Modificato: { $files }. Aumenta il numero nella prima riga di service-worker.js: fino ad allora i visitatori tengono la versione che hanno.
said-reading = Lettura delle partite…
said-reading-stopped = Lettura fermata.
said-collected =
    { $count ->
        [one] È stata importata { $count } partita.
       *[other] Sono state importate { $count } partite.
    }
said-collected-game = Partita { $number } su { $all }.
said-collected-named = Partita { $number } su { $all }: { $black } – { $white }.
said-collected-more = Ce ne sono altre: la pagina legge le prime 100.000.
said-relay-missing = Il file di questa partita non è raggiungibile: la posizione è quella delle { $time }.
said-relay-unread = Il file di questa partita al momento non si legge: la posizione è quella delle { $time }.
said-relay-shorter = Il file ha meno mosse di prima: la posizione è quella delle { $time }.
said-relay-back = Il file è di nuovo a posto.
said-relay-ahead =
    { $count ->
        [one] La partita è andata avanti di { $count } mossa.
       *[other] La partita è andata avanti di { $count } mosse.
    }
said-editing = Crea una posizione: un tocco su una casella cambia la sua pedina.
said-edited = La posizione è sul tavoliere.
said-picture-requested = Lettura dell’immagine…
picture-more = altre { $count }
said-picture =
    { $count ->
        [0] Il tavoliere dell’immagine è pronto. Scegli chi muove.
        [one] Il tavoliere dell’immagine è pronto. { $squares } è incerta: controllala e scegli chi muove.
       *[other] Il tavoliere dell’immagine è pronto. { $count } caselle sono incerte: { $squares }. Controllale e scegli chi muove.
    }
square-uncertain = incerta
said-drawing = Premi una casella due volte per un cerchio, due caselle per una freccia; oppure trascina la freccia.
said-drawing-done = Nelle caselle si gioca di nuovo.
said-mark-begun = Da { $square }: la stessa casella per un cerchio, un’altra per una freccia.
said-circle = Cerchio su { $square }.
said-circle-gone = Il cerchio su { $square } non c’è più.
said-arrow = Freccia da { $from } a { $square }.
said-arrow-gone = La freccia da { $from } a { $square } non c’è più.
said-line = Era meglio { $square }: i numeri mostrano la linea.
said-line-start = I numeri mostrano la linea.
said-line-followed = La linea mostrata, mossa { $number } su { $total }: { $square }.
said-exercise-win = Muove { $side }: trova una mossa che vince.
said-exercise-draw = Muove { $side }: trova una mossa che non perde.
said-exercise-best = Muove { $side }: trova la mossa che conserva più pedine.
said-exercise-book = Muove { $side }: gioca la mossa del tuo repertorio.
said-ending-play = Gioca il finale: giochi con { $side }.
said-ending-count = Chi vince questo finale con il gioco migliore, e di quanto? Muove { $side }.
ending-solving = Risoluzione in corso…
ending-margin = Con il gioco migliore vince { $side } di { $count }.
ending-margin-draw = Con il gioco migliore la partita è pari.
ending-margin-about = Stima: vince { $side } di circa { $count }.
ending-margin-about-draw = Stima: la partita è in equilibrio.
count-exact = Esatto.
count-winner-right = Il vincitore è giusto; lo scarto differisce di { $count }.
count-wrong = Il risultato è un altro; sei lontano di { $count }.
said-race-over =
    { $best ->
        [0] Tempo scaduto. Giusti: { $right }, sbagliati: { $wrong }.
       *[other] Tempo scaduto. Giusti: { $right }, sbagliati: { $wrong }. Il tuo record: { $best }.
    }
said-lesson = Prima, una breve lezione.
said-exercise-solved = Giusto, risolto!
said-exercise-praise =
    { $count ->
        [one] Al primo tentativo!
       *[other] { $count } di fila al primo tentativo!
    }
said-exercise-so-far = Giusto finora.
said-exercise-right-wins =
    { $count ->
        [one] Giusto: { $square } vince di { $count } pedina.
       *[other] Giusto: { $square } vince di { $count } pedine.
    }
said-exercise-right-draws = Giusto: { $square } tiene il pareggio.
said-exercise-right-loses =
    { $count ->
        [one] Giusto: { $square } perde solo di { $count } pedina.
       *[other] Giusto: { $square } perde solo di { $count } pedine.
    }
said-exercise-wrong = Non è la mossa giusta.
said-exercise-cost =
    { $count ->
        [one] { $square } costa { $count } pedina.
       *[other] { $square } costa { $count } pedine.
    }
said-exercise-equal = { $square } non costa nulla, ma l’esercizio accetta un’altra mossa.
said-exercise-reply = { $side } risponde { $square }.
said-exercise-wins = { $side } risponde { $square } e vince di { $count }.
said-exercise-draws = { $side } risponde { $square } e tiene il pareggio.
said-exercise-left = La mossa è nella metà sinistra.
said-exercise-right = La mossa è nella metà destra.
said-exercise-upper = La mossa è nella metà superiore.
said-exercise-lower = La mossa è nella metà inferiore.
said-solution = La soluzione: { $moves }.
said-continuation = Seguito migliore: { $moves }.
said-reviewing = La revisione della partita è cominciata.
said-reviewing-found = Primi errori trovati: puoi già guardarli.
said-reviewed = La revisione è pronta: { $good } mosse su { $total } erano buone.
said-reviewed-own = La revisione è pronta: { $good } delle tue { $total } mosse erano buone.
said-trying = Cerca una mossa migliore per { $side }.
said-tried-best = { $square } è la mossa migliore.
said-tried-good = Il computer non vede mosse chiaramente migliori di { $square }.
said-tried-worse =
    { $count ->
        [one] { $square } perde { $discs } pedina: c’è una mossa migliore.
       *[other] { $square } perde { $discs } pedine: c’è una mossa migliore.
    }
said-erased-progress = I progressi negli esercizi sono cancellati.
said-erased-mistakes = I tuoi errori e i tuoi progressi sono cancellati.
said-erased-database = I tornei sono stati svuotati.
said-erased-book = Non è più nel tuo repertorio.
said-erased-own-exercises = Gli esercizi del tuo testo precedente non ci sono più.
said-erased-review = La revisione è terminata.
said-erased-marks = I disegni su questa posizione sono cancellati.
said-erased-collection = Le partite importate sono state svuotate.
said-erased-left-game = Quella partita è dimenticata.
said-erased-table = I nomi e gli orologi dei due giocatori non ci sono più.
said-erased-link = Il link ricevuto è chiuso.
said-restored-progress = I progressi negli esercizi sono di nuovo qui.
said-restored-mistakes = I tuoi errori e i tuoi progressi sono di nuovo qui.
said-restored-database = Le partite dei tornei sono di nuovo qui.
said-restored-book = È di nuovo nel tuo repertorio.
said-restored-own-exercises = Gli esercizi del tuo testo precedente sono di nuovo qui.
said-restored-review = La revisione è di nuovo qui.
said-restored-marks = I disegni sono di nuovo qui.
said-restored-collection = Le partite importate sono di nuovo qui.
said-restored-left-game = Quella partita è di nuovo nell’elenco.
said-restored-table = I nomi e gli orologi dei due giocatori sono di nuovo qui.
said-restored-link = Il link ricevuto è di nuovo aperto.
rejected-line-followed = È una linea, non la partita: torna alla partita per giocare.
rejected-sent = Queste mosse sono già state inviate: vai all’ultima.
rejected-exercise-over = L’esercizio è finito: riprova, o scegline un altro.
said-unaided = Finché giochi con qualcuno, la pagina non aiuta: né consiglio né analisi.
