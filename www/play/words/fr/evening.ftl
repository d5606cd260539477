### Une soirée du club : joueurs, appariements, résultats, classement.

title = Soirée de club
print = Imprimer
heading = Titre
system = Système
swiss = Suisse
round-robin = Toutes rondes
rounds = Rondes
tie-break = En cas d’égalité de points
brightwell-first = Brightwell, puis pions
discs-first = Pions, puis Brightwell
players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
names = Ajouter des joueurs, un nom par ligne
add = Ajouter
draw = Tirer au sort
order-note = À la première ronde, la moitié supérieure de la liste rencontre la moitié inférieure. Commencez par les plus forts, ou tirez au sort.
name-of = Nom du joueur { $number }
remove = Retirer
remove-name = Retirer { $name }
leaves = S’en va
leaves-name = { $name } s’en va
returns = Est de retour
returns-name = { $name } est de retour
pair-round = Apparier la ronde { $number }
drop-round = Annuler la ronde { $number }
round = Ronde { $number }
of-rounds = Ronde { $number } sur { $count }
table = Table
result = Résultat
discs-of = Pions de { $name }
swap = Échanger les couleurs à la table { $number }
sits-out = est exempt
missing =
    { $count ->
        [one] Il manque { $count } résultat.
       *[other] Il manque { $count } résultats.
    }
missing-tables =
    { $count ->
        [one] Il manque { $count } résultat : { $tables }.
       *[other] Il manque { $count } résultats : { $tables }.
    }
complete = Tous les résultats de la ronde { $number } sont inscrits.
over = Toutes les rondes sont jouées.
said-added = Ajout : { $names }.
said-round = Ronde { $number } : { $tables }.
said-result = Table { $table } : { $black } { $discs }, { $white } { $others }.
standings = Classement
place = Place
player = Joueur
points = Points
quotient = BQ
discs = Pions ±
wins = Gag.
draws = Nuls
losses = Perd.
cross-table = Grille américaine
exchange = Liens de résultats et fichiers
paste = Collez des liens de résultats, un par ligne, ou une soirée enregistrée
read = Lire
open-file = Ouvrir un fichier…
save = Enregistrer pour un tableur (CSV)
new-evening = Nouvelle soirée
taken =
    { $count ->
        [one] { $count } résultat est inscrit.
       *[other] { $count } résultats sont inscrits.
    }
problem-name = « { $name } » est déjà dans la liste.
problem-no-name = Un joueur doit avoir un nom.
problem-many = Il y a de la place pour { $count } joueurs.
problem-few = Il faut au moins deux joueurs.
problem-full =
    { $count ->
        [0] Le tournoi toutes rondes a commencé, et toutes les places sont prises.
       *[other] Le tournoi toutes rondes a commencé, et il ne reste qu’une place.
    }
problem-stale = Un autre onglet a modifié cette soirée. La voici telle qu’elle est : recommencez si c’est encore utile.
problem-damaged = La soirée enregistrée est abîmée : une nouvelle commence ici.
problem-two-results = La table { $table } de la ronde { $round } a deux résultats : { $black }⁠–⁠{ $white } ici, { $other-black }⁠–⁠{ $other-white } dans un autre onglet.
problem-results = Il manque encore des résultats de la ronde { $number }.
problem-met = Impossible d’apparier une autre ronde : quelqu’un devrait rencontrer deux fois le même adversaire ou être exempt une seconde fois.
problem-result = « { $text } » n’est pas un résultat : tapez les pions noirs, de 0 à 64, ou les deux nombres, par exemple 40-24.
problem-text = Ce n’est ni un lien de résultat ni une soirée enregistrée.
problem-link = La ligne { $line } n’est pas un lien de résultat.
problem-link-open = Ligne { $line } : la partie du lien n’est pas terminée.
problem-link-players = Ligne { $line } : { $black } et { $white } ne se rencontrent dans aucune ronde.
problem-file-row = Ligne { $line } : « { $text } » n’est pas à sa place.
problem-file-player = Ligne { $line } : aucun joueur ne s’appelle « { $text } ».

## At the start

evening = Soirée de club
