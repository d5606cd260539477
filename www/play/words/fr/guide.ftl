### First steps: what a first visit reads beside the board.

guide = Premiers pas
guide-count = { $number } sur { $total }
guide-said = Premiers pas, { $number } sur { $total } : { $text }
guide-play = Jouez sur la case entourée : le pion encadré se retourne.
    .tic-tac-toe = Choisissez une case : trois de vos marques alignées gagnent.
    .connect-four = Choisissez une colonne : quatre de vos jetons alignés gagnent.
guide-play-more = Chaque case marquée encadre des pions : vous avez le choix.
    .tic-tac-toe = L’autre camp fait de même et cherche à vous en empêcher.
    .connect-four = Un jeton tombe sur la case vide la plus basse de sa colonne.
guide-aim = Le camp qui a le plus de pions à la fin gagne.
guide-reply = L’autre camp répond, et un losange marque son pion.
guide-reply-more = C’est de nouveau à vous. Un coup retourne souvent plusieurs pions.
guide-corners = Visez les coins : un pion dans un coin ne se retourne plus jamais.
guide-corners-more = Évitez les cases voisines d’un coin vide : elles y mènent.
guide-pass = Un camp qui ne peut rien encadrer passe : l’autre rejoue.
guide-pass-more = Quand aucun camp ne peut jouer, la partie est finie : le camp qui a le plus de pions gagne.
guide-hint = « Indice » dit quoi chercher, puis montre la case.
guide-help = « Aide » donne les règles en images.
guide-undo = « Annuler » reprend n’importe quel coup.
guide-players = Un appui sur un nom au-dessus du plateau choisit qui joue.
guide-skip = Ignorer
guide-next = Suivant
guide-done = Compris
guide-start = Voir les premiers pas
