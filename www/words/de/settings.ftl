### The settings.

game-choice = Spiel
game-reversi = Reversi
game-tic-tac-toe = Tic-Tac-Toe
game-connect-four = Vier gewinnt
next-game = Nächstes Spiel
start = Start
start-diagonal = Diagonal
start-parallel = Parallel
first = Wer beginnt
begins = { $side } beginnt
next-game-note = Gilt ab dem nächsten neuen Spiel.
game-options = Spieloptionen
pause = Pause vor einem Computerzug
think-time = Bedenkzeit
think-seconds =
    { $count ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
think-time-note = Je Zug: für Stufe 10, „Tipp“ und „Besten Zug spielen“.
all-processors = Alle Prozessoren nutzen
all-processors-note = Stufe 10, „Besten Zug spielen“ und Endspiele rechnen schneller und brauchen mehr Akku.
hints = Mögliche Züge zeigen
details = Tiefe, Vorsprung und Zeit des Computers zeigen
values = Werte der Züge zeigen
    .tic-tac-toe = Zeigen, wer mit welchem Zug gewinnt
    .connect-four = Zeigen, wer in welcher Spalte gewinnt und in wie vielen Zügen
groups = Vierergruppen zeigen
manual-pass = Selbst passen
manual-pass-note = Ohne möglichen Zug drückst du selbst auf „Passen“.
confirm = Züge bestätigen
confirm-note = Der erste Druck zeigt den Zug, der zweite setzt.
typed = Felder eintippen
typed-note = Ein Feld unter dem Brett nimmt Züge wie f5 an.
    .tic-tac-toe = Ein Feld unter dem Brett nimmt Züge wie b2 an.
    .connect-four = Ein Feld unter dem Brett nimmt Spalten wie 4 an.
turned = Brett umdrehen
shortcuts = Tastenkürzel mit einer Taste
shortcuts-note = Buchstaben wirken sofort, etwa H für einen Tipp. Andere Programme brauchen sie manchmal selbst.
appearance = Aussehen und Klang
display = Anzeige
sound = Töne
sound-note = Holz auf Holz; beim Einschalten erklingt eine Probe.
scheme = Hell oder dunkel
scheme-auto = System
scheme-light = Hell
scheme-dark = Dunkel
board-size = Brettgröße
board-size-small = Klein
board-size-normal = Normal
board-size-large = Groß
hand = Anordnung
hand-right = Für Rechtshänder
hand-left = Für Linkshänder
reset = Alle Einstellungen zurücksetzen
animation = Animation beim Umdrehen
    .tic-tac-toe = Animation
    .connect-four = Fall der Steine
animation-off = Aus
animation-slow = Langsam
animation-normal = Normal
animation-fast = Schnell
theme = Design
lang = Sprache
