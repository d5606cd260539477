### The status line below the board, which screen readers read out: what has happened, what to do.
### A sentence said-… names what happened; rejected-… says why a press does nothing.

said-started = Nouvelle partie.
said-resumed = Revoici votre partie.
said-clocks-stand = Les deux pendules sont arrêtées telles qu’au dernier coup ou au dernier arrêt.
said-loaded = Partie chargée.
said-followed = Voici votre partie telle qu’elle est dans un autre onglet.
said-displaced = La partie d’un autre onglet est maintenant la partie précédente.
said-dropped = Il n’y avait plus de place : les plus anciennes de vos parties sont effacées.
said-list-full = La liste de vos parties est pleine : les plus anciennes sont effacées.
said-left-unkept = Le navigateur n’a pas de place pour la partie que vous avez quittée : elle reste dans « Parties » jusqu’à la fermeture de la page.
said-unstored = Votre navigateur n’enregistre pas ce que vous faites ici : cela dure jusqu’à la fermeture de la page.
said-still-unstored = Non enregistré.
said-returned = La partie précédente est de retour.
said-moved =
    { $count ->
        [one] { $side } joue { $square } et retourne { $count } pion.
       *[other] { $side } joue { $square } et retourne { $count } pions.
    }
    .tic-tac-toe = { $side } joue { $square }.
    .connect-four = { $side } joue dans la colonne { $column }.
said-with-comment = Avec commentaire.
said-at-start = Retour au début.
said-at-move = Après le coup { $number }, { $square }.
    .connect-four = Après le coup { $number }, colonne { $square }.
said-at-corrected = Après le coup { $number }, { $square }, le plateau a été corrigé.
said-to-move = À { $side } de jouer.
said-must-pass = { $side } doit passer.
said-friend-begin = Jouez votre premier coup, puis envoyez le lien.
said-friend-send = Envoyez le lien à { $name } : là-bas, c’est à { $side } de jouer.
said-friend-waits = C’est à { $name } de jouer : la réponse arrive par lien.
said-engine-late = L’ordinateur est encore en cours de chargement.
said-values-sought = Certaines valeurs ne sont pas encore connues.
said-values-open = Certaines valeurs restent inconnues : si tôt dans la partie, elles sont trop longues à trouver.
said-press-continue = « Continuer » fait jouer l’ordinateur.
said-press-pass = Appuyez sur « Passer ».
said-passed = { $side } passe.
said-armed =
    { $count ->
        [one] { $square } retourne { $count } pion. Choisissez encore la case pour y jouer.
       *[other] { $square } retourne { $count } pions. Choisissez encore la case pour y jouer.
    }
    .tic-tac-toe = { $square } est choisie. Choisissez encore la case pour y jouer.
    .connect-four = Choisissez encore la colonne { $column } pour lâcher le jeton.
said-hint = Indice : { $square }.
    .connect-four = Indice : colonne { $column }.
said-hint-win = Indice : { $square } gagne.
    .connect-four = Indice : la colonne { $column } gagne.
said-hint-draw = Indice : { $square } tient la nulle.
    .connect-four = Indice : la colonne { $column } tient la nulle.
said-hint-loss = Indice : { $square }, même si tous les coups perdent face au meilleur jeu.
    .connect-four = Indice : colonne { $column }, même si tous les coups perdent face au meilleur jeu.
said-hint-only = Seul { $square } est possible.
    .connect-four = Seule la colonne { $column } est possible.
said-hint-line = Suite possible : { $moves }.
said-quarter =
    { $square ->
        [a1] Regardez en haut à gauche : il s’y trouve un bon coup.
        [h1] Regardez en haut à droite : il s’y trouve un bon coup.
        [a8] Regardez en bas à gauche : il s’y trouve un bon coup.
       *[h8] Regardez en bas à droite : il s’y trouve un bon coup.
    }
    .connect-four = Un bon coup se trouve parmi les colonnes marquées.
said-expects =
    { $count ->
        [one] L’ordinateur voit { $side } avec ≈{ $count } pion d’avance.
       *[other] L’ordinateur voit { $side } avec ≈{ $count } pions d’avance.
    }
said-solved =
    { $count ->
        [one] Résolu : { $side } gagne de { $count } pion.
       *[other] Résolu : { $side } gagne de { $count } pions.
    }
    .tic-tac-toe = Résolu : { $side } gagne avec le meilleur jeu.
    .connect-four = Résolu : { $side } gagne avec le meilleur jeu.
said-solved-draw = Résolu : match nul.
said-expects-draw = L’ordinateur voit une partie égale.
said-theme-corner = Regardez les coins : qui les obtient après chaque coup ?
said-theme-wedge = Regardez les bords : face à { $other }, un pion peut s’insérer entre deux autres.
said-theme-parity = Comptez les cases vides de chaque zone, et jouez dans une zone impaire.
said-theme-access = Cherchez un coup après lequel des cases vous restent ouvertes, mais pas à { $other }.
said-theme-stability = Cherchez des pions que plus rien ne peut retourner.
said-theme-quiet = Cherchez un coup tranquille : peu de pions retournés, peu de réponses pour { $other }.
said-theme-ending = Comptez jusqu’à la fin : quel ordre garde le plus de pions ?
said-paused = En pause. Appuyez sur « Continuer » pour reprendre.
said-continued = C’est reparti.
said-cancelled = Recherche arrêtée.
said-erased-record = Les résultats sont effacés.
said-erased-branch = Cette variante est supprimée.
said-erased-settings = Tous les réglages ont repris leur valeur d’origine.
said-restored-record = Les résultats sont de retour.
said-restored-branch = Cette variante est de retour.
said-restored-settings = Vos réglages sont rétablis.
rejected-game-over = La partie est terminée.
rejected-locked = Ici, on regarde seulement : la page hôte joue les coups.
rejected-pass-first = { $side } doit d’abord passer : appuyez sur « Passer ».
rejected-not-your-turn = Ce n’est pas votre tour : à { $side } de jouer.
rejected-occupied = { $square } est déjà prise.
    .connect-four = La colonne { $column } est pleine.
rejected-encloses-nothing = { $square } n’encadre rien : un coup doit encadrer au moins un pion.

thinks = réfléchit…
thinks-opponent = { $opponent } réfléchit…
thinks-for = réfléchit… { $seconds } s
thought = réflexion { $time }
briefly = moins de 0,01 s
depth = profondeur { $depth }
from-book = bibliothèque d’ouvertures
solved = résolu
lead = { $side } { $discs }
    .tic-tac-toe = { $side } gagne
    .connect-four = { $side } gagne
even = égalité
    .tic-tac-toe = nulle
    .connect-four = nulle

# Two sentences in turn, two things of a list, and a title as a sentence.
sentences = { $first } { $then }
listed = { $first }, { $then }
sentence = { $text }.
seconds = { $seconds } s
# The sign before the fraction of a number, as in 1.5.
decimal-point = { "," }
