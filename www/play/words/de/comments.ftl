### Comments and drawings on positions.

comment-text = Kommentar zu dieser Stellung
comment-earlier = Kommentar zur Stellung davor
comment-cut =
    { $count ->
        [one] { $count } Zeichen zu viel: Das Ende des Textes bleibt nicht erhalten.
       *[other] { $count } Zeichen zu viel: Das Ende des Textes bleibt nicht erhalten.
    }
comment-length = { $count } von 1.000 Zeichen
glyph-row = Bewertungszeichen für Zug { $number }, { $square }
draw = Auf dem Brett zeichnen
erase = Zeichen löschen
draw-note = Auch ohne diesen Knopf: Rechtsklick oder Umschalt-Klick für einen Kreis, mit gedrückter Taste ziehen für einen Pfeil. Dasselbe Zeichen noch einmal entfernt es.
