### The database of games: tournament games by thousands, kept on the device.

database-size =
    { $count ->
        [0] Pas encore de parties
        [one] { $shown } partie, { $size } sur cet appareil
       *[other] { $shown } parties, { $size } sur cet appareil
    }
database-about = Ouvrez des fichiers de tournois (.wtb, .jou, .trn) : ils sont lus et gardés sur cet appareil seulement.
database-source = Les parties de tournoi depuis 1977 se téléchargent gratuitement ; décompressez d’abord les fichiers :
database-try = Essayer 200 parties de l’ordinateur
database-take =
    { $count ->
        [one] Ajouter la { $count } partie importée aux tournois
       *[other] Ajouter les { $count } parties importées aux tournois
    }
database-reading =
    { $count ->
        [0] Lecture…
        [one] Lecture : { $shown } partie jusqu’ici
       *[other] Lecture : { $shown } parties jusqu’ici
    }
database-added =
    { $count ->
        [0] Aucune partie ajoutée aux tournois.
        [one] { $shown } partie ajoutée aux tournois.
       *[other] { $shown } parties ajoutées aux tournois.
    }
database-repeated =
    { $count ->
        [one] { $shown } en double, laissée de côté.
       *[other] { $shown } en double, laissées de côté.
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
database-full = Il n’y a plus de place : les tournois contiennent 500 000 parties au plus.
database-unkept = Ce navigateur ne garde pas de parties : elles restent tant que cette page est ouverte.
database-nameless = Aucune partie des tournois ne nomme ses joueurs. Les noms sont dans WTHOR.JOU : ouvrez-le aussi.
database-hint = Jouez les deux camps sur le plateau : le tableau suit, et l’ordinateur attend que vous quittiez les parties.
database-here-nameless = Aucune de ces parties ne nomme ses joueurs : un nom ne trouve rien
database-save = Enregistrer les tournois dans un fichier
save-about = Safari efface ce qu’une page garde après sept jours sans visite ; tout navigateur peut le faire quand le disque est presque plein. Un fichier reste.
database-clear = Vider les tournois
database-restore = Rétablir les parties effacées
