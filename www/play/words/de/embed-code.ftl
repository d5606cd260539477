### Der Dialog, der den Code eines Bretts für eine Website schreibt.

about = Ein Brett für die eigene Website: wählen, ansehen, Code kopieren. Nichts muss installiert werden.
shown = Was das Brett zeigt
shown-game = Diese Partie
shown-new = Eine neue Partie
place = Wohin
place-html = Beliebige Seite (HTML)
place-frame = Einfacher Rahmen, ohne Skript
place-module = Modul für einen Bundler (npm)
note-html = Den Code dort einfügen, wo das Brett stehen soll. Es wird so breit wie der Text daneben.
note-frame = Für Seiten, die kein Skript annehmen. Der Rahmen hat eine feste Höhe.
note-module = Braucht das Paket reversi-game von npm.
note-wordpress = In einen Block „Individuelles HTML“; nötig ist das Recht auf ungefiltertes HTML.
note-typo3 = In ein Inhaltselement „Reines HTML“. Der Texteditor würde den Code entfernen.
note-joomla = In ein Modul „Eigenes“, mit dem Editor „Kein Editor“.
note-local = Die Adresse in diesem Code führt zu deinem eigenen Gerät: Lege die Seite zuerst auf einen Webspace, damit andere sie öffnen können.
group-board = Auf dem Brett
group-players = Wer spielt
group-look = Aussehen und Sprache
group-visitor = Was Besucher sehen und dürfen
group-frame = In Ihrer Seite
field-moves = Partie oder Stellung
field-ply = Züge auf dem Brett
field-marks = Zeichen auf Feldern: c3 f5-d6 c4=A
field-exercise = Aufgabe: Nummer, „daily“ oder Text
field-src = Datei mit Partien, als Adresse
field-every = Sekunden, bis die Datei wieder gelesen wird
field-credentials = Diese Datei mit den Cookies des Besuchers lesen
field-player = { $side }: Spieler
field-name = { $side }: Name
field-side-level = { $side }: Stufe
field-level = Stufe beider Seiten
field-seed = Zahl, die die Auswahl wiederholt
field-ground = Hinter dem Brett
field-controls = Knöpfe
field-lock = Was Besucher nicht dürfen
field-asks = Deine Seite vor jedem Zug fragen
field-wheel = Mit dem Mausrad durch die Partie blättern
field-loading = Erst in der Nähe des Fensters laden
field-poster = Ein Bild zeigen, bis jemand darauf drückt
field-label = Name für Bildschirmleser
field-base = Ordner dieser Seite
as-usual = Wie üblich
ground-page = Farbe dieser Seite
ground-transparent = Ihre Seite
lock-undo = Zurücknehmen, laden, blättern
lock-hint = Tipps, Werte, Auswertung
lock-level = Stufe wählen
lock-players = Spieler wählen
lock-theme = Aussehen wählen
lock-lang = Sprache wählen
lock-game = Anderes Spiel wählen
lock-board = Spielen: nur zusehen
preview = Vorschau
code = Code zum Kopieren
copied = Kopiert.

## At the start

embed-code = Einbetten
