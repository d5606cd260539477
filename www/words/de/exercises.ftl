### The exercises.

exercises-daily = Aufgabe des Tages
exercises-play = Lösen
exercises-again = Noch einmal lösen
exercises-begin = Anfangen
exercises-go-on = Weiter
exercises-next-is = Als Nächstes: { $theme }
exercises-all-solved = Alle Aufgaben sind gelöst. Noch einmal von vorn?
exercises-path = Thema für Thema
theme-corner = Ecken
theme-wedge = Keile
theme-parity = Parität
theme-access = Zugang
theme-stability = Stabile Steine
theme-quiet = Stille Züge
theme-ending = Endspiele
about-corner = nehmen und keine verschenken
about-wedge = am Rand zwischen zwei Steine
about-parity = der letzte Zug in einer Region
about-access = Felder, die nur dir offen stehen
about-stability = Steine, die für immer bleiben
about-quiet = wenig drehen, wenig öffnen
about-ending = zählen bis zum letzten Feld
exercises-solved = gelöst
difficulty-1 = leicht
difficulty-2 = mittel
difficulty-3 = schwer
difficulty-count = { $solved } von { $total }
exercises-streak =
    { $count ->
        [one] { $count } beim ersten Versuch
       *[other] { $count } hintereinander beim ersten Versuch
    }
exercises-days =
    { $count ->
        [one] Serie: { $count } Tag
       *[other] Serie: { $count } Tage
    }
exercises-clear = Fortschritt löschen
exercises-own = Eigene Aufgaben
own-about = Je ein Absatz: die Stellung, dann „win“, „draw“ oder „best“ mit einer Schwierigkeit von 1 bis 3, dann eine Zeile für jeden richtigen Zug, auf Wunsch mit Antworten. Zeilen mit # am Anfang sind Kommentare.
own-text = Text mit Aufgaben
own-take = Text prüfen
own-checking = Wird geprüft …
own-sound = Der Computer stimmt zu.
own-after = Nach { $moves }:
own-unchecked = Mehr als 20 Felder sind leer, das ist dem Computer zu viel.
own-play = Lösen: { $name }
also-solves-win = { $square } gewinnt auch.
also-solves-draw = { $square } verliert auch nicht.
also-solves-best = { $square } ist genauso gut.
does-not-solve-win = { $square } gewinnt nicht.
does-not-solve-draw = { $square } verliert.
does-not-solve-best = { $square } ist nicht der beste Zug.
exercise-name = Aufgabe { $id }, { $difficulty }
exercise-place = { $theme }, { $place }
exercise-number-of = { $number } von { $total }
exercise-own = Eigene Aufgabe { $number }
exercise-right = Richtig: gelöst!
exercise-so-far = So weit richtig.
exercise-moves =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
exercise-shown = Lösung gezeigt
exercise-shown-moves = Die Lösung: { $moves }.
exercise-retry = Noch einmal
exercise-solution = Lösung zeigen
exercise-hint = Tipp
exercise-onward = Nächste Aufgabe
exercise-line = Zugfolge zeigen
exercise-next = Nächste
exercise-next-name = Nächste der Liste
exercise-previous = Vorige
exercise-previous-name = Vorige der Liste
exercise-leave = Mein Spiel
exercise-rival = Der nächstbeste Zug ist { $square }: { $result }.
exercise-unseen = Außerhalb des gezeigten Teils: { $squares }.
result-wins =
    { $count ->
        [one] er gewinnt mit { $count }
       *[other] er gewinnt mit { $count }
    }
result-draws = er hält das Unentschieden
result-loses =
    { $count ->
        [one] er verliert mit { $count }
       *[other] er verliert mit { $count }
    }
result-lead = er ist { $lead } wert
