### A game of two people at one device, with clocks.

names = Noms (facultatif)
clock = Pendule
method-none = Sans pendule
method-sudden-death = Temps pour la partie
method-increment = Temps avec incrément
method-delay = Temps avec délai
minutes = Minutes par joueur
seconds = Secondes par coup
note-increment = Elles s’ajoutent après chaque coup.
note-delay = Le temps du joueur ne court qu’après ces secondes.
handicap = Coins donnés
handicap-side = Les coins vont à
corners =
    { $count ->
        [0] Aucun
        [one] { $count } coin
       *[other] { $count } coins
    }
handicap-note = Ils sont occupés avant le premier coup ; Noir commence, comme toujours.
turns = Tourner le plateau vers le joueur au trait
out-of-range = Entre { $least } et { $most }.
clocks = Pendules
clock-of = Pendule : { $side }
start = Lancer la pendule
stop = Arrêter les deux pendules
go-on = Reprendre les deux pendules
seconds-left =
    { $count ->
        [one] Il reste { $count } seconde à { $side }.
       *[other] Il reste { $count } secondes à { $side }.
    }
keep-following =
    { $count ->
        [one] Garder le coup suivant
       *[other] Garder les { $count } coups suivants
    }
