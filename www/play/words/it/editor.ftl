### Setting up a position.

editor = Crea una posizione
editor-leave = Torna alla partita
editor-about = Premi le caselle del tavoliere o dipingi passandoci sopra, oppure spostati con le frecce e premi Invio.
editor-brush = Un tocco mette
brush-cycle = A turno
brush-empty = Vuota
editor-turn = Muove
editor-to-move = Muove { $side }
transform-start = Inizio
transform-clear = Svuota
transform-mirror = Specchia
transform-turn = Ruota
transform-colours = Colori
transform-start-board = Posizione iniziale
transform-clear-board = Svuota il tavoliere
transform-mirror-board = Specchia il tavoliere
transform-turn-board = Ruota il tavoliere
transform-colours-board = Scambia i colori
editor-earlier = Create prima ({ $count })
editor-earlier-one =
    { $count ->
        [one] { $count } pedina, muove { $side }
       *[other] { $count } pedine, muove { $side }
    }
editor-play = Gioca da qui
editor-correct = Correggi dopo la mossa { $number }
editor-values = Mostra i valori
impossible-centre = Nessuna partita arriva qui: una delle quattro caselle centrali è vuota.
impossible-apart = Nessuna partita arriva qui: alcune pedine non toccano le altre.
impossible-no-black = { $black } non ha nessuna pedina.
impossible-no-white = { $white } non ha nessuna pedina.

## At the start

edit = Crea posizione
