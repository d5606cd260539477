### The board and the list of moves: what a screen reader says of a square, values, glyphs.

game = Tavoliere e punteggio
board = Tavoliere
to-move = muove
over = finita
game-over = Partita finita
opening = Apertura
moves = Mosse
no-moves = Qui compaiono le mosse della partita.
move-label = Mossa { $number }: { $side }, { $square }
    .connect-four = Mossa { $number }: { $side }, colonna { $square }
move-pass = { $side } passa
branches = Altre varianti
branch = Dalla mossa { $number }: { $moves }
branch-drop = Elimina questa variante: dalla mossa { $number }, { $moves }
move-start = Posizione iniziale
move-commented = { $move }, con commento
move-corrected = { $move }, tavoliere corretto
move-with-glyph = { $move }, { $glyph }
glyph-blunder = svarione
glyph-mistake = errore
glyph-inaccuracy = imprecisione
glyph-interesting = mossa interessante
glyph-good = buona mossa
glyph-brilliant = mossa brillante
glyph-only = unica mossa
comment = Commento
comment-open = Commenta e disegna
square-empty = { $square }, vuota
    .connect-four = Colonna { $column }, riga { $row }, vuota
square-legal = { $square }, mossa possibile
    .connect-four = Colonna { $column }, riga { $row }, mossa possibile
square-disc = { $square }, { $side }
    .connect-four = Colonna { $column }, riga { $row }, { $side }
square-last = ultima mossa
square-hint = consiglio
square-armed = scelta
square-win = fila vincente
square-value-search = valore { $value }
square-value-book = valore { $value } dal libro
square-value-exact = risolto { $value }
square-share = giocata nel { $percent } delle tue partite
square-at-most = al massimo { $value }, dimostrato
square-at-least = almeno { $value }, dimostrato
square-wins =
    { $count ->
        [one] vince con la prossima mossa
       *[other] vince in { $count } mosse
    }
    .tic-tac-toe = vince
square-draw = pareggio
square-loses =
    { $count ->
        [one] perde con la prossima mossa
       *[other] perde in { $count } mosse
    }
    .tic-tac-toe = perde
square-somehow-wins = vince
square-somehow-loses = perde
plate-wins = vince
plate-draw = pari
plate-loses = perde
plate-in = in { $count }
square-sought = valore non ancora noto
square-best = la migliore
square-played = la mossa giocata
square-reason = mostra perché { $square } perde pedine
square-better = mossa migliore
square-circled = cerchio
square-arrow = freccia verso { $square }
square-guide = cerchiata: una mossa da provare
square-step = mossa { $number } della linea mostrata
typed-square = Scrivi una casella
    .connect-four = Scrivi una colonna
typed-play = Posa
typed-example = f5
    .tic-tac-toe = b2
    .connect-four = 4
