### Openings: practice, and what each move is worth.

openings = Eröffnungen
openings-all = Alle Eröffnungen
openings-most-played = Am häufigsten gespielt
openings-all-names = Alle Namen
opening-choice = Eröffnung nach Namen oder Zügen finden
opening-show = Auf dem Brett zeigen
opening-none = Keine Eröffnung hat das im Namen oder in den Zügen.
own-line =
    { $count ->
        [one] { $moves } ({ $count } Zug)
       *[other] { $moves } … ({ $count } Züge)
    }
practise = Üben
practice-name = Übung: { $opening }
practice-line = Variante zeigen
practice-undo = Zurück
practice-again = Noch einmal
practice-within-alone = Zug { $number } von { $total }.
practice-within = Zug { $number } von { $total }. Der Computer bleibt in der Eröffnung.
practice-done = Komplett. Weiterspielen oder noch einmal.
practice-left = Verlassen bei Zug { $number }: { $squares } war der Zug. „Zurück“ führt dorthin.
balanced-start = Ausgeglichener Zufallsstart
balanced-about = Ein neues Spiel, das nach acht Zügen mit gleichen Chancen beginnt.
explorer = Züge von hier
explorer-estimated = ≈ geschätzt
explorer-hint = Spiel beide Seiten auf dem Brett: Der Computer wartet, bis du die Eröffnungen schließt.
explorer-move = Zug
explorer-value = Wert
explorer-played = Gespielt
explorer-book = Buch
explorer-exact = sicher
explorer-search = { "" }
explorer-count =
    { $count ->
        [one] { $shown } Partie · { $percent }
       *[other] { $shown } Partien · { $percent }
    }
explorer-won = bringt { $percent }
explorer-about = Gezählt in jeder Symmetrie; der Balken zeigt Siege, Unentschieden und Niederlagen der Seite am Zug.
explorer-no-games = Wie oft jeder Zug gespielt wurde, steht hier, sobald es in „Partien“ Partien gibt.
explorer-games = Eingelesen ({ $count })
explorer-database = Turniere ({ $shown })
explorer-here = Partien mit dieser Stellung
