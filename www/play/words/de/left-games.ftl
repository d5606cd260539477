### The visitor’s own games: those in progress, and those that were left.

comments =
    { $count ->
        [one] { $count } Kommentar
       *[other] { $count } Kommentare
    }
lines =
    { $count ->
        [one] { $count } weitere Zugfolge
       *[other] { $count } weitere Zugfolgen
    }
reviewed = analysiert
unreadable = Diese Partie lässt sich nicht zeigen.
on-board = Auf dem Brett
running = Wartet
finished = zu Ende
you-resigned = du hast aufgegeben
rival-resigned = { $name } hat aufgegeben
your-turn = du bist am Zug
their-turn = { $name } ist am Zug
other-device = Für ein anderes Gerät
copy-games = Alle als Text kopieren
copied-games = Kopiert
read-games = Text eines anderen Geräts einfügen
take-games = Einlesen
you = Du
