### The database of games: tournament games by thousands, kept on the device.

database-size =
    { $count ->
        [0] Noch keine Partien
        [one] { $shown } Partie, { $size } auf diesem Gerät
       *[other] { $shown } Partien, { $size } auf diesem Gerät
    }
database-about = Öffne Dateien von Turnieren (.wtb, .jou, .trn): Sie werden nur auf diesem Gerät gelesen und behalten.
database-source = Die Turnierpartien seit 1977 kann man kostenlos herunterladen; die Dateien vorher entpacken:
database-try = 200 Partien des Computers laden
database-take =
    { $count ->
        [one] Die { $count } eingelesene Partie zu den Turnieren stellen
       *[other] Die { $count } eingelesenen Partien zu den Turnieren stellen
    }
database-reading =
    { $count ->
        [0] Wird gelesen …
        [one] Wird gelesen: bisher { $shown } Partie
       *[other] Wird gelesen: bisher { $shown } Partien
    }
database-added =
    { $count ->
        [0] Zu den Turnieren ist keine Partie hinzugekommen.
        [one] Zu den Turnieren ist { $shown } Partie hinzugekommen.
       *[other] Zu den Turnieren sind { $shown } Partien hinzugekommen.
    }
database-repeated =
    { $count ->
        [one] { $shown } doppelte ist weggelassen.
       *[other] { $shown } doppelte sind weggelassen.
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
database-full = Für mehr ist kein Platz: Die Turniere fassen 500.000 Partien.
database-unkept = Dieser Browser behält keine Partien: Sie bleiben, solange diese Seite offen ist.
database-nameless = Keine Partie der Turniere nennt ihre Spieler. Die Namen stehen in WTHOR.JOU: Öffne auch diese Datei.
database-hint = Spiel beide Seiten auf dem Brett: Die Tabelle folgt, und der Computer wartet, bis du die Partien verlässt.
database-here-nameless = Keine dieser Partien nennt ihre Spieler: Ein Name findet nichts
database-save = Turniere als Datei speichern
save-about = Safari löscht nach sieben Tagen ohne Besuch, was eine Seite aufbewahrt; bei fast vollem Datenträger darf es jeder Browser. Eine Datei bleibt.
database-clear = Turniere leeren
database-restore = Geleerte Partien zurückholen
