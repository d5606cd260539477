### The list of the games of a file, and the export of a game.

games = Partien
read-so-far =
    { $count ->
        [one] { $number } Eintrag gelesen
       *[other] { $number } Einträge gelesen
    }
stop = Anhalten
forget = Eingelesene Partien leeren
earlier = Früher eingelesen ({ $count })
earlier-games =
    { $count ->
        [one] { $shown } Partie, { $date }
       *[other] { $shown } Partien, { $date }
    }
more = In den Dateien sind noch mehr Partien: Das sind die ersten 100.000.
opening = Eröffnung
any-opening = Jede Eröffnung
result = Ergebnis
any-result = Jedes Ergebnis
result-wins = { $side } gewinnt
result-draw = Unentschieden
result-open = Nicht zu Ende
games-all =
    { $count ->
        [one] { $shown } Partie
       *[other] { $shown } Partien
    }
games-some =
    { $count ->
        [one] { $shown } von { $all } Partien
       *[other] { $shown } von { $all } Partien
    }
no-games = Noch keine Partien: Was du spielst oder öffnest, steht hier.
show-all = Alle Partien zeigen
game = Partie { $number }
moves =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
variations =
    { $count ->
        [one] { $count } Variante
       *[other] { $count } Varianten
    }
variations-unread =
    { $count ->
        [one] { $count } Variante weggelassen
       *[other] { $count } Varianten weggelassen
    }
comments-unread =
    { $count ->
        [one] { $count } Kommentar weggelassen
       *[other] { $count } Kommentare weggelassen
    }
unread =
    { $count ->
        [one] { $count } Eintrag ist nicht lesbar
       *[other] { $count } Einträge sind nicht lesbar
    }
export-choices = Als Bild oder für andere Programme
numbered = Diagramm mit Zugnummern
diagram = Diagramm der Stellung
ggf = GGF, für Spielserver
moves-alone = Nur Züge, eine Zeile je Partie
pgn = Züge mit Angaben (PGN)
sgf = Partie mit Varianten (SGF)
obf = Endspielaufgabe (OBF)
copy = Kopieren
save = Speichern
save-svg = Als SVG speichern
save-png = Als PNG speichern
done = Erledigt.
not-allowed = Der Browser erlaubt das nicht.
not-done = Der Browser erlaubt das nicht. Der Text ist markiert: Bitte selbst kopieren.
nothing-written = Noch gibt es nichts zu schreiben: Diese Notation braucht einen Zug.
corrections-unwritten = GGF hat keinen Platz für ein berichtigtes Brett; Links, Züge und SGF behalten es.
unread-game = Eintrag { $number }: { $cause }
unread-game-at = Eintrag { $number } ({ $places }): { $cause }
line = Zeile { $line }
save-games = Die gezeigten Partien speichern als
games-omitted =
    { $count ->
        [one] { $count } Partie beginnt mit einer anderen Stellung und fehlt: Zugzeilen haben dafür keinen Platz.
       *[other] { $count } Partien beginnen mit einer anderen Stellung und fehlen: Zugzeilen haben dafür keinen Platz.
    }
percent = { $number } %
views = Anzeigen als
statistics-openings = Eröffnungen
statistics-players = Spieler
player = Spieler
score-of-black = Schwarz
lead-of-black = Vorsprung
score-of-player = Punkte
lead-of-player = Vorsprung
opening-unnamed = Ohne Namen
players-unnamed = Diese Partien nennen keine Spieler.
rows-most = Das sind die { $count } mit den meisten Partien.
results-none = Keine dieser Partien hat ein Ergebnis.
results-summary =
    { $count ->
        [one] In { $shown } Partie mit Ergebnis: Schwarz { $black }, Weiß { $white }, unentschieden { $draws }. Vorsprung von Schwarz: { $lead } Steine.
       *[other] Von { $shown } Partien mit Ergebnis gewann Schwarz { $black } und Weiß { $white }, unentschieden endeten { $draws }. Durchschnittlicher Vorsprung von Schwarz: { $lead } Steine.
    }
statistics-leads = Vorsprung
leads-move = Zug
leads-about =
    { $count ->
        [one] Vorsprung von Schwarz nach jedem Zug, in Steinen auf dem Brett, in { $shown } Partie von der üblichen Aufstellung aus. Die Kurve mittelt je zwei Züge.
       *[other] Durchschnittlicher Vorsprung von Schwarz nach jedem Zug, in Steinen auf dem Brett, aus { $shown } Partien von der üblichen Aufstellung aus. Die Kurve mittelt je zwei Züge.
    }
shelves = Anzeigen
shelf-all = Alle
shelf-mine = Meine
shelf-imported = Eingelesen
shelf-tournaments = Turniere
search = Spieler, Anlass, Jahr
side = Spielt
filter = Filter
any-side = Beide Seiten
plays-side = Spielt { $side }
sort = Sortieren
sort-number = Unsortiert
sort-date = Nach Datum
sort-black = Nach dem Namen von Schwarz
sort-white = Nach dem Namen von Weiß
sort-result = Nach Steinen von Schwarz
sort-opening = Nach Eröffnung
descending = Umgekehrt
position-here = Mit dieser Stellung
statistics-moves = Züge
too-many = Nur Listen bis zu { $shown } Partien werden ausgezählt und gespeichert: Wähle einen Spieler, ein Jahr oder eine Stellung.
reading-rows = Partien werden gelesen …
share-game = Partie { $players } teilen
forget-game = Partie { $players } vergessen
link-copied = Der Link ist kopiert.
save-all = Speichern oder leeren

## At the start

game-before = Vorige der Liste
game-after = Nächste der Liste
live = Live
text = Teilen & speichern
collection = Liste der Partien
