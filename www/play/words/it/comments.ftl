### Comments and drawings on positions.

comment-text = Commento su questa posizione
comment-earlier = Commento sulla posizione precedente
comment-cut =
    { $count ->
        [one] { $count } carattere di troppo: la fine del testo non viene salvata.
       *[other] { $count } caratteri di troppo: la fine del testo non viene salvata.
    }
comment-length = { $count } caratteri su 1000
glyph-row = Segno di annotazione della mossa { $number }, { $square }
draw = Disegna sul tavoliere
erase = Cancella i segni
draw-note = Anche senza questo pulsante: clic destro o Maiusc+clic per un cerchio; trascina con il tasto destro o con Maiusc per una freccia. Lo stesso segno un’altra volta lo toglie.
