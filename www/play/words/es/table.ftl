### A game of two people at one device, with clocks.

names = Nombres (opcional)
clock = Reloj
method-none = Sin reloj
method-sudden-death = Tiempo para toda la partida
method-increment = Tiempo con incremento
method-delay = Tiempo con demora
minutes = Minutos por jugador
seconds = Segundos por jugada
note-increment = Se suman después de cada jugada.
note-delay = El tiempo solo corre después.
handicap = Esquinas de ventaja
handicap-side = Las esquinas son para
corners =
    { $count ->
        [0] Ninguna
        [one] { $count } esquina
       *[other] { $count } esquinas
    }
handicap-note = Se ocupan antes de la primera jugada; empieza el negro, como siempre.
turns = Girar el tablero hacia quien juega
out-of-range = Entre { $least } y { $most }.
clocks = Relojes
clock-of = Reloj: { $side }
start = Poner en marcha el reloj
stop = Parar los dos relojes
go-on = Reanudar los dos relojes
seconds-left =
    { $count ->
        [one] A { $side } le queda { $count } segundo.
       *[other] A { $side } le quedan { $count } segundos.
    }
keep-following =
    { $count ->
        [one] Conservar la jugada siguiente
       *[other] Conservar las { $count } jugadas siguientes
    }
