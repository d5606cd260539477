### A game of two people at one device, with clocks.

names = Imiona (opcjonalnie)
clock = Zegar
method-none = Bez zegara
method-sudden-death = Czas na partię
method-increment = Czas z dodatkiem
method-delay = Czas z opóźnieniem
minutes = Minuty na gracza
seconds = Sekundy na ruch
note-increment = Są dodawane po każdym ruchu.
note-delay = Dopiero po nich ruch zużywa czas.
handicap = Narożniki na start
handicap-side = Narożniki dostaje
corners =
    { $count ->
        [0] Bez narożników
        [one] { $count } narożnik
        [few] { $count } narożniki
        [many] { $count } narożników
       *[other] { $count } narożnika
    }
handicap-note = Są zajęte przed pierwszym ruchem; zaczyna czarny, jak zawsze.
turns = Obracaj planszę w stronę gracza, który ma ruch
out-of-range = Od { $least } do { $most }.
clocks = Zegary
clock-of = Zegar: { $side }
start = Włącz zegar
stop = Zatrzymaj oba zegary
go-on = Wznów oba zegary
seconds-left =
    { $count ->
        [one] { $side } ma jeszcze { $count } sekundę.
        [few] { $side } ma jeszcze { $count } sekundy.
        [many] { $side } ma jeszcze { $count } sekund.
       *[other] { $side } ma jeszcze { $count } sekundy.
    }
keep-following =
    { $count ->
        [one] Zachowaj następny ruch
        [few] Zachowaj { $count } następne ruchy
        [many] Zachowaj { $count } następnych ruchów
       *[other] Zachowaj { $count } następnego ruchu
    }
