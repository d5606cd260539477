### Ein Vereinsabend: Spieler, Paarungen, Ergebnisse, Tabelle.

title = Vereinsabend
print = Drucken
heading = Überschrift
system = System
swiss = Schweizer System
round-robin = Rundenturnier
rounds = Runden
tie-break = Bei Punktgleichheit
brightwell-first = Brightwell-Quotient, dann Steine
discs-first = Steine, dann Brightwell-Quotient
players = { $count } Spieler
names = Spieler hinzufügen, ein Name je Zeile
add = Hinzufügen
draw = Auslosen
order-note = In der ersten Runde spielt die obere Hälfte der Liste gegen die untere. Beginne mit den Stärksten, oder lose aus.
name-of = Name von Spieler { $number }
remove = Entfernen
remove-name = { $name } entfernen
leaves = Geht
leaves-name = { $name } geht
returns = Ist zurück
returns-name = { $name } ist zurück
pair-round = Runde { $number } auslosen
drop-round = Runde { $number } verwerfen
round = Runde { $number }
of-rounds = Runde { $number } von { $count }
table = Brett
result = Ergebnis
discs-of = Steine von { $name }
swap = Seiten an Brett { $number } tauschen
sits-out = ist spielfrei
missing =
    { $count ->
        [one] { $count } Ergebnis fehlt noch.
       *[other] { $count } Ergebnisse fehlen noch.
    }
missing-tables =
    { $count ->
        [one] { $count } Ergebnis fehlt noch: { $tables }.
       *[other] { $count } Ergebnisse fehlen noch: { $tables }.
    }
complete = Alle Ergebnisse der Runde { $number } sind eingetragen.
over = Alle Runden sind gespielt.
said-added = Hinzugefügt: { $names }.
said-round = Runde { $number }: { $tables }.
said-result = Brett { $table }: { $black } { $discs }, { $white } { $others }.
standings = Tabelle
place = Platz
player = Spieler
points = Punkte
quotient = BQ
discs = Steine ±
wins = Siege
draws = Remis
losses = Niederl.
cross-table = Kreuztabelle
exchange = Ergebnis-Links und Dateien
paste = Ergebnis-Links einfügen, einen je Zeile, oder einen gespeicherten Abend
read = Einlesen
open-file = Datei öffnen …
save = Für Tabellenprogramme speichern (CSV)
new-evening = Neuer Abend
taken =
    { $count ->
        [one] { $count } Ergebnis ist eingetragen.
       *[other] { $count } Ergebnisse sind eingetragen.
    }
problem-name = „{ $name }“ steht schon in der Liste.
problem-no-name = Wer spielt, braucht einen Namen.
problem-many = Es ist Platz für { $count } Spieler.
problem-few = Es braucht mindestens zwei Spieler.
problem-full =
    { $count ->
        [0] Das Rundenturnier läuft schon, und alle Plätze sind vergeben.
       *[other] Das Rundenturnier läuft schon, und nur ein Platz ist frei.
    }
problem-stale = Ein anderer Tab hat diesen Abend geändert. Hier steht er jetzt, wie er ist: Wiederhole den Schritt, wenn er noch passt.
problem-damaged = Der gespeicherte Abend ist beschädigt, deshalb beginnt hier ein neuer.
problem-two-results = Brett { $table } in Runde { $round } hat zwei Ergebnisse: { $black }⁠–⁠{ $white } hier, { $other-black }⁠–⁠{ $other-white } in einem anderen Tab.
problem-results = In Runde { $number } fehlen noch Ergebnisse.
problem-met = Es lässt sich keine weitere Runde auslosen: Jemand müsste noch einmal gegen denselben Gegner spielen oder ein zweites Mal aussetzen.
problem-result = „{ $text }“ ist kein Ergebnis: Gib die schwarzen Steine ein, 0 bis 64, oder beide Zahlen, etwa 40-24.
problem-text = Das ist weder ein Ergebnis-Link noch ein gespeicherter Abend.
problem-link = Zeile { $line } ist kein Ergebnis-Link.
problem-link-open = Zeile { $line }: Die Partie des Links ist nicht zu Ende.
problem-link-players = Zeile { $line }: { $black } und { $white } treffen in keiner Runde aufeinander.
problem-file-row = Zeile { $line }: „{ $text }“ gehört da nicht hin.
problem-file-player = Zeile { $line }: Niemand heißt „{ $text }“.

## At the start

evening = Vereinsabend
