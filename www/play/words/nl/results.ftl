### The visitor's results: games, exercises, and what moves have cost.

results = Mijn resultaten
results-none-yet = Hier staan afgeronde partijen tegen de computer, opgeloste opgaven en wat je zetten hebben gekost.
results-games = Partijen
results-won = Gewonnen
results-drawn = Gelijk
results-lost = Verloren
results-beaten = Tegenstanders verslagen
results-of = van { $total }
results-solved = Opgaven opgelost
results-opponent = Tegenstander
results-costs = Stenen verloren per partij
results-lately =
    { $count ->
        [one] in de laatste partij
       *[other] per partij, in de laatste { $count }
    }
results-costs-none = Wat je zetten hebben gekost, staat hier zodra een afgeronde partij op je fouten is nagekeken.
results-no-opening = zonder naam
record-clear = Resultaten wissen
record-restore = Resultaten terughalen
phase-opening = Zetten 1 tot 20
phase-middle = Zetten 21 tot 40
phase-ending = Vanaf zet 41
progress-phase = Per fase van de partij
progress-week = Per week
progress-opponent = Per tegenstander
progress-opening = Per opening
progress-name = Welke
progress-games = Partijen
progress-cost = Stenen verloren per zet
