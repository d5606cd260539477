### Openings: practice, and what each move is worth.

openings = Ouvertures
openings-all = Toutes les ouvertures
openings-most-played = Les plus jouées
openings-all-names = Tous les noms
opening-choice = Chercher une ouverture par nom ou par coups
opening-show = Voir sur le plateau
opening-none = Aucune ouverture n’a cela dans son nom ni dans ses coups.
own-line =
    { $count ->
        [one] { $moves } ({ $count } coup)
       *[other] { $moves }… ({ $count } coups)
    }
practise = S’entraîner
practice-name = Entraînement : { $opening }
practice-line = Voir la suite
practice-undo = Annuler
practice-again = Encore
practice-within-alone = Coup { $number } sur { $total }.
practice-within = Coup { $number } sur { $total }. L’ordinateur reste dans l’ouverture.
practice-done = Complète. Continuez à jouer, ou recommencez.
practice-left = Sortie au coup { $number } : il fallait { $squares }. « Annuler » vous y ramène.
balanced-start = Départ équilibré au hasard
balanced-about = Une nouvelle partie qui commence après huit coups, à chances égales.
explorer = Coups possibles ici
explorer-estimated = ≈ estimation
explorer-hint = Jouez les deux camps sur le plateau : l’ordinateur attend que vous fermiez les ouvertures.
explorer-move = Coup
explorer-value = Valeur
explorer-played = Joué
explorer-book = biblio
explorer-exact = résolu
explorer-search = { "" }
explorer-count =
    { $count ->
        [one] { $shown } partie · { $percent }
       *[other] { $shown } parties · { $percent }
    }
explorer-won = rapporte { $percent }
explorer-about = Toutes symétries confondues ; la barre montre les victoires, les nulles et les défaites du camp au trait.
explorer-no-games = Le nombre de fois que chaque coup a été joué s’affiche ici dès qu’il y a des parties dans « Parties ».
explorer-games = Importées ({ $count })
explorer-database = Tournois ({ $shown })
explorer-here = Parties avec cette position
