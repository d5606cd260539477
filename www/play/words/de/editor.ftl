### Setting up a position.

editor = Stellung aufbauen
editor-leave = Zurück zur Partie
editor-about = Drück auf Felder des Bretts oder zieh über sie hinweg, oder geh mit den Pfeiltasten hin und drück die Eingabetaste.
editor-brush = Ein Druck setzt
brush-cycle = Reihum
brush-empty = Leer
editor-turn = Am Zug
editor-to-move = { $side } am Zug
transform-start = Anfang
transform-clear = Leeren
transform-mirror = Spiegeln
transform-turn = Drehen
transform-colours = Farben
transform-start-board = Anfang einer Partie
transform-clear-board = Brett leeren
transform-mirror-board = Brett spiegeln
transform-turn-board = Brett drehen
transform-colours-board = Farben tauschen
editor-earlier = Früher aufgebaut ({ $count })
editor-earlier-one =
    { $count ->
        [one] { $count } Stein, { $side } am Zug
       *[other] { $count } Steine, { $side } am Zug
    }
editor-play = Von hier spielen
editor-correct = Nach Zug { $number } berichtigen
editor-values = Werte zeigen
impossible-centre = Keine Partie führt hierher: Eines der vier mittleren Felder ist leer.
impossible-apart = Keine Partie führt hierher: Einige Steine berühren die anderen nicht.
impossible-no-black = Es gibt keinen Stein von { $black }.
impossible-no-white = Es gibt keinen Stein von { $white }.

## At the start

edit = Stellung aufbauen
