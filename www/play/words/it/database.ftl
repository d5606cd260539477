### The database of games: tournament games by thousands, kept on the device.

database-size =
    { $count ->
        [0] Ancora nessuna partita
        [one] { $shown } partita, { $size } su questo dispositivo
       *[other] { $shown } partite, { $size } su questo dispositivo
    }
database-about = Apri file di tornei (.wtb, .jou, .trn): sono letti e conservati solo su questo dispositivo.
database-source = Le partite dei tornei dal 1977 si scaricano gratis; prima bisogna decomprimere i file:
database-try = Prova 200 partite del computer
database-take =
    { $count ->
        [one] Aggiungi la partita importata ai tornei
       *[other] Aggiungi le { $count } partite importate ai tornei
    }
database-reading =
    { $count ->
        [0] Lettura…
        [one] Lettura: { $shown } partita finora
       *[other] Lettura: { $shown } partite finora
    }
database-added =
    { $count ->
        [0] Nessuna partita aggiunta ai tornei.
        [one] { $shown } partita aggiunta ai tornei.
       *[other] { $shown } partite aggiunte ai tornei.
    }
database-repeated =
    { $count ->
        [one] { $shown } tralasciata: doppia.
       *[other] { $shown } tralasciate: doppie.
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
database-full = Non c’è più posto: i tornei contengono al massimo 500.000 partite.
database-unkept = Questo browser non conserva partite: durano finché questa pagina è aperta.
database-nameless = Nessuna partita dei tornei nomina i giocatori. I nomi sono in WTHOR.JOU: apri anche quello.
database-hint = Gioca entrambe le parti sul tavoliere: la tabella segue, e il computer aspetta finché non lasci le partite.
database-here-nameless = Nessuna di queste partite nomina i giocatori: un nome non trova nulla
database-save = Salva i tornei in un file
save-about = Safari cancella ciò che una pagina conserva dopo sette giorni senza visite; ogni browser può farlo quando il disco è quasi pieno. Un file resta.
database-clear = Svuota i tornei
database-restore = Ripristina le partite cancellate
