### The list of the games of a file, and the export of a game.

games = Parties
read-so-far =
    { $count ->
        [one] { $number } partie lue
       *[other] { $number } parties lues
    }
stop = Arrêter
forget = Vider les parties importées
earlier = Importées avant ({ $count })
earlier-games =
    { $count ->
        [one] { $shown } partie, { $date }
       *[other] { $shown } parties, { $date }
    }
more = Les fichiers contiennent d’autres parties : voici les 100 000 premières.
opening = Ouverture
any-opening = Toutes les ouvertures
result = Résultat
any-result = Tous les résultats
result-wins = { $side } gagne
result-draw = Nulle
result-open = Inachevée
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
no-games = Pas encore de parties : celles que vous jouez ou ouvrez apparaissent ici.
show-all = Montrer toutes les parties
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
corrections-unwritten = GGF ne peut pas noter un plateau corrigé ; les liens, les coups et SGF le gardent.
unread-game = Partie { $number } : { $cause }
unread-game-at = Partie { $number } ({ $places }) : { $cause }
line = ligne { $line }
save-games = Enregistrer les parties affichées en
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
statistics-leads = Avance
leads-move = Coup
leads-about =
    { $count ->
        [one] Avance de Noir en pions après chaque coup, dans { $shown } partie depuis la position de départ. La courbe fait la moyenne de deux coups successifs.
       *[other] Avance moyenne de Noir en pions après chaque coup, sur { $shown } parties depuis la position de départ. La courbe fait la moyenne de deux coups successifs.
    }
shelves = Afficher
shelf-all = Toutes
shelf-mine = Les miennes
shelf-imported = Importées
shelf-tournaments = Tournois
search = Joueur, événement, année
side = Joue
filter = Filtrer
any-side = L’un ou l’autre camp
plays-side = Joue { $side }
sort = Trier
sort-number = Sans tri
sort-date = Par date
sort-black = Par nom de Noir
sort-white = Par nom de Blanc
sort-result = Par pions de Noir
sort-opening = Par ouverture
descending = Inverser
position-here = Avec cette position
statistics-moves = Coups
too-many = Seules les listes jusqu’à { $shown } parties sont comptées et enregistrées : choisissez un joueur, une année ou une position.
reading-rows = Lecture des parties…
share-game = Partager la partie { $players }
forget-game = Oublier la partie { $players }
link-copied = Le lien est copié.
save-all = Enregistrer ou vider

## At the start

game-before = Précédente dans la liste
game-after = Suivante dans la liste
live = En direct
text = Partage & fichiers
collection = Liste des parties
