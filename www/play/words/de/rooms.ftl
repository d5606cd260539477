### The sentences of the status line about what loads after the first move is possible: pasted games
### and lists of them, reviews, exercises, drawings, links to friends.

said-loaded-with =
    { $count ->
        [one] Die Partie ist mit { $count } Variante geladen.
       *[other] Die Partie ist mit { $count } Varianten geladen.
    }
said-loaded-first =
    { $count ->
        [one] Die erste Partie ist geladen; { $count } weitere Zeile ist eine eigene Partie und weggelassen.
       *[other] Die erste Partie ist geladen; { $count } weitere Zeilen sind eigene Partien und weggelassen.
    }
said-left =
    { $count ->
        [one] { $count } weitere ist weggelassen.
       *[other] { $count } weitere sind weggelassen.
    }
said-comments-unread =
    { $count ->
        [one] Der Kommentar zu Zug { $ply } ist weggelassen: { $cause }
       *[other] { $count } Kommentare sind weggelassen; zum ersten, zu Zug { $ply }: { $cause }
    }
said-comments-unread-at-start =
    { $count ->
        [one] Der Kommentar vor dem ersten Zug ist weggelassen: { $cause }
       *[other] { $count } Kommentare sind weggelassen; zu dem vor dem ersten Zug: { $cause }
    }
said-unread =
    { $count ->
        [one] { $text } ist weggelassen: { $cause }
       *[other] { $count } Varianten sind weggelassen; zur ersten, { $text }: { $cause }
    }
said-glyphs =
    { $count ->
        [one] { $count } Bewertungszeichen ($10) ist weggelassen.
       *[other] { $count } Bewertungszeichen ($10) sind weggelassen.
    }
said-left-games-read =
    { $count ->
        [one] „Partien“ hat { $count } Partie des Textes.
       *[other] „Partien“ hat { $count } Partien des Textes.
    }
said-unkept = Der Browser bewahrt diese Partien nicht auf: Sie bleiben, bis die Seite geschlossen wird.
said-loaded-waits = Die geladene Partie wartet, bis du die Aufgabe verlässt.
said-opening-move = Übung „{ $opening }“: dein Zug { $number } von { $total }.
said-opening-reply = { $side } setzt auf { $square }.
said-opening-left = Das verlässt „{ $opening }“: { $squares } war der Zug.
said-opening-done = Die Eröffnung „{ $opening }“ ist komplett.
practice-end = Übung beenden
said-nearby-waiting = Warte auf das andere Gerät.
said-nearby-connected = Verbunden: Ihr spielt live.
said-nearby-lost = Der Kontakt ist weg. Mit einem neuen Code oder per Link geht es weiter.
said-nearby-closed = Die Verbindung ist beendet, die Partie bleibt.
said-nearby-refused = Die andere Seite sagt Nein.
said-nearby-asked = Die andere Seite ist gefragt.
said-nearby-handed = Der wartende Tab hat die Antwort: Dieser kann zu.
said-nearby-nobody = Kein Tab dieses Browsers wartet auf diese Antwort: Füg sie am ersten Gerät ein.
said-friend-same = Diese Partie hast du schon.
said-friend-older = Dieser Link ist älter als deine Partie: Es bleibt alles, wie es ist.
said-friend-sent = Verschickt: Diese Züge bleiben so.
said-friend-kept = Deine Fassung bleibt; die andere steht bei den weiteren Zugfolgen.
said-friend-looking = Du siehst dir diese Partie an.
said-friend-playing = Du spielst diese Partie.
said-folder-in-order = Dieser Ordner ist in Ordnung: Besucher bekommen, was der Server hat.
said-folder-incomplete = Der Upload ist nicht vollständig, oder eine Datei gehört zu einer anderen Version: Besucher behalten die Version, die sie haben.
said-folder-unreachable = Der Server antwortet nicht: Über diesen Ordner lässt sich nichts sagen.
said-folder-edited = Geändert: { $files }. Erhöhe die Zahl in der ersten Zeile von service-worker.js: Bis dahin behalten Besucher die Version, die sie haben.
said-reading = Die Partien werden gelesen …
said-reading-stopped = Lesen angehalten.
said-collected =
    { $count ->
        [one] { $count } Partie ist eingelesen.
       *[other] { $count } Partien sind eingelesen.
    }
said-collected-game = Partie { $number } von { $all }.
said-collected-named = Partie { $number } von { $all }: { $black } – { $white }.
said-collected-more = Es sind noch mehr: Die Seite liest die ersten 100.000.
said-relay-missing = Die Datei dieser Partie ist nicht zu erreichen: Das Brett steht wie um { $time }.
said-relay-unread = Die Datei dieser Partie ist gerade nicht zu lesen: Das Brett steht wie um { $time }.
said-relay-shorter = Die Datei hat weniger Züge als vorher: Das Brett steht wie um { $time }.
said-relay-back = Die Datei ist wieder in Ordnung.
said-relay-ahead =
    { $count ->
        [one] Die Partie ist { $count } Zug weiter.
       *[other] Die Partie ist { $count } Züge weiter.
    }
said-editing = Stellung aufbauen: Ein Druck auf ein Feld ändert seinen Stein.
said-edited = Die Stellung steht auf dem Brett.
said-picture-requested = Das Bild wird gelesen …
picture-more = { $count } weitere
said-picture =
    { $count ->
        [0] Das Brett des Bildes ist aufgebaut. Wähle, wer am Zug ist.
        [one] Das Brett des Bildes ist aufgebaut. { $squares } ist unsicher: Prüfe es und wähle, wer am Zug ist.
       *[other] Das Brett des Bildes ist aufgebaut. { $count } Felder sind unsicher: { $squares }. Prüfe sie und wähle, wer am Zug ist.
    }
square-uncertain = unsicher
said-drawing = Drück ein Feld zweimal für einen Kreis, zwei Felder für einen Pfeil; oder zieh den Pfeil.
said-drawing-done = Auf den Feldern wird wieder gespielt.
said-mark-begun = Von { $square }: dasselbe Feld für einen Kreis, ein anderes für einen Pfeil.
said-circle = Kreis auf { $square }.
said-circle-gone = Der Kreis auf { $square } ist weg.
said-arrow = Pfeil von { $from } nach { $square }.
said-arrow-gone = Der Pfeil von { $from } nach { $square } ist weg.
said-line = { $square } war besser: Die Zahlen zeigen die Variante.
said-line-start = Die Zahlen zeigen die Variante.
said-line-followed = Gezeigte Variante, Zug { $number } von { $total }: { $square }.
said-exercise-win = { $side } am Zug: Finde einen Zug, der gewinnt.
said-exercise-draw = { $side } am Zug: Finde einen Zug, der nicht verliert.
said-exercise-best = { $side } am Zug: Finde den Zug, der die meisten Steine hält.
said-exercise-book = { $side } am Zug: Spiel den Zug aus deinem Repertoire.
said-ending-play = Spiel das Endspiel aus: Du spielst { $side }.
said-ending-count = Wer gewinnt dieses Endspiel bei bestem Spiel, und wie hoch? { $side } am Zug.
ending-solving = Wird gelöst …
ending-margin = Bei bestem Spiel gewinnt { $side } mit { $count }.
ending-margin-draw = Bei bestem Spiel endet die Partie unentschieden.
ending-margin-about = Geschätzt: { $side } gewinnt mit etwa { $count }.
ending-margin-about-draw = Geschätzt: Die Partie ist ausgeglichen.
count-exact = Genau richtig.
count-winner-right = Der Sieger stimmt; der Abstand weicht um { $count } ab.
count-wrong = Das Ergebnis ist ein anderes; du liegst um { $count } daneben.
said-race-over =
    { $best ->
        [0] Die Zeit ist um: { $right } richtig, { $wrong } falsch.
       *[other] Die Zeit ist um: { $right } richtig, { $wrong } falsch. Dein bester Lauf: { $best }.
    }
said-lesson = Zuerst eine kurze Lektion.
said-exercise-solved = Richtig: gelöst!
said-exercise-praise =
    { $count ->
        [one] Beim ersten Versuch!
       *[other] { $count } hintereinander beim ersten Versuch!
    }
said-exercise-so-far = So weit richtig.
said-exercise-right-wins =
    { $count ->
        [one] Richtig: { $square } gewinnt mit { $count } Stein.
       *[other] Richtig: { $square } gewinnt mit { $count } Steinen.
    }
said-exercise-right-draws = Richtig: { $square } hält das Unentschieden.
said-exercise-right-loses =
    { $count ->
        [one] Richtig: { $square } verliert nur mit { $count } Stein.
       *[other] Richtig: { $square } verliert nur mit { $count } Steinen.
    }
said-exercise-wrong = Das ist nicht der Zug.
said-exercise-cost =
    { $count ->
        [one] { $square } kostet { $count } Stein.
       *[other] { $square } kostet { $count } Steine.
    }
said-exercise-equal = { $square } kostet nichts, aber die Aufgabe verlangt einen anderen Zug.
said-exercise-reply = { $side } antwortet { $square }.
said-exercise-wins = { $side } antwortet { $square } und gewinnt mit { $count }.
said-exercise-draws = { $side } antwortet { $square } und hält das Unentschieden.
said-exercise-left = Der Zug liegt in der linken Hälfte.
said-exercise-right = Der Zug liegt in der rechten Hälfte.
said-exercise-upper = Der Zug liegt in der oberen Hälfte.
said-exercise-lower = Der Zug liegt in der unteren Hälfte.
said-solution = Die Lösung: { $moves }.
said-continuation = Danach am besten: { $moves }.
said-reviewing = Die Auswertung der Partie hat begonnen.
said-reviewing-found = Erste Fehler gefunden: Du kannst sie dir schon ansehen.
said-reviewed = Die Auswertung ist fertig: { $good } von { $total } Zügen waren gut.
said-reviewed-own = Die Auswertung ist fertig: { $good } deiner { $total } Züge waren gut.
said-trying = Suche einen besseren Zug für { $side }.
said-tried-best = { $square } ist der beste Zug.
said-tried-good = Der Computer sieht keinen deutlich besseren Zug als { $square }.
said-tried-worse =
    { $count ->
        [one] { $square } kostet { $discs } Stein: Es gibt einen besseren Zug.
       *[other] { $square } kostet { $discs } Steine: Es gibt einen besseren Zug.
    }
said-erased-progress = Der Fortschritt der Aufgaben ist gelöscht.
said-erased-mistakes = Deine Fehler und dein Fortschritt sind gelöscht.
said-erased-database = Die Turniere sind geleert.
said-erased-book = Das ist aus deinem Repertoire genommen.
said-erased-own-exercises = Die Aufgaben deines vorigen Textes sind weg.
said-erased-review = Die Auswertung ist beendet.
said-erased-marks = Die Zeichnungen dieser Stellung sind gelöscht.
said-erased-collection = Die eingelesenen Partien sind geleert.
said-erased-left-game = Diese Partie ist vergessen.
said-erased-table = Namen und Uhren der beiden Spieler sind weg.
said-erased-link = Der erhaltene Link ist geschlossen.
said-restored-progress = Der Fortschritt der Aufgaben ist wieder da.
said-restored-mistakes = Deine Fehler und dein Fortschritt sind wieder da.
said-restored-database = Die Partien der Turniere sind wieder da.
said-restored-book = Das steht wieder in deinem Repertoire.
said-restored-own-exercises = Die Aufgaben deines vorigen Textes sind wieder da.
said-restored-review = Die Auswertung ist wieder da.
said-restored-marks = Die Zeichnungen sind wieder da.
said-restored-collection = Die eingelesenen Partien sind wieder da.
said-restored-left-game = Diese Partie steht wieder in der Liste.
said-restored-table = Namen und Uhren der beiden Spieler sind wieder da.
said-restored-link = Der erhaltene Link ist wieder offen.
rejected-line-followed = Das ist eine Variante, nicht die Partie: Geh erst zur Partie zurück.
rejected-sent = Diese Züge sind schon verschickt: Geh zum letzten.
rejected-exercise-over = Die Aufgabe ist zu Ende: Versuch es noch einmal, oder wähl eine andere.
said-unaided = Solange dein Gegenüber mitspielt, hilft die Seite nicht: weder Tipp noch Analyse.
