### The analysis of a position, and the way to the rooms of the study panel.

home-this-game = Cette partie
home-openings = Travaillez une ouverture, ou voyez ce que vaut un coup.
home-analysis = Analysez la position, de plus en plus loin.
analysis = Analyse
analysis-start = Analyser la position
analysis-whole = Toute l’analyse
analysis-back = Reculer d’un coup
analysis-along = La meilleure variante, coup par coup
analysis-place = Variante { $move } : { $number } sur { $count }
analysis-lines = Variantes
analysis-all = Tous les coups
analysis-time = Par position
analysis-10 = 10 s
analysis-60 = 1 min
analysis-0 = Sans limite
lead-bar = Barre du résultat attendu à côté du plateau
lead-bar-shows = Résultat attendu : { $lead }
analysis-cost = Utilise les processeurs et la batterie de cet appareil jusqu’à la fin du calcul d’une position ; attend tant que la page est cachée.
analysis-certainty = Le pourcentage dit combien de fois les raccourcis de la recherche tombent juste ; à 100 %, elle n’en prend aucun.
analysis-exact = résolu
analysis-depth = profondeur { $count } ({ $certainty } %)
analysis-book = bibliothèque d’ouvertures
analysis-seeks = Recherche : { $nodes }, { $seconds } s
analysis-done = Terminé : { $nodes }, { $seconds } s
analysis-millions = { $shown } M de positions
analysis-positions =
    { $count ->
        [one] { $shown } position
       *[other] { $shown } positions
    }
analysis-waits = L’ordinateur choisit un coup. L’analyse reprend ensuite.
analysis-none = Il n’y a rien à analyser ici.
