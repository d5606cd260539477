### The database of games: tournament games by thousands, kept on the device.

database = Database
database-close = Chiudi
database-whole = Filtro e partite
database-size =
    { $count ->
        [0] Ancora nessuna partita
        [one] { $shown } partita, { $size } su questo dispositivo
       *[other] { $shown } partite, { $size } su questo dispositivo
    }
database-collection = Le percentuali sul tavoliere vengono dalle partite della raccolta.
database-about = Aggiungi file di tornei (.wtb con .jou e .trn), di GGF, PGN o altri testi di partite. Sono letti e conservati solo su questo dispositivo.
database-source = Le partite dei tornei dal 1977 si scaricano gratis; prima bisogna decomprimere i file:
database-try = Prova 200 partite del computer
database-add = Aggiungi file
database-take =
    { $count ->
        [one] Aggiungi la { $count } partita della raccolta
       *[other] Aggiungi le { $count } partite della raccolta
    }
database-reading =
    { $count ->
        [0] Lettura…
        [one] Lettura: { $shown } partita finora
       *[other] Lettura: { $shown } partite finora
    }
database-added =
    { $count ->
        [0] Nessuna partita aggiunta.
        [one] { $shown } partita aggiunta.
       *[other] { $shown } partite aggiunte.
    }
database-repeated =
    { $count ->
        [one] { $shown } c’era già.
       *[other] { $shown } c’erano già.
    }
database-other =
    { $count ->
        [one] { $shown } tralasciata: altra posizione iniziale o nessuna mossa.
       *[other] { $shown } tralasciate: altra posizione iniziale o nessuna mossa.
    }
database-unread =
    { $count ->
        [one] { $shown } non si può leggere.
       *[other] { $shown } non si possono leggere.
    }
database-full = Non c’è più posto: il database contiene al massimo 500.000 partite.
database-unkept = Questo browser non conserva partite: durano finché questa pagina è aperta.
database-nameless = Nessuna partita nomina i giocatori. I nomi di un file .wtb sono in WTHOR.JOU: aggiungi i due file insieme.
database-hint = Gioca entrambe le parti sul tavoliere: la tabella segue, e il computer aspetta finché non chiudi il database.
database-player = Giocatore o evento
database-side = Gioca con
database-side-any = qualsiasi colore
database-from = Dall’anno
database-to = All’anno
database-result = Risultato
database-result-any = Tutti
database-result-wins = Vince { $side }
database-result-draw = Pareggio
database-here =
    { $count ->
        [0] Nessuna partita con questa posizione
        [one] { $shown } partita con questa posizione
       *[other] { $shown } partite con questa posizione
    }
database-here-nameless = Nessuna di queste partite nomina i giocatori: un nome non trova nulla
database-latest = Le { $shown } più recenti
database-more = Mostra altre
database-players = { $black } – { $white }
database-save = Salva in un file
database-clear = Svuota il database
database-restore = Ripristina le partite cancellate
