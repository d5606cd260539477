### La boîte de dialogue qui écrit le code d’un plateau pour un site.

about = Un plateau pour votre site : choisissez, regardez, copiez le code. Rien à installer.
shown = Ce que montre le plateau
shown-game = Cette partie
shown-new = Une nouvelle partie
place = Où le mettre
place-html = Toute page (HTML)
place-frame = Cadre simple, sans script
place-module = Module pour un bundler (npm)
note-html = Collez le code là où doit se trouver le plateau. Il sera aussi large que le texte qui l’entoure.
note-frame = Pour les pages qui n’acceptent pas de script. Le cadre a une hauteur fixe.
note-module = Nécessite le paquet npm reversi-game.
note-wordpress = Dans un bloc « HTML personnalisé », par une personne autorisée au HTML non filtré.
note-typo3 = Dans un élément de contenu « HTML ». L’éditeur de texte le supprimerait.
note-joomla = Dans un module « Personnalisé », avec l’éditeur « Aucun ».
note-local = L’adresse de ce code mène à votre propre appareil : placez d’abord la page sur un hébergement, pour que d’autres puissent l’ouvrir.
group-board = Sur le plateau
group-players = Qui joue
group-look = Aspect et langue
group-visitor = Ce que les visiteurs voient et peuvent faire
group-frame = Dans votre page
field-moves = Partie ou position
field-ply = Coups sur le plateau
field-marks = Repères sur les cases : c3 f5-d6 c4=A
field-exercise = Exercice : numéro, « daily » ou texte
field-src = Fichier de parties, par son adresse
field-every = Secondes entre deux lectures du fichier
field-credentials = Lire ce fichier avec les cookies du visiteur
field-player = { $side } : joueur
field-name = { $side } : nom
field-side-level = { $side } : niveau
field-level = Niveau des deux camps
field-seed = Nombre qui reproduit les mêmes choix
field-ground = Derrière le plateau
field-controls = Boutons
field-lock = Ce que les visiteurs ne peuvent pas faire
field-asks = Interroger votre page avant chaque coup
field-wheel = Parcourir la partie avec la molette de la souris
field-loading = Ne charger qu’à l’approche du plateau
field-poster = Afficher une image jusqu’à ce qu’on appuie dessus
field-label = Nom pour les lecteurs d’écran
field-base = Dossier de cette page
as-usual = Par défaut
ground-page = Couleur de cette page
ground-transparent = Votre page
lock-undo = Annuler, charger ou parcourir
lock-hint = Indices, valeurs, bilan
lock-level = Choisir le niveau
lock-players = Choisir qui joue
lock-theme = Choisir le thème
lock-lang = Choisir la langue
lock-game = Choisir un autre jeu
lock-board = Jouer (regarder seulement)
preview = Aperçu
code = Code à copier
copied = Copié.

## At the start

embed-code = Intégrer à un site
