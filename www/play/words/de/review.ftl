### The review of a game, and the graph of its values.

home-review = Was jeder Zug gekostet hat und wo die Partie kippte.
review-start = Diese Partie auswerten

review = Auswertung
review-players = { $black } – { $white }
review-progress = { $done } von { $total } Zügen ausgewertet
review-settling = Alle bewertet, sucht tiefer …
review-cancel = Abbrechen
review-close = Auswertung beenden
review-turned-lead = Die Partie kippte mit Zug { $number }: { $side } gab mit { $square } die Führung ab. Besser: { $best }.
review-turned-draw = Die Partie kippte mit Zug { $number }: { $side } gab mit { $square } das Unentschieden ab. Besser: { $best }.
review-turned-about = Die Partie kippte etwa bei Zug { $number }: Dort kostete { $square } { $side } am meisten. Besser: { $best }.
review-led = { $side } führte ab Zug { $number }.
review-led-throughout = { $side } führte von Anfang an.
review-costliest-mistake = Teuerster Fehler: { $square } von { $side } in Zug { $number }, { $discs }.
review-no-mistake = Kein Zug war ein Fehler.
review-mistake-place = Fehler { $number } von { $total }
review-mistakes =
    { $count ->
        [one] { $count } Fehler
       *[other] { $count } Fehler
    }
review-inaccuracy-place = Ungenauig{"\u00AD"}keit { $number } von { $total }
review-inaccuracies =
    { $count ->
        [one] { $count } Ungenauig{"\u00AD"}keit
       *[other] { $count } Ungenauig{"\u00AD"}keiten
    }
review-costly-place = { $number } der { $count } teuersten
review-costly = die { $count } teuersten
review-praise = { $good } deiner { $total } Züge waren gut.
review-praise-only =
    { $count ->
        [one] Einmal hast du den einzigen Zug gefunden, der den Sieg oder das Unentschieden hielt.
       *[other] { $count }-mal hast du den einzigen Zug gefunden, der den Sieg oder das Unentschieden hielt.
    }
review-accuracy = Genauigkeit
review-count-good = Gute Züge
review-count-inaccuracies = Ungenauigkeiten
review-count-mistakes = Fehler
review-unturned = Kein Zug hat die Partie gekippt: Bei bestem Spiel stand das Ergebnis von Anfang an fest.
review-costliest = Was { $side } am meisten gekostet hat
review-opponent = Teure Züge des Gegners
review-legend = Die Zeichen
review-legend-loss = { $glyph }: kostet mindestens { $count } Steine
review-legend-only = der einzige Zug, der den Sieg oder das Unentschieden hielt
review-legend-good = die beste Antwort auf einen Fehler
review-legend-better = das bessere Feld
review-legend-reason = Felder, von denen die Begründung spricht
review-legend-line = eine Variante: nicht gespielte Züge
review-faultless = Bei { $side } wurde kein Zug gefunden, der einen Stein kostete.
review-lost =
    { $count ->
        [one] zusammen { $discs } Stein verloren
       *[other] zusammen { $discs } Steine verloren
    }
review-better = Besser: { $square }.
review-from-book = Beide Werte stammen aus dem Eröffnungsbuch.
review-first = Erster Fehler
review-line = Variante zeigen
review-line-on = Nächster Zug
play-on-resigned = Ab hier geht es nicht weiter: Einer von euch hat aufgegeben.
play-on-agreed = Ab hier geht es nicht weiter: Eure Partie ist schon weiter.
play-on-friend = Ab hier geht es nicht weiter: Die Variante zieht auch für die andere Person.
review-own = Nur meine teuersten Züge
review-line-of = Variante zeigen, die besser war als Zug { $number }, { $square }
review-try-at = Noch einmal: Zug { $number }, { $square }
review-line-here = Variante zeigen, die besser war als der Zug auf dem Brett, { $square }
review-try-here = Noch einmal: der Zug auf dem Brett, { $square }
review-line-said = Die Variante: { $moves }.
review-move-said = Das war: { $glyph }, { $loss }. { $why }
review-mistake-before = Voriger Fehler
review-mistake-after = Nächster Fehler
review-only-win = Jeder andere Zug gibt den Sieg ab.
review-only-draw = Jeder andere Zug verliert.
review-none-better = Kein Zug war besser.
review-none-found = Ein besserer Zug wurde nicht gefunden.
review-at-start = Anfang
review-other-line = Eine andere Zugfolge
review-whole = Details
review-go = Zug { $number } zeigen
review-try = Noch einmal
review-answer = Antwort zeigen
review-leave = Zurück zur Partie
review-asks = Welcher Zug war hier besser? Wähl ein Feld auf dem Brett.
review-next = Nächster teurer Zug
review-judging = { $square } wird beurteilt …
review-all = Alle Züge
review-ply = Zug
end-mistakes =
    { $count ->
        [one] { $count } Fehler ansehen
       *[other] { $count } Fehler ansehen
    }
end-many-mistakes = Fehler ansehen
review-loss = Verlust
review-best = Bester
review-value = Vorsprung
loss-discs =
    { $count ->
        [one] { $discs } Stein
       *[other] { $discs } Steine
    }

graph = Verlauf der Partie
graph-caption = Vorsprung von { $side } in Steinen, nach Zügen
graph-start = Anfang: { $lead }
graph-point = Nach Zug { $number }, { $square }: { $lead }
graph-unknown = noch ohne Wert

## At the start

review = Auswertung
