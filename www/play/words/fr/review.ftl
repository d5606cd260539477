### The review of a game, and the graph of its values.

home-review = Ce que chaque coup a coûté, et où tout a basculé.
review-start = Faire le bilan

review = Bilan
review-players = { $black } – { $white }
review-progress = { $done } coups examinés sur { $total }
review-settling = Tout évalué, calcul plus fin…
review-cancel = Interrompre
review-close = Terminer le bilan
review-turned-lead = La partie a basculé au coup { $number } : { $side } a perdu l’avantage avec { $square }. { $best } était meilleur.
review-turned-draw = La partie a basculé au coup { $number } : { $side } a perdu la nulle avec { $square }. { $best } était meilleur.
review-turned-about = La partie a basculé vers le coup { $number } : { $square } y a coûté le plus à { $side }. { $best } était meilleur.
review-led = { $side } a mené à partir du coup { $number }.
review-led-throughout = { $side } a mené dès le début.
review-costliest-mistake = Erreur la plus coûteuse : { $square } de { $side } au coup { $number }, { $discs }.
review-no-mistake = Aucun coup n’était une erreur.
review-mistake-place = erreur { $number } sur { $total }
review-mistakes =
    { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
review-inaccuracy-place = impré{"\u00AD"}cision { $number } sur { $total }
review-inaccuracies =
    { $count ->
        [one] { $count } impré{"\u00AD"}cision
       *[other] { $count } impré{"\u00AD"}cisions
    }
review-costly-place = { $number } des { $count } plus chers
review-costly = les { $count } plus chers
review-praise = { $good } de vos { $total } coups étaient bons.
review-praise-only =
    { $count ->
        [one] Une fois, vous avez trouvé le seul coup qui gardait la victoire ou la nulle.
       *[other] { $count } fois, vous avez trouvé le seul coup qui gardait la victoire ou la nulle.
    }
review-accuracy = Précision
review-count-good = Bons coups
review-count-inaccuracies = Imprécisions
review-count-mistakes = Erreurs
review-unturned = Aucun coup n’a fait basculer la partie : avec le meilleur jeu, le résultat était le même dès le début.
review-costliest = Ce qui a le plus coûté à { $side }
review-opponent = Coups chers de l’adversaire
review-legend = Les signes
review-legend-loss = { $glyph } : coûte { $count } pions ou plus
review-legend-only = le seul coup qui gardait la victoire ou la nulle
review-legend-good = la meilleure réponse à une erreur
review-legend-better = la meilleure case
review-legend-reason = cases dont parle la raison
review-legend-line = une suite : des coups non joués
review-faultless = Aucun coup trouvé qui ait coûté un pion à { $side }.
review-lost =
    { $count ->
        [one] { $discs } pion perdu en tout
       *[other] { $discs } pions perdus en tout
    }
review-better = Mieux : { $square }.
review-from-book = Les deux valeurs viennent de la bibliothèque d’ouvertures.
review-first = Première erreur
review-line = Voir la suite
review-line-on = Coup suivant
play-on-resigned = Impossible de continuer d’ici : l’un de vous a abandonné.
play-on-agreed = Impossible de continuer d’ici : la partie avec votre adversaire a avancé.
play-on-friend = Impossible de continuer d’ici : cette variante joue pour votre adversaire.
review-own = Seulement mes coups les plus chers
review-line-of = Voir la suite qui valait mieux que le coup { $number }, { $square }
review-try-at = Réessayer : coup { $number }, { $square }
review-line-here = Voir la suite qui valait mieux que le coup du plateau, { $square }
review-try-here = Réessayer : le coup du plateau, { $square }
review-line-said = La suite : { $moves }.
review-move-said = C’était : { $glyph }, { $loss }. { $why }
review-mistake-before = Erreur précédente
review-mistake-after = Erreur suivante
review-only-win = Tout autre coup perd la victoire.
review-only-draw = Tout autre coup perd la partie.
review-none-better = Aucun coup n’était meilleur.
review-none-found = Aucun meilleur coup n’a été trouvé.
review-at-start = Début
review-other-line = Une autre variante
review-whole = Détails
review-go = Voir le coup { $number }
review-try = Réessayer
review-answer = Voir la réponse
review-leave = Retour à la partie
review-asks = Quel coup était meilleur ici ? Choisissez une case du plateau.
review-next = Coup coûteux suivant
review-judging = Évaluation de { $square }…
review-all = Tous les coups
review-ply = Coup
end-mistakes =
    { $count ->
        [one] Revoir { $count } erreur
       *[other] Revoir { $count } erreurs
    }
end-many-mistakes = Revoir les erreurs
review-loss = Perte
review-best = Meilleur
review-value = Avance
loss-discs =
    { $count ->
        [one] { $discs } pion
       *[other] { $discs } pions
    }

graph = Graphique de la partie
graph-caption = Avance pour { $side } en pions, coup par coup
graph-start = Début : { $lead }
graph-point = Après le coup { $number }, { $square } : { $lead }
graph-unknown = pas encore évalué

## At the start

review = Bilan
