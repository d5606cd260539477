### The exercises.

exercises-daily = Aufgabe des Tages
exercises-play = Lösen
exercises-again = Noch einmal lösen
exercises-begin = Anfangen
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
lesson-corner = Ein Stein in der Ecke wird nie mehr umgedreht, und mit ihm wird der Rand daneben sicher. Nimm Ecken, und gib mit keinem Zug eine her.
lesson-wedge = Ein Stein, der am Rand zwischen zwei gegnerischen liegt, ist schwer zu vertreiben. Von dort kommst du oft in die Ecke.
lesson-parity = Wer in einer Region zuletzt setzt, behält, was er dort umdreht. Beginn eine mit ungerader Zahl leerer Felder: Dann gehört der letzte Zug dir.
lesson-access = Ein Feld, das nur dir offen steht, ist ein Zug in Reserve. Sperr der anderen Seite Felder, und heb dir deine bis zuletzt auf.
lesson-stability = Ein Stein, den kein Zug mehr umdrehen kann, zählt für immer. Solche Steine wachsen von den Ecken aus die Ränder entlang.
lesson-quiet = Wer viel umdreht, öffnet der anderen Seite viele Züge. Ein stiller Zug dreht wenig um, und das in der Mitte.
lesson-ending = Kurz vor dem Ende gewinnt, wer zählt. Spiel jede Reihenfolge im Kopf bis zum letzten Feld durch, mit den Antworten.
compare-corner = { $one } oder { $two }: Wer bekommt danach welche Ecke?
compare-wedge = { $one } oder { $two }: Welcher Stein liegt am Rand zwischen zwei Steinen von { $other }?
compare-parity = { $one } oder { $two }: Welcher Zug beginnt eine Region mit ungerader Zahl leerer Felder?
compare-access = { $one } oder { $two }: Nach welchem Zug kommt { $other } nicht auf ein Feld, das dir offen steht?
compare-stability = { $one } oder { $two }: Welcher Zug sichert mehr Steine für immer?
compare-quiet = { $one } oder { $two }: Welcher Zug dreht weniger um oder lässt { $other } weniger Antworten?
compare-ending = { $one } oder { $two }: Spiel beide bis zum letzten Feld durch. Welcher Zug behält mehr Steine?
race = Gegen die Uhr
race-length = 3 Minuten
race-score = { $right } richtig, { $wrong } falsch
race-best = Bester Lauf: { $count }
exercises-solved = gelöst
exercises-difficulty = Schwierigkeit
difficulty-0 = jede
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
exercise-guided = mit Hilfe { $number } von { $total }
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
exercise-start = Zur Aufgabe
exercise-onward = Nächste Aufgabe
exercise-line = Variante zeigen
exercise-next = Nächste
exercise-next-name = Nächste der Liste
exercise-previous = Vorige
exercise-previous-name = Vorige der Liste
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
