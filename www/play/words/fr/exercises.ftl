### The exercises.

exercises-daily = Exercice du jour
exercises-play = Le résoudre
exercises-again = Le refaire
exercises-begin = Commencer
exercises-next-is = Ensuite : { $theme }
exercises-all-solved = Tous les exercices sont résolus. On reprend au premier ?
exercises-path = Thème par thème
theme-corner = Coins
theme-wedge = Insertions
theme-parity = Parité
theme-access = Accès
theme-stability = Pions définitifs
theme-quiet = Coups tranquilles
theme-ending = Finales
about-corner = les prendre, et n’en donner aucun
about-wedge = un pion entre deux autres, sur un bord
about-parity = jouer le dernier coup d’une zone
about-access = des cases interdites à l’autre
about-stability = des pions que plus rien ne retourne
about-quiet = peu de pions retournés, peu de réponses
about-ending = compter jusqu’à la dernière case
lesson-corner = Un pion dans un coin n’est jamais retourné, et le bord voisin devient sûr avec lui. Prenez les coins, et n’en donnez aucun.
lesson-wedge = Un pion placé sur le bord entre deux pions adverses est difficile à déloger. De là, on atteint souvent le coin.
lesson-parity = Qui joue le dernier dans une région garde ce qu’il y retourne. Commencez une région au nombre impair de cases vides : le dernier coup sera pour vous.
lesson-access = Une case que vous seul pouvez prendre est un coup en réserve. Fermez des cases à l’adversaire, et gardez les vôtres pour la fin.
lesson-stability = Un pion qu’aucun coup ne peut plus retourner compte pour toujours. Ces pions s’étendent depuis les coins le long des bords.
lesson-quiet = Beaucoup de retournements ouvrent beaucoup de coups à l’adversaire. Un coup tranquille retourne peu, et au milieu des pions.
lesson-ending = Près de la fin, c’est le compte qui gagne. Jouez chaque ordre de tête jusqu’à la dernière case, réponses comprises.
compare-corner = { $one } ou { $two } : qui obtient quel coin après chacun ?
compare-wedge = { $one } ou { $two } : lequel se place sur le bord, face à { $other } des deux côtés ?
compare-parity = { $one } ou { $two } : lequel commence une région au nombre impair de cases vides ?
compare-access = { $one } ou { $two } : lequel ferme à { $other } une case qui vous reste ouverte ?
compare-stability = { $one } ou { $two } : lequel rend définitifs le plus de pions ?
compare-quiet = { $one } ou { $two } : lequel retourne moins, ou laisse moins de réponses à { $other } ?
compare-ending = { $one } ou { $two } : jouez les deux jusqu’à la dernière case. Lequel garde plus de pions ?
race = Contre la montre
race-length = 3 minutes
race-score = Réussis : { $right }, ratés : { $wrong }
race-best = Record : { $count }
exercises-solved = résolu
exercises-difficulty = Difficulté
difficulty-0 = toutes
difficulty-1 = facile
difficulty-2 = moyen
difficulty-3 = difficile
difficulty-count = { $solved } sur { $total }
exercises-streak =
    { $count ->
        [one] { $count } du premier coup
       *[other] { $count } de suite du premier coup
    }
exercises-days =
    { $count ->
        [one] Série : { $count } jour
       *[other] Série : { $count } jours
    }
exercises-clear = Effacer la progression
exercises-own = Vos propres exercices
own-about = Un paragraphe par exercice : la position, puis « win », « draw » ou « best » avec une difficulté de 1 à 3, puis une ligne par coup accepté, avec des réponses si vous voulez. Les lignes qui commencent par # sont des commentaires.
own-text = Texte des exercices
own-take = Vérifier le texte
own-checking = Vérification…
own-sound = Le calcul le confirme.
own-after = Après { $moves } :
own-unchecked = Plus de 20 cases sont vides : c’est trop pour le calcul exact.
own-play = À résoudre : { $name }
also-solves-win = { $square } gagne aussi.
also-solves-draw = { $square } ne perd pas non plus.
also-solves-best = { $square } vaut autant.
does-not-solve-win = { $square } ne gagne pas.
does-not-solve-draw = { $square } perd.
does-not-solve-best = { $square } n’est pas le meilleur coup.
exercise-name = Exercice { $id }, { $difficulty }
exercise-place = { $theme }, { $place }
exercise-number-of = { $number } sur { $total }
exercise-guided = guidé { $number } sur { $total }
exercise-own = Votre exercice n° { $number }
exercise-right = Bravo, c’est résolu !
exercise-so-far = Juste jusqu’ici.
exercise-moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
exercise-shown = solution montrée
exercise-shown-moves = La solution : { $moves }.
exercise-retry = Réessayer
exercise-solution = Solution
exercise-start = À l’exercice
exercise-onward = Exercice suivant
exercise-line = La suite
exercise-next = Suivant
exercise-next-name = Suivant dans la liste
exercise-previous = Précédent
exercise-previous-name = Précédent dans la liste
exercise-rival = Le deuxième choix, { $square }, { $result }.
exercise-unseen = Hors de la partie visible du plateau : { $squares }.
result-wins = gagne de { $count }
result-draws = fait match nul
result-loses = perd de { $count }
result-lead = vaut { $lead }
