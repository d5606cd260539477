### My games: those in progress, and those that were left.

database = Database
about = Prima vengono le partite in corso. Sotto ci sono le ultime cento che hai lasciato, se hanno almeno tre mosse o qualcosa di aggiunto: un commento, un’altra variante, una revisione, gli orologi.
forget = Dimentica la partita del { $date }
players = { $black } – { $white }
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
moves =
    { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }
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
