### The list of the games of a file, and the export of a game.

games = Partite
read-so-far =
    { $count ->
        [one] { $number } partita letta
       *[other] { $number } partite lette
    }
stop = Ferma
forget = Svuota le importate
earlier = Importate prima ({ $count })
earlier-games =
    { $count ->
        [one] { $shown } partita, { $date }
       *[other] { $shown } partite, { $date }
    }
more = I file hanno altre partite: queste sono le prime 100.000.
opening = Apertura
any-opening = Ogni apertura
result = Risultato
any-result = Ogni risultato
result-wins = Vince { $side }
result-draw = Pareggio
result-open = Non finita
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
no-games = Ancora nessuna partita: qui compaiono quelle che giochi o apri.
show-all = Mostra tutte le partite
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
corrections-unwritten = GGF non ha posto per un tavoliere corretto; link, mosse e SGF lo conservano.
unread-game = Partita { $number }: { $cause }
unread-game-at = Partita { $number } ({ $places }): { $cause }
line = riga { $line }
save-games = Salva le partite mostrate come
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
statistics-leads = Vantaggio
leads-move = Mossa
leads-about =
    { $count ->
        [one] Vantaggio di Nero in pedine dopo ogni mossa, in { $shown } partita dalla posizione iniziale. La curva è la media di ogni due mosse.
       *[other] Vantaggio medio di Nero in pedine dopo ogni mossa, su { $shown } partite dalla posizione iniziale. La curva è la media di ogni due mosse.
    }
shelves = Mostra
shelf-all = Tutte
shelf-mine = Le mie
shelf-imported = Importate
shelf-tournaments = Tornei
search = Giocatore, evento, anno
side = Gioca con
filter = Filtra
any-side = Qualsiasi colore
plays-side = Gioca con { $side }
sort = Ordina
sort-number = Senza ordine
sort-date = Per data
sort-black = Per nome di Nero
sort-white = Per nome di Bianco
sort-result = Per pedine di Nero
sort-opening = Per apertura
descending = Inverti
position-here = Con questa posizione
statistics-moves = Mosse
too-many = Si contano e si salvano solo elenchi fino a { $shown } partite: scegli un giocatore, un anno o una posizione.
reading-rows = Lettura delle partite…
share-game = Condividi la partita { $players }
forget-game = Dimentica la partita { $players }
link-copied = Il link è copiato.
save-all = Salva o svuota

## At the start

game-before = Precedente nell’elenco
game-after = Successiva nell’elenco
live = In diretta
text = Condividi e salva
collection = Elenco delle partite
