### The sentences of the status line about what loads after the first move is possible: pasted games
### and lists of them, reviews, exercises, drawings, links to friends.

said-loaded-with =
    { $count ->
        [one] La partie est chargée avec { $count } variante.
       *[other] La partie est chargée avec { $count } variantes.
    }
said-loaded-first =
    { $count ->
        [one] La première partie est chargée ; { $count } autre ligne est une partie à part et a été omise.
       *[other] La première partie est chargée ; { $count } autres lignes sont des parties à part et ont été omises.
    }
said-left =
    { $count ->
        [one] { $count } autre a été omise.
       *[other] { $count } autres ont été omises.
    }
said-comments-unread =
    { $count ->
        [one] Le commentaire du coup { $ply } a été omis : { $cause }
       *[other] { $count } commentaires ont été omis ; pour le premier, au coup { $ply } : { $cause }
    }
said-comments-unread-at-start =
    { $count ->
        [one] Le commentaire avant le premier coup a été omis : { $cause }
       *[other] { $count } commentaires ont été omis ; pour celui d’avant le premier coup : { $cause }
    }
said-unread =
    { $count ->
        [one] { $text } a été omise : { $cause }
       *[other] { $count } variantes ont été omises ; pour la première, { $text } : { $cause }
    }
said-glyphs =
    { $count ->
        [one] { $count } signe d’annotation ($10) a été omis.
       *[other] { $count } signes d’annotation ($10) ont été omis.
    }
said-left-games-read =
    { $count ->
        [one] « Parties » a { $count } partie du texte.
       *[other] « Parties » a { $count } parties du texte.
    }
said-unkept = Le navigateur ne conserve pas ces parties : elles durent jusqu’à la fermeture de la page.
said-loaded-waits = La partie chargée attend que vous quittiez l’exercice.
said-opening-move = Entraînement « { $opening } » : votre coup { $number } sur { $total }.
said-opening-reply = { $side } joue { $square }.
said-opening-left = Cela sort de l’ouverture « { $opening } » : il fallait { $squares }.
said-opening-done = L’ouverture « { $opening } » est complète.
practice-end = Finir l’entraînement
said-nearby-waiting = En attente de l’autre appareil.
said-nearby-connected = Connexion établie : vous jouez en direct.
said-nearby-lost = Le contact est perdu. Continuez avec un nouveau code ou par lien.
said-nearby-closed = La connexion est terminée ; la partie reste.
said-nearby-refused = L’autre camp dit non.
said-nearby-asked = La demande est envoyée à l’autre camp.
said-nearby-handed = L’onglet en attente a la réponse : fermez celui-ci.
said-nearby-nobody = Aucun onglet de ce navigateur n’attend cette réponse : collez-la sur le premier appareil.
said-friend-same = Vous avez déjà cette partie.
said-friend-older = Ce lien est plus ancien que votre partie : rien n’a changé.
said-friend-sent = Envoyé : ces coups restent tels quels.
said-friend-kept = Votre version reste ; l’autre est parmi les autres variantes.
said-friend-looking = Vous regardez cette partie sans y jouer.
said-friend-playing = Vous jouez maintenant cette partie.
said-folder-in-order = Ce dossier est en ordre : les visiteurs reçoivent ce que le serveur contient.
said-folder-incomplete = L’envoi n’est pas complet, ou un fichier vient d’une autre version : les visiteurs gardent la version qu’ils ont.
said-folder-unreachable = Le serveur ne répond pas : on ne sait rien de ce dossier.
said-folder-edited = Modifié : { $files }. Augmentez le numéro à la première ligne de service-worker.js : d’ici là, les visiteurs gardent la version qu’ils ont.
said-reading = Lecture des parties…
said-reading-stopped = Lecture arrêtée.
said-collected =
    { $count ->
        [one] { $count } partie a été importée.
       *[other] { $count } parties ont été importées.
    }
said-collected-game = Partie { $number } sur { $all }.
said-collected-named = Partie { $number } sur { $all } : { $black } – { $white }.
said-collected-more = Il y en a d’autres : la page lit les 100 000 premières.
said-relay-missing = Le fichier de cette partie est inaccessible : le plateau est celui de { $time }.
said-relay-unread = Le fichier de cette partie est illisible pour le moment : le plateau est celui de { $time }.
said-relay-shorter = Le fichier a moins de coups qu’avant : le plateau est celui de { $time }.
said-relay-back = Le fichier est de nouveau en ordre.
said-relay-ahead =
    { $count ->
        [one] La partie a avancé de { $count } coup.
       *[other] La partie a avancé de { $count } coups.
    }
said-editing = Créez une position : un appui sur une case change son pion.
said-edited = La position est sur le plateau.
said-picture-requested = Lecture de l’image…
picture-more = { $count } autres
said-picture =
    { $count ->
        [0] Le plateau de l’image est en place. Choisissez à qui de jouer.
        [one] Le plateau de l’image est en place. { $squares } est incertaine : vérifiez-la et choisissez à qui de jouer.
       *[other] Le plateau de l’image est en place. { $count } cases sont incertaines : { $squares }. Vérifiez-les et choisissez à qui de jouer.
    }
square-uncertain = incertaine
said-drawing = Touchez une case deux fois pour un cercle, deux cases pour une flèche ; ou tracez la flèche.
said-drawing-done = Les cases servent de nouveau à jouer.
said-mark-begun = Depuis { $square } : la même case pour un cercle, une autre pour une flèche.
said-circle = Cercle sur { $square }.
said-circle-gone = Le cercle sur { $square } est effacé.
said-arrow = Flèche de { $from } à { $square }.
said-arrow-gone = La flèche de { $from } à { $square } est effacée.
said-line = { $square } était meilleur : les numéros montrent la suite.
said-line-start = Les numéros montrent la suite.
said-line-followed = Suite montrée, coup { $number } sur { $total } : { $square }.
said-exercise-win = À { $side } de jouer : trouvez un coup qui gagne.
said-exercise-draw = À { $side } de jouer : trouvez un coup qui ne perd pas.
said-exercise-best = À { $side } de jouer : trouvez le coup qui garde le plus de pions.
said-exercise-book = À { $side } de jouer : jouez le coup de votre répertoire.
said-ending-play = Jouez la finale. Votre camp : { $side }.
said-ending-count = Qui gagne cette finale au meilleur jeu, et de combien ? À { $side } de jouer.
ending-solving = Résolution…
ending-margin = Au meilleur jeu, { $side } gagne de { $count }.
ending-margin-draw = Au meilleur jeu, la partie est nulle.
ending-margin-about = Estimation : { $side } gagne d’environ { $count }.
ending-margin-about-draw = Estimation : la partie est égale.
count-exact = Exactement.
count-winner-right = Le gagnant est le bon ; l’écart diffère de { $count }.
count-wrong = Ce n’est pas le résultat ; vous êtes à { $count } près.
said-race-over =
    { $best ->
        [0] Temps écoulé. Réussis : { $right }, ratés : { $wrong }.
       *[other] Temps écoulé. Réussis : { $right }, ratés : { $wrong }. Votre record : { $best }.
    }
said-lesson = D’abord, une courte leçon.
said-exercise-solved = Bravo, c’est résolu !
said-exercise-praise =
    { $count ->
        [one] Du premier coup !
       *[other] { $count } de suite du premier coup !
    }
said-exercise-so-far = Juste jusqu’ici.
said-exercise-right-wins =
    { $count ->
        [one] Juste : { $square } gagne de { $count } pion.
       *[other] Juste : { $square } gagne de { $count } pions.
    }
said-exercise-right-draws = Juste : { $square } tient la nulle.
said-exercise-right-loses =
    { $count ->
        [one] Juste : { $square } ne perd que de { $count } pion.
       *[other] Juste : { $square } ne perd que de { $count } pions.
    }
said-exercise-wrong = Ce n’est pas le bon coup.
said-exercise-cost =
    { $count ->
        [one] { $square } coûte { $count } pion.
       *[other] { $square } coûte { $count } pions.
    }
said-exercise-equal = { $square } ne coûte rien, mais l’exercice attend un autre coup.
said-exercise-reply = { $side } répond { $square }.
said-exercise-wins = { $side } répond { $square } et gagne de { $count }.
said-exercise-draws = { $side } répond { $square } et tient la nulle.
said-exercise-left = Le coup est dans la moitié gauche.
said-exercise-right = Le coup est dans la moitié droite.
said-exercise-upper = Le coup est dans la moitié supérieure.
said-exercise-lower = Le coup est dans la moitié inférieure.
said-solution = La solution : { $moves }.
said-continuation = Le mieux ensuite : { $moves }.
said-reviewing = Le bilan de la partie a commencé.
said-reviewing-found = Premières erreurs trouvées : vous pouvez déjà les voir.
said-reviewed = Le bilan est prêt : { $good } coups sur { $total } étaient bons.
said-reviewed-own = Le bilan est prêt : { $good } de vos { $total } coups étaient bons.
said-trying = Cherchez un meilleur coup pour { $side }.
said-tried-best = { $square } est le meilleur coup.
said-tried-good = L’ordinateur ne voit aucun coup nettement meilleur que { $square }.
said-tried-worse =
    { $count ->
        [one] { $square } perd { $discs } pion : il y a mieux.
       *[other] { $square } perd { $discs } pions : il y a mieux.
    }
said-erased-progress = La progression des exercices est effacée.
said-erased-mistakes = Vos erreurs et vos progrès sont effacés.
said-erased-database = Les tournois sont vidés.
said-erased-book = Cela n’est plus dans votre répertoire.
said-erased-own-exercises = Les exercices de votre texte précédent sont effacés.
said-erased-review = Le bilan est terminé.
said-erased-marks = Les dessins de cette position sont effacés.
said-erased-collection = Les parties importées sont vidées.
said-erased-left-game = Cette partie est oubliée.
said-erased-table = Les noms et les pendules des deux joueurs sont effacés.
said-erased-link = Le lien reçu est fermé.
said-restored-progress = La progression des exercices est de retour.
said-restored-mistakes = Vos erreurs et vos progrès sont de retour.
said-restored-database = Les parties des tournois sont de retour.
said-restored-book = C’est de nouveau dans votre répertoire.
said-restored-own-exercises = Les exercices de votre texte précédent sont de retour.
said-restored-review = Le bilan est de retour.
said-restored-marks = Les dessins sont de retour.
said-restored-collection = Les parties importées sont de retour.
said-restored-left-game = Cette partie est de nouveau dans la liste.
said-restored-table = Les noms et les pendules des deux joueurs sont de retour.
said-restored-link = Le lien reçu est rouvert.
rejected-line-followed = C’est une variante, pas la partie : revenez à la partie pour jouer.
rejected-sent = Votre adversaire a déjà ces coups : allez au dernier.
rejected-exercise-over = L’exercice est terminé : réessayez ou choisissez-en un autre.
said-unaided = Tant que vous jouez avec quelqu’un, la page n’aide pas : ni indice, ni analyse.
