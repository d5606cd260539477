### The visitor’s own games: those in progress, and those that were left.

comments =
    { $count ->
        [one] { $count } commentaire
       *[other] { $count } commentaires
    }
lines =
    { $count ->
        [one] { $count } autre variante
       *[other] { $count } autres variantes
    }
reviewed = bilan fait
unreadable = Cette partie ne peut pas être montrée.
on-board = Sur le plateau
running = En attente
finished = terminée
you-resigned = vous avez abandonné
rival-resigned = { $name } a abandonné
your-turn = à vous de jouer
their-turn = à { $name } de jouer
other-device = Pour un autre appareil
copy-games = Tout copier en texte
copied-games = Copié
read-games = Collez le texte d’un autre appareil
take-games = Importer
you = Vous
