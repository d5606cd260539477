### The database of games: tournament games by thousands, kept on the device.

database = Datenbank
database-close = Schließen
database-whole = Filter und Partien
database-size =
    { $count ->
        [0] Noch keine Partien
        [one] { $shown } Partie, { $size } auf diesem Gerät
       *[other] { $shown } Partien, { $size } auf diesem Gerät
    }
database-collection = Die Prozentzahlen auf dem Brett stammen aus den Partien der Sammlung.
database-about = Füge Dateien von Turnieren hinzu (.wtb mit .jou und .trn), auch GGF, PGN und andere Texte von Partien. Sie werden nur auf diesem Gerät gelesen und behalten.
database-source = Die Turnierpartien seit 1977 kann man kostenlos herunterladen; die Dateien vorher entpacken:
database-try = 200 Partien des Computers laden
database-add = Dateien hinzufügen
database-take =
    { $count ->
        [one] Die { $count } Partie der Sammlung übernehmen
       *[other] Die { $count } Partien der Sammlung übernehmen
    }
database-reading =
    { $count ->
        [0] Wird gelesen …
        [one] Wird gelesen: bisher { $shown } Partie
       *[other] Wird gelesen: bisher { $shown } Partien
    }
database-added =
    { $count ->
        [0] Keine Partie ist hinzugekommen.
        [one] { $shown } Partie ist hinzugekommen.
       *[other] { $shown } Partien sind hinzugekommen.
    }
database-repeated =
    { $count ->
        [one] { $shown } war schon da.
       *[other] { $shown } waren schon da.
    }
database-other =
    { $count ->
        [one] { $shown } mit anderer Anfangsstellung oder ohne Züge ist weggelassen.
       *[other] { $shown } mit anderer Anfangsstellung oder ohne Züge sind weggelassen.
    }
database-unread =
    { $count ->
        [one] { $shown } ist nicht lesbar.
       *[other] { $shown } sind nicht lesbar.
    }
database-full = Für mehr ist kein Platz: Die Datenbank fasst 500.000 Partien.
database-unkept = Dieser Browser behält keine Partien: Sie bleiben, solange diese Seite offen ist.
database-nameless = Keine dieser Partien nennt ihre Spieler. Die Namen zu einer .wtb-Datei stehen in WTHOR.JOU: Füge beide zusammen hinzu.
database-hint = Spiel beide Seiten auf dem Brett: Die Tabelle folgt, und der Computer wartet, bis du die Datenbank schließt.
database-player = Spieler oder Anlass
database-side = Spielt
database-side-any = beide Seiten
database-from = Ab Jahr
database-to = Bis Jahr
database-result = Ergebnis
database-result-any = Alle
database-result-wins = { $side } gewinnt
database-result-draw = Unentschieden
database-here =
    { $count ->
        [0] Keine Partie mit dieser Stellung
        [one] { $shown } Partie mit dieser Stellung
       *[other] { $shown } Partien mit dieser Stellung
    }
database-here-nameless = Keine dieser Partien nennt ihre Spieler: Ein Name findet nichts
database-latest = Die neuesten { $shown } davon
database-more = Mehr anzeigen
database-players = { $black } – { $white }
database-save = Als Datei speichern
database-clear = Datenbank leeren
database-restore = Geleerte Partien zurückholen
