### The settings.

game-choice = Jeu
game-reversi = Reversi
game-tic-tac-toe = Morpion
game-connect-four = Puissance 4
next-game = Prochaine partie
start = Départ
start-diagonal = Diagonal
start-parallel = Parallèle
first = Qui commence
begins = { $side } commence
next-game-note = S’applique à la prochaine nouvelle partie.
game-options = Options de jeu
pause = Pause avant un coup de l’ordinateur
think-time = Temps de réflexion
think-seconds =
    { $count ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
think-time-note = Par coup : pour le niveau 10, « Indice » et « Jouer le meilleur ».
all-processors = Utiliser tous les processeurs
all-processors-note = Le niveau 10, « Jouer le meilleur » et les finales calculent plus vite et consomment plus de batterie.
hints = Coups possibles
details = Profondeur, avance et temps de l’ordinateur
values = Valeurs des coups
    .tic-tac-toe = Qui gagne avec chaque coup
    .connect-four = Qui gagne dans chaque colonne, et en combien de coups
groups = Groupes de quatre
manual-pass = Passer à la main
manual-pass-note = Sans coup possible, vous appuyez vous-même sur « Passer ».
confirm = Confirmer les coups
confirm-note = Un premier appui montre le coup, un deuxième le joue.
typed = Saisir les coups
typed-note = Un champ sous le plateau prend des coups comme f5.
    .tic-tac-toe = Un champ sous le plateau prend des coups comme b2.
    .connect-four = Un champ sous le plateau prend des colonnes comme 4.
turned = Faire pivoter le plateau
shortcuts = Raccourcis à une touche
shortcuts-note = Des lettres agissent aussitôt, comme H pour un indice. D’autres programmes peuvent en avoir besoin.
appearance = Apparence et son
display = Affichage
sound = Sons
sound-note = Bois sur bois ; les activer en joue un exemple.
scheme = Clair ou sombre
scheme-auto = Système
scheme-light = Clair
scheme-dark = Sombre
board-size = Taille du plateau
board-size-small = Petite
board-size-normal = Normale
board-size-large = Grande
hand = Disposition
hand-right = Droitiers
hand-left = Gauchers
reset = Tout réinitialiser
animation = Animation des pions
    .tic-tac-toe = Animation
    .connect-four = Chute des jetons
animation-off = Aucune
animation-slow = Lente
animation-normal = Normale
animation-fast = Rapide
theme = Thème
lang = Langue
