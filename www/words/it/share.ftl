### The list of the games of a file, and the export of a game.

games = Partite
read-so-far =
    { $count ->
        [one] { $number } partita letta
       *[other] { $number } partite lette
    }
stop = Ferma
forget = Dimentica queste partite
earlier = Lette prima ({ $count })
earlier-games =
    { $count ->
        [one] { $shown } partita, { $date }
       *[other] { $shown } partite, { $date }
    }
more = I file hanno altre partite: queste sono le prime 100.000.
search = Giocatore, torneo o data
opponent = Avversario
any-player = Tutti
opening = Apertura
any-opening = Tutte
result = Risultato
any-result = Tutti
result-wins = Vince { $side }
result-draw = Pareggio
result-open = Non finita
sort = Ordina per
sort-number = Come nel file
sort-black = Nero
sort-white = Bianco
sort-event = Torneo
sort-date = Data
sort-opening = Apertura
sort-result = Pedine di Nero
sort-moves = Numero di mosse
descending = Inverti
games-all =
    { $count ->
        [one] { $shown } partita
       *[other] { $shown } partite
    }
games-some =
    { $count ->
        [one] { $shown } partita su { $all }
       *[other] { $shown } partite su { $all }
    }
game = Partita { $number }
moves =
    { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }
variations =
    { $count ->
        [one] { $count } variante
       *[other] { $count } varianti
    }
variations-unread =
    { $count ->
        [one] { $count } variante tralasciata
       *[other] { $count } varianti tralasciate
    }
comments-unread =
    { $count ->
        [one] { $count } commento tralasciato
       *[other] { $count } commenti tralasciati
    }
unread =
    { $count ->
        [one] { $count } partita illeggibile
       *[other] { $count } partite illeggibili
    }
export-choices = Come immagine, o per altri programmi
numbered = Diagramma con mosse numerate
diagram = Diagramma della posizione
ggf = GGF, per server di gioco
moves-alone = Solo mosse, una riga per partita
pgn = Mosse con etichette (PGN)
sgf = Partita con varianti (SGF)
obf = Problema di finale (OBF)
copy = Copia
save = Salva
save-svg = Salva come SVG
save-png = Salva come PNG
done = Fatto.
not-allowed = Il browser non lo permette.
not-done = Il browser non lo permette. Il testo è selezionato: copialo a mano.
nothing-written = Non c’è ancora nulla da scrivere: questa notazione richiede una mossa.
unread-game = Partita { $number }: { $cause }
unread-game-at = Partita { $number } ({ $places }): { $cause }
line = riga { $line }
save-games = Esporta le partite mostrate
games-omitted =
    { $count ->
        [one] { $count } partita comincia altrove e manca: una riga di mosse non può contenerla.
       *[other] { $count } partite cominciano altrove e mancano: righe di mosse non possono contenerle.
    }
percent = { $number }%
views = Mostra per
statistics-openings = Aperture
statistics-players = Giocatori
player = Giocatore
score-of-black = Nero
lead-of-black = Vantaggio
score-of-player = Punti
lead-of-player = Vantaggio
opening-unnamed = Senza nome
players-unnamed = Queste partite non nominano giocatori.
rows-most = Queste sono le { $count } voci con più partite.
results-none = Nessuna di queste partite ha un risultato.
results-summary =
    { $count ->
        [one] Su { $shown } partita con risultato: Nero { $black }, Bianco { $white }, pari { $draws }. Vantaggio medio di Nero: { $lead } pedine.
       *[other] Su { $shown } partite con risultato: Nero ne ha vinte { $black } e Bianco { $white }; pari: { $draws }. Vantaggio medio di Nero: { $lead } pedine.
    }
position-here = Solo partite con la posizione sul tavoliere
position-after =
    { $count ->
        [one] Solo partite con la posizione dopo { $count } mossa
       *[other] Solo partite con la posizione dopo { $count } mosse
    }
statistics-leads = Vantaggio
leads-move = Mossa
leads-about =
    { $count ->
        [one] Vantaggio di Nero in pedine dopo ogni mossa, in { $shown } partita dalla posizione iniziale. La curva è la media di ogni due mosse.
       *[other] Vantaggio medio di Nero in pedine dopo ogni mossa, su { $shown } partite dalla posizione iniziale. La curva è la media di ogni due mosse.
    }
