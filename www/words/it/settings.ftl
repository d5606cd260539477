### The settings.

game-choice = Gioco
game-reversi = Reversi
game-tic-tac-toe = Tris
game-connect-four = Forza 4
next-game = Prossima partita
start = Inizio
start-diagonal = Diagonale
start-parallel = Parallelo
first = Chi comincia
begins = Comincia { $side }
next-game-note = Vale dalla prossima nuova partita.
game-options = Opzioni di gioco
pause = Pausa prima di una mossa del computer
think-time = Tempo per pensare
think-seconds =
    { $count ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }
think-time-note = Per mossa: per il livello 10, «Consiglio» e «Gioca la migliore».
all-processors = Usa tutti i processori
all-processors-note = Il livello 10, «Gioca la migliore» e i finali calcolano più in fretta e consumano più batteria.
hints = Mosse possibili
details = Profondità, vantaggio e tempo del computer
values = Valori delle mosse
    .tic-tac-toe = Chi vince con ogni mossa
    .connect-four = Chi vince in ogni colonna, e in quante mosse
groups = Gruppi di quattro
manual-pass = Passa a mano
manual-pass-note = Senza mosse possibili, premi tu «Passa».
confirm = Conferma le mosse
confirm-note = Un primo tocco mostra la mossa, un secondo la gioca.
typed = Scrivi le mosse
typed-note = Un campo sotto il tavoliere accetta mosse come f5.
    .tic-tac-toe = Un campo sotto il tavoliere accetta mosse come b2.
    .connect-four = Un campo sotto il tavoliere accetta colonne come 4.
turned = Gira il tavoliere
shortcuts = Scorciatoie a un tasto
shortcuts-note = Le lettere agiscono subito, come H per un consiglio. Altri programmi possono averne bisogno.
appearance = Aspetto e suoni
display = Schermo
sound = Suoni
sound-note = Legno su legno; attivandoli ne senti un esempio.
scheme = Chiaro o scuro
scheme-auto = Sistema
scheme-light = Chiaro
scheme-dark = Scuro
board-size = Dimensione del tavoliere
board-size-small = Piccolo
board-size-normal = Normale
board-size-large = Grande
hand = Disposizione
hand-right = Destrimani
hand-left = Mancini
reset = Ripristina tutto
animation = Animazione delle pedine
    .tic-tac-toe = Animazione
    .connect-four = Caduta dei gettoni
animation-off = Nessuna
animation-slow = Lenta
animation-normal = Normale
animation-fast = Veloce
theme = Tema
lang = Lingua
