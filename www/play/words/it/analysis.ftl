### The analysis of a position, and the way to the rooms of the study panel.

home-this-game = Questa partita
home-openings = Allena un’apertura, o guarda quanto vale ogni mossa.
home-analysis = Analizza la posizione sempre più a fondo.
analysis = Analisi
analysis-start = Analizza la posizione
analysis-whole = Tutta l’analisi
analysis-back = Indietro di una mossa
analysis-along = La linea migliore, mossa per mossa
analysis-place = Linea { $move }: { $number } di { $count }
analysis-lines = Linee
analysis-all = Tutte le mosse
analysis-time = Per posizione
analysis-10 = 10 s
analysis-60 = 1 min
analysis-0 = Senza limite
lead-bar = Barra del risultato atteso accanto alla scacchiera
lead-bar-shows = Risultato atteso: { $lead }
analysis-cost = Usa i processori e la batteria di questo dispositivo finché una posizione non è finita; aspetta mentre la pagina è nascosta.
analysis-certainty = La percentuale dice quanto spesso le scorciatoie della ricerca sono giuste; al 100% non ne prende nessuna.
analysis-exact = risolto
analysis-depth = profondità { $count } al { $certainty }%
analysis-book = libro delle aperture
analysis-seeks = Ricerca: { $nodes }, { $seconds } s
analysis-done = Finito: { $nodes }, { $seconds } s
analysis-millions = { $shown } milioni di posizioni
analysis-positions =
    { $count ->
        [one] { $shown } posizione
       *[other] { $shown } posizioni
    }
analysis-waits = Il computer sta scegliendo una mossa. L’analisi riprende dopo.
analysis-none = Qui non c’è nulla da analizzare.
