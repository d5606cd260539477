### The visitor's own book: positions with moves, the repertoire and its practice, the file.

book = Il mio repertorio
book-whole = Tutto il repertorio
book-size =
    { $count ->
        [0] Il tuo repertorio è vuoto
        [one] { $shown } posizione, { $size } su questo dispositivo
       *[other] { $shown } posizioni, { $size } su questo dispositivo
    }
book-about = Gioca entrambi i colori sulla scacchiera e aggiungi ciò che vuoi ricordare. Le posizioni simmetriche contano come una; una stella segna le tue mosse.
book-unkept = Questo browser non conserva repertori: il tuo dura finché questa pagina è aperta.
book-column = Repertorio
book-add-move = Aggiungi { $square } al mio repertorio
book-mine = { $square } è una mia mossa
book-remove = Togli { $square } dal mio repertorio, con ciò che segue
book-no-value = senza valore
book-depth = profondità { $count }
book-list = da un elenco
book-line =
    { $count ->
        [0] La linea sulla scacchiera non ha ancora mosse
        [one] La linea sulla scacchiera: { $count } mossa
       *[other] La linea sulla scacchiera: { $count } mosse
    }
book-repertoire = Il mio colore
book-nobody = nessun colore
book-add-line = Aggiungi questa linea
book-add-values = Aggiungi i valori trovati
book-added =
    { $count ->
        [0] Nessuna mossa è nuova.
        [one] { $shown } mossa aggiunta.
       *[other] { $shown } mosse aggiunte.
    }
book-positions-read =
    { $count ->
        [one] { $shown } posizione letta.
       *[other] { $shown } posizioni lette.
    }
book-unread =
    { $count ->
        [one] La riga { $lines } è danneggiata ed è stata tralasciata.
       *[other] Le righe { $lines } sono danneggiate e sono state tralasciate.
    }
book-reading = Lettura del file…
book-left-out =
    { $count ->
        [one] { $shown } posizione è stata tralasciata: un repertorio non ne contiene di più.
       *[other] { $shown } posizioni sono state tralasciate: un repertorio non ne contiene di più.
    }
book-damaged = Il file è danneggiato dal byte { $byte } in poi; ciò che precede è stato letto.
book-no-book = Questo file non è un libro: non l’hanno scritto né questa pagina né Edax né Egaroucid, e non contiene linee di mosse.
book-practice = Allenarsi
book-due =
    { $count ->
        [0] Oggi non c’è niente da ripassare.
        [one] { $shown } domanda adesso, su { $all } da ripassare.
       *[other] { $shown } domande adesso, su { $all } da ripassare.
    }
book-later = Oggi non c’è niente da ripassare. La prossima domanda è da ripassare il { $date }.
book-practise-side = Colore
book-both = entrambi i colori
book-practise = Allenati
book-practice-about = La pagina gioca l’altro colore secondo il tuo repertorio. Dodici domande richiedono circa due minuti. Una mossa trovata torna dopo 3, 7, 16 e 35 giorni, una mancata il giorno dopo.
book-grow = Amplia il mio repertorio
book-grow-about = Quando il computer non ha altro da fare, la pagina analizza una posizione dopo l’altra, prima quelle delle linee migliori per entrambi i colori, e aggiunge le tre mosse migliori di ognuna. Si ferma quando questa pagina non è visibile e riprende dopo un ricaricamento.
book-grow-loss = Perdita massima di una linea
book-grow-discs =
    { $count ->
        [one] { $count } pedina
       *[other] { $count } pedine
    }
book-grow-time = Ricerca per posizione
book-grow-seconds =
    { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }
book-grow-start = Amplia
book-grow-stop = Ferma
book-grow-seeks = Il tuo repertorio sta crescendo.
book-grow-waits = Il tuo repertorio aspetta che il computer sia libero.
book-grow-done = Entro questa perdita non resta nessuna linea da analizzare.
book-grown =
    { $count ->
        [one] { $shown } posizione aggiunta, { $rate } all’ora. Ultima: { $line }
       *[other] { $shown } posizioni aggiunte, { $rate } all’ora. Ultima: { $line }
    }
book-save = Salva in un file
book-save-edax = Salva per Edax
book-save-lines = Salva come linee di mosse
book-read = Leggi un file
book-clear = Svuota il mio repertorio
book-restore = Ripristina ciò che è stato tolto
exercise-book = Dal tuo repertorio
exercise-other-move = Il tuo repertorio ha un’altra mossa.
