### The visitor’s own games: those in progress, and those that were left.

comments =
    { $count ->
        [one] { $count } comentario
       *[other] { $count } comentarios
    }
lines =
    { $count ->
        [one] { $count } línea más
       *[other] { $count } líneas más
    }
reviewed = revisada
unreadable = Esta partida no se puede mostrar.
on-board = En el tablero
running = En espera
finished = terminada
you-resigned = te has rendido
rival-resigned = { $name } se ha rendido
your-turn = te toca
their-turn = le toca a { $name }
other-device = Para otro dispositivo
copy-games = Copiar todas como texto
copied-games = Copiadas
read-games = Pega el texto de otro dispositivo
take-games = Añadir
you = Tú
