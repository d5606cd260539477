### A game of two people at one device, with clocks.

names = Namen (hoeft niet)
clock = Klok
method-none = Geen klok
method-sudden-death = Tijd voor de partij
method-increment = Tijd met increment
method-delay = Tijd met vertraging
minutes = Minuten per speler
seconds = Seconden per zet
note-increment = Ze komen er na elke zet bij.
note-delay = Pas daarna kost een zet tijd.
handicap = Voorgift in hoeken
handicap-side = De hoeken zijn voor
corners =
    { $count ->
        [0] Geen
        [one] { $count } hoek
       *[other] { $count } hoeken
    }
handicap-note = Ze zijn bezet vóór de eerste zet; zwart begint, zoals altijd.
turns = Het bord naar de speler aan zet draaien
out-of-range = Tussen { $least } en { $most }.
clocks = Klokken
clock-of = Klok: { $side }
start = Klok starten
stop = Beide klokken stilzetten
go-on = Beide klokken hervatten
seconds-left =
    { $count ->
        [one] { $side } heeft nog { $count } seconde.
       *[other] { $side } heeft nog { $count } seconden.
    }
keep-following =
    { $count ->
        [one] De zet erna behouden
       *[other] De { $count } zetten erna behouden
    }
