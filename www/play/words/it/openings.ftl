### Openings: practice, and what each move is worth.

openings = Aperture
openings-all = Tutte le aperture
openings-most-played = Le più giocate
openings-all-names = Tutti i nomi
opening-choice = Cerca un’apertura per nome o per mosse
opening-show = Mostra sul tavoliere
opening-none = Nessuna apertura ha questo nel nome o nelle mosse.
own-line =
    { $count ->
        [one] { $moves } ({ $count } mossa)
       *[other] { $moves }… ({ $count } mosse)
    }
practise = Allenati
practice-name = Allenamento: { $opening }
practice-line = Mostra la linea
practice-undo = Annulla
practice-again = Ancora
practice-within-alone = Mossa { $number } su { $total }.
practice-within = Mossa { $number } su { $total }. Il computer resta nell’apertura.
practice-done = Completa. Continua a giocare, o ricomincia.
practice-left = Uscita alla mossa { $number }: la mossa era { $squares }. «Annulla» ti riporta indietro.
balanced-start = Inizio equilibrato a caso
balanced-about = Una nuova partita che comincia dopo otto mosse, ad armi pari.
explorer = Mosse da qui
explorer-estimated = ≈ stima
explorer-hint = Gioca entrambe le parti sul tavoliere: il computer aspetta finché non chiudi le aperture.
explorer-move = Mossa
explorer-value = Valore
explorer-played = Giocata
explorer-book = libro
explorer-exact = risolto
explorer-search = { "" }
explorer-count =
    { $count ->
        [one] { $shown } partita · { $percent }
       *[other] { $shown } partite · { $percent }
    }
explorer-won = rende { $percent }
explorer-about = Contando ogni simmetria; la barra mostra vittorie, pareggi e sconfitte di chi muove.
explorer-no-games = Qui vedi quante volte ogni mossa è stata giocata, appena ci sono partite in «Partite».
explorer-games = Importate ({ $count })
explorer-database = Tornei ({ $shown })
explorer-here = Partite con questa posizione
