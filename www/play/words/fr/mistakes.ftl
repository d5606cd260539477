### The visitor's mistakes: exercises of the visitor's games.

mistakes = Mes erreurs
mistakes-none = Pas encore d’erreurs
mistakes-first = Faites analyser une partie terminée : ses coups les plus coûteux deviennent vos exercices.
mistakes-last = Analyser ma dernière partie
mistakes-no-last = Vous n’avez encore terminé aucune partie contre l’ordinateur sur cet appareil.
mistakes-due =
    { $count ->
        [0] Tous les exercices sont acquis, { $all } en tout.
        [one] { $count } exercice à revoir aujourd’hui, sur { $all }.
       *[other] { $count } exercices à revoir aujourd’hui, sur { $all }.
    }
mistakes-later =
    { $count ->
        [one] Votre exercice est à revoir le { $date }.
       *[other] Le premier des { $all } exercices est à revoir le { $date }.
    }
mistakes-early = Vous pouvez vous exercer avant : la date ne change pas.
mistakes-practise = S’exercer
mistakes-on = Analyser mes parties finies contre l’ordinateur
mistakes-about = En arrière-plan, sur cet appareil seulement. Un coup trouvé revient après 3, 7, 16 et 35 jours, un coup manqué dès le lendemain.
mistakes-waiting =
    { $count ->
        [one] { $count } partie attend son analyse.
       *[other] { $count } parties attendent leur analyse.
    }
mistakes-game = La partie sur le plateau : quels coups sont les vôtres ?
mistakes-own-game = Reprendre la partie du plateau
mistakes-name = Mon nom dans les parties importées
mistakes-review = Analyser mes parties
mistakes-taken =
    { $count ->
        [0] Aucune autre partie importée ne porte ce nom.
        [one] { $count } partie est retenue.
       *[other] { $count } parties sont retenues.
    }
mistakes-chosen = Choisir ce qui est enregistré : { $count } sur { $all }
mistakes-one = { $played }, mieux { $best } : { $loss }
mistakes-all = Tous
mistakes-no = Aucun
mistakes-save = Enregistrer dans un fichier
mistakes-share = Partager
mistakes-not-shared = Le navigateur ne partage pas ce fichier : enregistrez-le plutôt.
mistakes-erase = Tout effacer
mistakes-restore = Rétablir ce qui a été effacé
mistakes-open = Lire un fichier enregistré
mistakes-read = Les erreurs du fichier sont ici.
mistakes-damaged-file = La ligne { $line } du fichier est abîmée : ce qui est intact de ses erreurs est ici.
mistakes-no-file = Ce n’est pas un fichier d’erreurs comme on en enregistre ici : il ne commence pas par « { $mark } ».
mistakes-full = Il y a de la place pour 300 erreurs. Laissées de côté dans le fichier : { $count }.
exercise-mistake = Tiré d’une de vos parties
