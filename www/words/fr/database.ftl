### The database of games: tournament games by thousands, kept on the device.

database = Base de données
database-close = Fermer
database-whole = Filtre et parties
database-size =
    { $count ->
        [0] Pas encore de parties
        [one] { $shown } partie, { $size } sur cet appareil
       *[other] { $shown } parties, { $size } sur cet appareil
    }
database-collection = Les pourcentages sur le plateau viennent des parties de la collection.
database-about = Ajoutez des fichiers de tournois (.wtb avec .jou et .trn), de GGF, de PGN ou d’autres textes de parties. Ils sont lus et gardés sur cet appareil seulement.
database-source = Les parties de tournoi depuis 1977 se téléchargent gratuitement ; décompressez d’abord les fichiers :
database-try = Essayer 200 parties de l’ordinateur
database-add = Ajouter des fichiers
database-take =
    { $count ->
        [one] Reprendre la { $count } partie de la collection
       *[other] Reprendre les { $count } parties de la collection
    }
database-reading =
    { $count ->
        [0] Lecture…
        [one] Lecture : { $shown } partie jusqu’ici
       *[other] Lecture : { $shown } parties jusqu’ici
    }
database-added =
    { $count ->
        [0] Aucune partie ajoutée.
        [one] { $shown } partie ajoutée.
       *[other] { $shown } parties ajoutées.
    }
database-repeated =
    { $count ->
        [one] { $shown } y était déjà.
       *[other] { $shown } y étaient déjà.
    }
database-other =
    { $count ->
        [one] { $shown } laissée de côté : autre position de départ ou aucun coup.
       *[other] { $shown } laissées de côté : autre position de départ ou aucun coup.
    }
database-unread =
    { $count ->
        [one] { $shown } est illisible.
       *[other] { $shown } sont illisibles.
    }
database-full = Il n’y a plus de place : la base contient 500 000 parties au plus.
database-unkept = Ce navigateur ne garde pas de parties : elles restent tant que cette page est ouverte.
database-nameless = Aucune partie ne nomme ses joueurs. Les noms d’un fichier .wtb sont dans WTHOR.JOU : ajoutez les deux ensemble.
database-hint = Jouez les deux camps sur le plateau : le tableau suit, et l’ordinateur attend que vous fermiez la base.
database-player = Joueur ou événement
database-side = Joue
database-side-any = l’un ou l’autre camp
database-from = Depuis l’année
database-to = Jusqu’à l’année
database-result = Résultat
database-result-any = Tous
database-result-wins = { $side } gagne
database-result-draw = Nulle
database-here =
    { $count ->
        [0] Aucune partie avec cette position
        [one] { $shown } partie avec cette position
       *[other] { $shown } parties avec cette position
    }
database-here-nameless = Aucune de ces parties ne nomme ses joueurs : un nom ne trouve rien
database-latest = Les { $shown } plus récentes
database-more = Afficher plus
database-players = { $black } – { $white }
database-save = Enregistrer dans un fichier
database-clear = Vider la base
database-restore = Rétablir les parties effacées
