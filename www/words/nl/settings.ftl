### The settings.

game-choice = Spel
game-reversi = Reversi
game-tic-tac-toe = Tic-tac-toe
game-connect-four = Vier op een rij
next-game = Volgende partij
start = Begin
start-diagonal = Diagonaal
start-parallel = Parallel
first = Wie begint
begins = { $side } begint
next-game-note = Geldt vanaf de volgende nieuwe partij.
game-options = Spelopties
pause = Pauze voor een zet van de computer
think-time = Bedenktijd
think-seconds =
    { $count ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }
think-time-note = Per zet: voor niveau 10, ‘Hint’ en ‘Beste zet spelen’.
all-processors = Alle processors gebruiken
all-processors-note = Niveau 10, ‘Beste zet spelen’ en eindspelen rekenen sneller en verbruiken meer batterij.
hints = Mogelijke zetten tonen
details = Diepte, voorsprong en tijd van de computer tonen
values = Waarde van zetten tonen
    .tic-tac-toe = Tonen wie er met elke zet wint
    .connect-four = Tonen wie er in elke kolom wint, en in hoeveel zetten
groups = Groepen van vier tonen
manual-pass = Zelf passen
manual-pass-note = Zonder mogelijke zet druk je zelf op ‘Passen’.
confirm = Zetten bevestigen
confirm-note = De eerste druk toont de zet, de tweede speelt hem.
typed = Velden typen
typed-note = Een invoerveld onder het bord neemt zetten aan zoals f5.
    .tic-tac-toe = Een invoerveld onder het bord neemt zetten aan zoals b2.
    .connect-four = Een invoerveld onder het bord neemt kolommen aan zoals 4.
turned = Bord omdraaien
shortcuts = Sneltoetsen met één letter
shortcuts-note = Letters werken meteen, zoals H voor een hint. Andere programma’s kunnen ze nodig hebben.
appearance = Uiterlijk en geluid
display = Weergave
sound = Geluiden
sound-note = Hout op hout; bij het aanzetten klinkt een voorbeeld.
scheme = Licht of donker
scheme-auto = Systeem
scheme-light = Licht
scheme-dark = Donker
board-size = Bordgrootte
board-size-small = Klein
board-size-normal = Normaal
board-size-large = Groot
hand = Indeling
hand-right = Rechtshandig
hand-left = Linkshandig
reset = Alle instellingen herstellen
animation = Animatie bij omdraaien
    .tic-tac-toe = Animatie
    .connect-four = Vallen van stenen
animation-off = Uit
animation-slow = Langzaam
animation-normal = Normaal
animation-fast = Snel
theme = Thema
lang = Taal
