### Ein Start, der lange dauert oder misslingt: gelesen, bevor die Seite da ist, und ohne sie.

loading = Reversi lädt noch …
failed-at = Reversi konnte nicht starten ({ $place }).
offline = Keine Netzverbindung. Reversi startet von selbst, sobald sie wieder da ist.
other-release = Auf dem Server wird gerade eine neue Version eingespielt. Bitte versuch es gleich noch einmal.
again = Erneut versuchen
