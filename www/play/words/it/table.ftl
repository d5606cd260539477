### A game of two people at one device, with clocks.

names = Nomi (facoltativi)
clock = Orologio
method-none = Senza orologio
method-sudden-death = Tempo per la partita
method-increment = Tempo con incremento
method-delay = Tempo con ritardo
minutes = Minuti a testa
seconds = Secondi per mossa
note-increment = Si aggiungono dopo ogni mossa.
note-delay = Il tempo scorre solo dopo.
handicap = Angoli di vantaggio
handicap-side = Gli angoli vanno a
corners =
    { $count ->
        [0] Nessuno
        [one] { $count } angolo
       *[other] { $count } angoli
    }
handicap-note = Sono occupati prima della prima mossa; comincia il Nero, come sempre.
turns = Gira il tavoliere verso chi muove
out-of-range = Tra { $least } e { $most }.
clocks = Orologi
clock-of = Orologio: { $side }
start = Avvia l’orologio
stop = Ferma i due orologi
go-on = Riprendi i due orologi
seconds-left =
    { $count ->
        [one] { $side }: resta { $count } secondo.
       *[other] { $side }: restano { $count } secondi.
    }
keep-following =
    { $count ->
        [one] Tieni la mossa successiva
       *[other] Tieni le { $count } mosse successive
    }
