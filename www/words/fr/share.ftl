### The list of the games of a file, and the export of a game.

games = Parties
read-so-far =
    { $count ->
        [one] { $number } partie lue
       *[other] { $number } parties lues
    }
stop = Arrêter
forget = Oublier ces parties
earlier = Lues avant ({ $count })
earlier-games =
    { $count ->
        [one] { $shown } partie, { $date }
       *[other] { $shown } parties, { $date }
    }
more = Les fichiers contiennent d’autres parties : voici les 100 000 premières.
search = Joueur, tournoi ou date
opponent = Adversaire
any-player = Tous
opening = Ouverture
any-opening = Toutes
result = Résultat
any-result = Tous
result-wins = { $side } gagne
result-draw = Nulle
result-open = Inachevée
sort = Trier par
sort-number = Ordre du fichier
sort-black = Noir
sort-white = Blanc
sort-event = Tournoi
sort-date = Date
sort-opening = Ouverture
sort-result = Pions de Noir
sort-moves = Nombre de coups
descending = Inverser
games-all =
    { $count ->
        [one] { $shown } partie
       *[other] { $shown } parties
    }
games-some =
    { $count ->
        [one] { $shown } partie sur { $all }
       *[other] { $shown } parties sur { $all }
    }
game = Partie { $number }
moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
variations =
    { $count ->
        [one] { $count } variante
       *[other] { $count } variantes
    }
variations-unread =
    { $count ->
        [one] { $count } variante omise
       *[other] { $count } variantes omises
    }
comments-unread =
    { $count ->
        [one] { $count } commentaire omis
       *[other] { $count } commentaires omis
    }
unread =
    { $count ->
        [one] { $count } partie illisible
       *[other] { $count } parties illisibles
    }
export-choices = En image, ou pour d’autres programmes
numbered = Diagramme aux coups numérotés
diagram = Diagramme de la position
ggf = GGF, pour serveurs de jeu
moves-alone = Coups seuls, une ligne par partie
pgn = Coups avec étiquettes (PGN)
sgf = Partie avec variantes (SGF)
obf = Problème de finale (OBF)
copy = Copier
save = Enregistrer
save-svg = Enregistrer en SVG
save-png = Enregistrer en PNG
done = Fait.
not-allowed = Le navigateur ne le permet pas.
not-done = Le navigateur ne le permet pas. Le texte est sélectionné : copiez-le vous-même.
nothing-written = Il n’y a encore rien à écrire : cette notation demande un coup.
unread-game = Partie { $number } : { $cause }
unread-game-at = Partie { $number } ({ $places }) : { $cause }
line = ligne { $line }
save-games = Exporter les parties affichées
games-omitted =
    { $count ->
        [one] { $count } partie commence ailleurs et manque : une ligne de coups ne peut pas la contenir.
       *[other] { $count } parties commencent ailleurs et manquent : des lignes de coups ne peuvent pas les contenir.
    }
percent = { $number } %
views = Afficher par
statistics-openings = Ouvertures
statistics-players = Joueurs
player = Joueur
score-of-black = Noir
lead-of-black = Avance
score-of-player = Points
lead-of-player = Avance
opening-unnamed = Sans nom
players-unnamed = Ces parties ne nomment aucun joueur.
rows-most = Voici les { $count } entrées qui ont le plus de parties.
results-none = Aucune de ces parties n’a de résultat.
results-summary =
    { $count ->
        [one] Sur { $shown } partie avec résultat : Noir { $black }, Blanc { $white }, nulles { $draws }. Avance moyenne de Noir : { $lead } pions.
       *[other] Sur { $shown } parties avec résultat : Noir en gagne { $black } et Blanc { $white } ; nulles : { $draws }. Avance moyenne de Noir : { $lead } pions.
    }
position-here = Seulement les parties avec la position du plateau
position-after =
    { $count ->
        [one] Seulement les parties avec la position après { $count } coup
       *[other] Seulement les parties avec la position après { $count } coups
    }
statistics-leads = Avance
leads-move = Coup
leads-about =
    { $count ->
        [one] Avance de Noir en pions après chaque coup, dans { $shown } partie depuis la position de départ. La courbe fait la moyenne de deux coups successifs.
       *[other] Avance moyenne de Noir en pions après chaque coup, sur { $shown } parties depuis la position de départ. La courbe fait la moyenne de deux coups successifs.
    }
