### The visitor’s own games: those in progress, and those that were left.

comments =
    { $count ->
        [one] { $count } commento
       *[other] { $count } commenti
    }
lines =
    { $count ->
        [one] { $count } altra variante
       *[other] { $count } altre varianti
    }
reviewed = con revisione
unreadable = Questa partita non può essere mostrata.
on-board = Sul tavoliere
running = In attesa
finished = finita
you-resigned = hai abbandonato
rival-resigned = { $name } ha abbandonato
your-turn = tocca a te
their-turn = tocca a { $name }
other-device = Per un altro dispositivo
copy-games = Copia tutto come testo
copied-games = Copiato
read-games = Incolla il testo di un altro dispositivo
take-games = Importa
you = Tu
