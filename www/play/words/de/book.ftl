### The visitor's own book: positions with moves, the repertoire and its practice, the file.

book = Mein Repertoire
book-whole = Ganzes Repertoire
book-size =
    { $count ->
        [0] Dein Repertoire ist leer
        [one] { $shown } Stellung, { $size } auf diesem Gerät
       *[other] { $shown } Stellungen, { $size } auf diesem Gerät
    }
book-about = Spiel beide Seiten auf dem Brett und nimm auf, was du behalten willst. Gespiegelte Stellungen zählen als eine; ein Stern kennzeichnet deine eigenen Züge.
book-unkept = Dieser Browser behält kein Repertoire: Es bleibt, solange diese Seite offen ist.
book-column = Repertoire
book-add-move = { $square } in mein Repertoire aufnehmen
book-mine = { $square } ist einer meiner Züge
book-remove = { $square } mit allem, was folgt, aus meinem Repertoire nehmen
book-no-value = ohne Wert
book-depth = Tiefe { $count }
book-list = aus einer Liste
book-line =
    { $count ->
        [0] Die Zugfolge auf dem Brett hat noch keinen Zug
        [one] Die Zugfolge auf dem Brett: { $count } Zug
       *[other] Die Zugfolge auf dem Brett: { $count } Züge
    }
book-repertoire = Meine Farbe
book-nobody = keine Seite
book-add-line = Zugfolge aufnehmen
book-add-values = Gefundene Werte aufnehmen
book-added =
    { $count ->
        [0] Kein Zug ist neu.
        [one] { $shown } Zug ist aufgenommen.
       *[other] { $shown } Züge sind aufgenommen.
    }
book-positions-read =
    { $count ->
        [one] { $shown } Stellung ist gelesen.
       *[other] { $shown } Stellungen sind gelesen.
    }
book-unread =
    { $count ->
        [one] Zeile { $lines } ist beschädigt und weggelassen.
       *[other] Die Zeilen { $lines } sind beschädigt und weggelassen.
    }
book-reading = Datei wird gelesen …
book-left-out =
    { $count ->
        [one] { $shown } Stellung ist weggelassen: Mehr fasst ein Repertoire nicht.
       *[other] { $shown } Stellungen sind weggelassen: Mehr fasst ein Repertoire nicht.
    }
book-damaged = Die Datei ist ab Byte { $byte } beschädigt; was davor steht, ist gelesen.
book-no-book = Diese Datei ist kein Buch: Weder diese Seite noch Edax oder Egaroucid hat sie geschrieben, und sie hat keine Zugfolge.
book-practice = Üben
book-due =
    { $count ->
        [0] Heute ist nichts fällig.
        [one] { $shown } Frage jetzt, von { $all } fälligen.
       *[other] { $shown } Fragen jetzt, von { $all } fälligen.
    }
book-later = Heute ist nichts fällig. Die nächste Frage ist am { $date } fällig.
book-practise-side = Seite
book-both = beide Seiten
book-practise = Üben
book-practice-about = Die Seite spielt die Gegenseite aus deinem Repertoire. Zwölf Fragen dauern etwa zwei Minuten. Ein gefundener Zug kommt nach 3, 7, 16 und 35 Tagen wieder, ein verfehlter am nächsten Tag.
book-grow = Mein Repertoire wachsen lassen
book-grow-about = Solange der Computer sonst nichts zu tun hat, durchsucht die Seite eine Stellung nach der anderen, zuerst die der besten Zugfolgen beider Seiten, und nimmt jeweils die drei besten Züge auf. Ist diese Seite nicht zu sehen, macht sie Pause; nach einem Neuladen geht es weiter.
book-grow-loss = Verlust einer Zugfolge höchstens
book-grow-discs =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }
book-grow-time = Suche je Stellung
book-grow-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
book-grow-start = Wachsen lassen
book-grow-stop = Anhalten
book-grow-seeks = Dein Repertoire wächst.
book-grow-waits = Dein Repertoire wartet, bis der Computer sonst nichts zu tun hat.
book-grow-done = Innerhalb dieses Verlusts ist keine Zugfolge mehr offen.
book-grown =
    { $count ->
        [one] { $shown } Stellung aufgenommen, { $rate } je Stunde. Zuletzt: { $line }
       *[other] { $shown } Stellungen aufgenommen, { $rate } je Stunde. Zuletzt: { $line }
    }
book-save = Als Datei speichern
book-save-edax = Für Edax speichern
book-save-lines = Als Zugfolgen speichern
book-read = Datei lesen
book-clear = Mein Repertoire leeren
book-restore = Herausgenommenes zurückholen
exercise-book = Aus deinem Repertoire
exercise-other-move = Dein Repertoire hat einen anderen Zug.
