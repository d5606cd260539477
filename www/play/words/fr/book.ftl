### The visitor's own book: positions with moves, the repertoire and its practice, the file.

book = Mon répertoire
book-whole = Tout le répertoire
book-size =
    { $count ->
        [0] Votre répertoire est vide
        [one] { $shown } position, { $size } sur cet appareil
       *[other] { $shown } positions, { $size } sur cet appareil
    }
book-about = Jouez les deux camps sur le plateau et ajoutez ce que vous voulez retenir. Les positions symétriques n’en font qu’une ; une étoile marque vos propres coups.
book-unkept = Ce navigateur ne garde pas de répertoire : il reste tant que cette page est ouverte.
book-column = Répertoire
book-add-move = Ajouter { $square } à mon répertoire
book-mine = { $square } est un de mes coups
book-remove = Retirer { $square } de mon répertoire, avec ce qui suit
book-no-value = sans valeur
book-depth = profondeur { $count }
book-list = d’une liste
book-line =
    { $count ->
        [0] La suite sur le plateau n’a pas encore de coup
        [one] La suite sur le plateau : { $count } coup
       *[other] La suite sur le plateau : { $count } coups
    }
book-repertoire = Mon camp
book-nobody = aucun camp
book-add-line = Ajouter cette suite
book-add-values = Ajouter les valeurs trouvées
book-added =
    { $count ->
        [0] Aucun coup nouveau.
        [one] { $shown } coup ajouté.
       *[other] { $shown } coups ajoutés.
    }
book-positions-read =
    { $count ->
        [one] { $shown } position lue.
       *[other] { $shown } positions lues.
    }
book-unread =
    { $count ->
        [one] La ligne { $lines } est abîmée et laissée de côté.
       *[other] Les lignes { $lines } sont abîmées et laissées de côté.
    }
book-reading = Lecture du fichier…
book-left-out =
    { $count ->
        [one] { $shown } position laissée de côté : un répertoire n’en contient pas plus.
       *[other] { $shown } positions laissées de côté : un répertoire n’en contient pas plus.
    }
book-damaged = Le fichier est abîmé à partir de l’octet { $byte } ; ce qui précède est lu.
book-no-book = Ce fichier n’est pas une bibliothèque d’ouvertures : ni cette page, ni Edax, ni Egaroucid ne l’a écrit, et il n’a aucune suite de coups.
book-practice = S’entraîner
book-due =
    { $count ->
        [0] Rien à revoir aujourd’hui.
        [one] { $shown } question maintenant, sur { $all } à revoir.
       *[other] { $shown } questions maintenant, sur { $all } à revoir.
    }
book-later = Rien à revoir aujourd’hui. La prochaine question est à revoir le { $date }.
book-practise-side = Camp
book-both = les deux camps
book-practise = S’exercer
book-practice-about = La page joue l’autre camp d’après votre répertoire. Douze questions prennent environ deux minutes. Un coup trouvé revient après 3, 7, 16 et 35 jours, un coup manqué dès le lendemain.
book-grow = Agrandir mon répertoire
book-grow-about = Tant que l’ordinateur n’a rien d’autre à faire, la page analyse une position après l’autre, d’abord celles des meilleures suites pour les deux camps, et ajoute les trois meilleurs coups de chacune. Elle s’arrête quand cette page est masquée et reprend après un rechargement.
book-grow-loss = Perte maximale d’une suite
book-grow-discs =
    { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    }
book-grow-time = Recherche par position
book-grow-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
book-grow-start = Agrandir
book-grow-stop = Arrêter
book-grow-seeks = Votre répertoire s’agrandit.
book-grow-waits = Votre répertoire attend que l’ordinateur soit libre.
book-grow-done = Il ne reste aucune suite à analyser dans cette limite.
book-grown =
    { $count ->
        [one] { $shown } position ajoutée, { $rate } par heure. Dernière suite : { $line }
       *[other] { $shown } positions ajoutées, { $rate } par heure. Dernière suite : { $line }
    }
book-save = Enregistrer dans un fichier
book-save-edax = Enregistrer pour Edax
book-save-lines = Enregistrer en suites de coups
book-read = Lire un fichier
book-clear = Vider mon répertoire
book-restore = Rétablir ce qui a été retiré
exercise-book = De votre répertoire
exercise-other-move = Votre répertoire a un autre coup.
