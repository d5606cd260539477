### A game of two people at one device, with clocks.

names = Namen (wenn ihr mögt)
clock = Uhr
method-none = Keine Uhr
method-sudden-death = Zeit für die Partie
method-increment = Zeit und Zuschlag
method-delay = Zeit und Aufschub
minutes = Minuten pro Seite
seconds = Sekunden pro Zug
note-increment = Sie kommen nach jedem Zug hinzu.
note-delay = Erst danach kostet ein Zug Zeit.
handicap = Eckenvorgabe
handicap-side = Die Ecken bekommt
corners =
    { $count ->
        [0] Keine
        [one] { $count } Ecke
       *[other] { $count } Ecken
    }
handicap-note = Sie sind vor dem ersten Zug besetzt; Schwarz beginnt wie immer.
turns = Das Brett dreht sich zu der Seite am Zug
out-of-range = Zwischen { $least } und { $most }.
clocks = Uhren
clock-of = Uhr: { $side }
start = Uhr starten
stop = Beide Uhren anhalten
go-on = Beide Uhren fortsetzen
seconds-left =
    { $count ->
        [one] { $side } hat noch { $count } Sekunde.
       *[other] { $side } hat noch { $count } Sekunden.
    }
keep-following =
    { $count ->
        [one] Den Zug danach behalten
       *[other] Die { $count } Züge danach behalten
    }
