### Endings: played out against perfect play, or counted first.

endings = Endspiele ausspielen
ending-here = Die Stellung auf dem Brett
ending-play = Ausspielen
ending-count = Erst auszählen
ending-drawn = Endspiele zum Auszählen
ending-draw = Ein Endspiel auszählen
ending-draw-next = Das nächste auszählen
ending-most = Leere Felder, höchstens
ending-about = Bei höchstens { $count } leeren Feldern spielt der Computer perfekt, und der Abstand ist exakt; bei mehr spielt er, so stark er kann.
ending-shows = Abstand anzeigen
ending-cost = Züge, die Steine kosteten: { $moves }
ending-move = { $number }. { $square } ({ $cost })
ending-no-cost = Keiner deiner Züge hat einen Stein gekostet.
ending-end = Dein Ergebnis am Ende: { $lead }; bei bestem Spiel von Anfang an: { $best }.
ending-again = Noch einmal von vorn
ending-change = Seiten tauschen
count-winner = Sieger
count-draw = Unentschieden
count-by = Abstand
count-less = Abstand verkleinern
count-more = Abstand vergrößern
count-check = Prüfen
count-skip = Lösung zeigen
count-tally = Ausgezählt { $counted }, Sieger richtig { $winners }, genau richtig { $exact }
