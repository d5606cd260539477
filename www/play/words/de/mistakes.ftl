### The visitor's mistakes: exercises of the visitor's games.

mistakes = Meine Fehler
mistakes-none = Noch keine Fehler gesammelt
mistakes-first = Lass eine beendete Partie auswerten: Ihre teuersten Züge werden deine Aufgaben.
mistakes-last = Meine letzte Partie auswerten
mistakes-no-last = Auf diesem Gerät hast du noch keine Partie gegen den Computer beendet.
mistakes-due =
    { $count ->
        [0] Du kannst jetzt alle Aufgaben, { $all } insgesamt.
        [one] { $count } Aufgabe ist heute fällig, von { $all }.
       *[other] { $count } Aufgaben sind heute fällig, von { $all }.
    }
mistakes-later =
    { $count ->
        [one] Deine Aufgabe ist am { $date } fällig.
       *[other] Die erste von { $all } Aufgaben ist am { $date } fällig.
    }
mistakes-early = Du kannst schon vorher üben, das Datum bleibt.
mistakes-practise = Üben
mistakes-on = Meine beendeten Partien gegen den Computer auswerten
mistakes-about = Im Hintergrund und nur auf diesem Gerät. Ein gefundener Zug kommt nach 3, 7, 16 und 35 Tagen wieder, ein verfehlter am nächsten Tag.
mistakes-waiting =
    { $count ->
        [one] { $count } Partie wartet auf ihre Auswertung.
       *[other] { $count } Partien warten auf ihre Auswertung.
    }
mistakes-game = Die Partie auf dem Brett: Wessen Züge sind deine?
mistakes-own-game = Die Partie auf dem Brett übernehmen
mistakes-name = Mein Name in den eingelesenen Partien
mistakes-review = Meine Partien auswerten
mistakes-taken =
    { $count ->
        [0] Keine weitere eingelesene Partie hat diesen Namen.
        [one] { $count } Partie ist aufgenommen.
       *[other] { $count } Partien sind aufgenommen.
    }
mistakes-chosen = Auswählen, was gespeichert wird: { $count } von { $all }
mistakes-one = { $played }, besser { $best }: { $loss }
mistakes-all = Alle
mistakes-no = Keine
mistakes-save = Als Datei speichern
mistakes-share = Teilen
mistakes-not-shared = Der Browser teilt diese Datei nicht: Speichere sie stattdessen.
mistakes-erase = Alles löschen
mistakes-restore = Gelöschtes zurückholen
mistakes-open = Gespeicherte Datei lesen
mistakes-read = Die Fehler der Datei sind hier.
mistakes-damaged-file = Zeile { $line } der Datei ist beschädigt: Was von ihren Fehlern heil ist, ist hier.
mistakes-no-file = Das ist keine Datei mit Fehlern, wie sie hier gespeichert wird: Sie beginnt nicht mit „{ $mark }“.
mistakes-full = Für 300 Fehler ist Platz. Aus der Datei weggelassen: { $count }.
exercise-mistake = Aus einer deiner Partien
