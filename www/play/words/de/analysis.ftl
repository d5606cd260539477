### The analysis of a position, and the way to the rooms of the study panel.

home-this-game = Diese Partie
home-openings = Eine Eröffnung üben oder sehen, was jeder Zug wert ist.
home-analysis = Die Stellung immer tiefer durchsuchen, Zug für Zug.
analysis = Analyse
analysis-start = Stellung analysieren
analysis-whole = Ganze Analyse
analysis-back = Zug zurück
analysis-along = Die beste Variante, Zug für Zug
analysis-place = Variante { $move }: { $number } von { $count }
analysis-lines = Varianten
analysis-all = Alle Züge
analysis-time = Je Stellung
analysis-10 = 10 s
analysis-60 = 1 min
analysis-0 = Bis ich weitergehe
lead-bar = Balken mit dem erwarteten Ergebnis neben dem Brett
lead-bar-shows = Erwartetes Ergebnis: { $lead }
analysis-cost = Braucht die Prozessoren dieses Geräts und seinen Akku, bis eine Stellung fertig ist; wartet, solange die Seite verdeckt ist.
analysis-certainty = Die Prozente sagen, wie oft die Abkürzungen der Suche stimmen; bei 100 % nimmt sie keine.
analysis-exact = gelöst
analysis-depth =
    { $count ->
        [one] { $count } Zug tief bei { $certainty } %
       *[other] { $count } Züge tief bei { $certainty } %
    }
analysis-book = Eröffnungsbuch
analysis-seeks = Sucht: { $nodes }, { $seconds } s
analysis-done = Fertig: { $nodes }, { $seconds } s
analysis-millions = { $shown } Millionen Stellungen
analysis-positions =
    { $count ->
        [one] { $shown } Stellung
       *[other] { $shown } Stellungen
    }
analysis-waits = Der Computer sucht einen Zug. Danach geht die Analyse weiter.
analysis-none = Hier gibt es nichts zu suchen.
