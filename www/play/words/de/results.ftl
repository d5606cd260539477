### The visitor's results: games, exercises, and what moves have cost.

results = Meine Ergebnisse
results-none-yet = Hier stehen beendete Partien gegen den Computer, gelöste Aufgaben und was deine Züge gekostet haben.
results-games = Partien
results-won = Gewonnen
results-drawn = Remis
results-lost = Verloren
results-beaten = Gegner besiegt
results-of = von { $total }
results-solved = Aufgaben gelöst
results-opponent = Gegner
results-costs = Verlorene Steine je Partie
results-lately =
    { $count ->
        [one] in der letzten Partie
       *[other] je Partie, in den letzten { $count }
    }
results-costs-none = Was deine Züge gekostet haben, steht hier, sobald eine beendete Partie nach deinen Fehlern ausgewertet ist.
results-no-opening = ohne Namen
record-clear = Bilanz löschen
record-restore = Bilanz zurückholen
phase-opening = Züge 1 bis 20
phase-middle = Züge 21 bis 40
phase-ending = Ab Zug 41
progress-phase = Nach Phase der Partie
progress-week = Nach Woche
progress-opponent = Nach Gegner
progress-opening = Nach Eröffnung
progress-name = Was
progress-games = Partien
progress-cost = Steine verloren je Zug
