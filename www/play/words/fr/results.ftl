### The visitor's results: games, exercises, and what moves have cost.

results = Mes résultats
results-none-yet = Les parties terminées contre l’ordinateur, les exercices résolus et ce que vos coups ont coûté s’affichent ici.
results-games = Parties
results-won = Gagnées
results-drawn = Nulles
results-lost = Perdues
results-beaten = Adversaires battus
results-of = sur { $total }
results-solved = Exercices résolus
results-opponent = Adversaire
results-costs = Pions perdus par partie
results-lately =
    { $count ->
        [one] dans la dernière partie
       *[other] par partie, dans les { $count } dernières
    }
results-costs-none = Ce que vos coups ont coûté s’affiche ici dès qu’une partie terminée a été analysée pour vos erreurs.
results-no-opening = sans nom
record-clear = Effacer les résultats
record-restore = Rétablir les résultats
phase-opening = Coups 1 à 20
phase-middle = Coups 21 à 40
phase-ending = À partir du coup 41
progress-phase = Par phase de la partie
progress-week = Par semaine
progress-opponent = Par adversaire
progress-opening = Par ouverture
progress-name = Quoi
progress-games = Parties
progress-cost = Pions perdus par coup
