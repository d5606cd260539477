### The help: rules, advice, keyboard.

help-aim-title = Die Regeln
help-place = Setz einen Stein so, dass er Steine der anderen Seite in gerader Linie – waagerecht, senkrecht oder schräg – zwischen sich und einem weiteren Stein von dir einfängt.
help-turn = Alle eingefangenen Steine werden umgedreht und gehören dir, in allen Richtungen zugleich.
help-pass = Kannst du nichts einfangen, musst du passen. Kannst du, dann musst du setzen.
help-end = Kann keine Seite mehr setzen, ist das Spiel zu Ende. Wer mehr Steine hat, gewinnt und bekommt auch die leeren Felder.
help-starts = Diagonaler Start: Gleiche Steine liegen sich über Eck gegenüber. Paralleler Start: Sie liegen nebeneinander.
help-advice-title = Ein kleiner Rat
help-corners = Ein Stein in der Ecke wird nie mehr umgedreht, und mit ihm werden die Steine am Rand daneben sicher.
help-x-squares = Vorsicht mit dem Feld schräg neben einer leeren Ecke, dem X-Feld: Ein Stein dort verschenkt die Ecke.
help-c-squares = Die beiden Randfelder neben einer leeren Ecke, die C-Felder, verschenken sie genauso leicht.
help-freedom = Viele Steine sind am Anfang kein gutes Zeichen. Es zählt, wer mehr Züge zur Wahl hat.
help-version = Version { $release }
help-keys-title = Mit der Tastatur
help-key-arrows = Pfeiltasten
help-key-arrows-do = gehen von Feld zu Feld
help-key-enter = Eingabe oder Leertaste
help-key-enter-do = setzt auf das Feld
    .connect-four = wirft einen Stein in die Spalte des Feldes
help-key-row = Pos1, Ende
help-key-row-do = gehen an die Enden der Reihe
help-key-board = Strg+Pos1, Strg+Ende
help-key-board-do = gehen an die Enden des Bretts
help-key-escape = Escape
help-key-escape-do = schließt das Schlussbild und jeden Dialog, beendet Zeichnen und Aufbauen, lässt einen gewählten Zug fallen
help-key-command = Strg+{ $key }
help-key-turned = dreht das Brett um
help-key-mistake = geht zum nächsten Fehler einer Auswertung
help-key-mistake-before = geht zum Fehler davor
help-notes-title = Gut zu wissen
help-undo = „Rückgängig“ führt zu deiner eigenen letzten Entscheidung, so oft du willst, auch nach dem Spielende.
help-comments = Unter den Zügen fügt „Kommentieren und zeichnen“ jeder Stellung einen Text, Kreise und Pfeile hinzu. Sie werden mit der Partie gespeichert; die von Reversi gehen in Links, GGF und PGN-artigem Text mit.
help-thinking = Während der Computer denkt, spielt „Anhalten“ den besten Zug bis dahin. Mit „Tiefe, Vorsprung und Zeit des Computers zeigen“ siehst du, wie viele Züge er vorausrechnet und wer nach seiner Rechnung führen wird.
    .tic-tac-toe = Der Computer antwortet sofort; die Pause vor seinen Zügen steht in den Einstellungen.
    .connect-four = Der Computer antwortet sofort; die Pause vor seinen Zügen steht in den Einstellungen.
help-keep = Das Spiel wird in diesem Browser gespeichert und ist noch da, wenn du wiederkommst. Nichts wird verschickt.
help-keep-not = Dein Browser speichert für diese Seite nichts, oder der Platz ist voll: Partien, Kommentare und Einstellungen halten, bis die Seite geschlossen wird. „Teilen & speichern“ gibt dir die Partie als Text oder Link.

help-ttt-place = Abwechselnd besetzt jede Seite ein leeres Feld.
help-ttt-win = Drei eigene Zeichen in einer Reihe gewinnen: waagerecht, senkrecht oder schräg.
help-ttt-draw = Ist das Brett voll und niemand hat eine Reihe, endet das Spiel unentschieden.
help-ttt-block = Zwei in einer Reihe sind eine Drohung: Besetz das dritte Feld selbst.
help-ttt-fork = Ein Zeichen, das zwei Reihen zugleich aufmacht, gewinnt: Nur eine lässt sich aufhalten.
help-c4-drop = Abwechselnd wirft jede Seite einen Stein in eine Spalte. Er fällt auf das unterste leere Feld.
help-c4-win = Vier eigene Steine in einer Reihe gewinnen: waagerecht, senkrecht oder schräg.
help-c4-draw = Sind alle Spalten voll und niemand hat vier, endet das Spiel unentschieden.
help-c4-centre = Durch die mittlere Spalte gehen die meisten Reihen: Steine dort sind am meisten wert.
help-c4-open = Drei mit zwei offenen Enden gewinnen: Nur ein Ende lässt sich aufhalten.
help-c4-under = Lass das markierte Feld frei: Die Seite, die es besetzt, lässt die andere darüber gewinnen.
help-key-column = 1 bis 7
help-key-column-do = werfen einen Stein in diese Spalte

## At the start

help = Hilfe
