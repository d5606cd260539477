### The help: rules, advice, keyboard.

help-aim-title = Les règles
help-place = Posez un pion de façon à encadrer des pions adverses entre lui et un autre des vôtres, en ligne droite : horizontale, verticale ou diagonale.
help-turn = Tous les pions encadrés se retournent et deviennent les vôtres, dans toutes les directions à la fois.
help-pass = Si vous ne pouvez rien encadrer, vous devez passer. Si vous le pouvez, vous devez jouer.
help-end = Quand aucun camp ne peut plus jouer, la partie est finie. Qui a le plus de pions gagne et reçoit aussi les cases vides.
help-starts = Départ diagonal : les pions de même couleur sont placés en diagonale. Départ parallèle : ils sont côte à côte.
help-advice-title = Quelques conseils
help-corners = Un pion dans un coin ne se retourne jamais, et les pions voisins le long du bord deviennent sûrs avec lui.
help-x-squares = Méfiez-vous de la case en diagonale d’un coin vide, la case X : y jouer donne le coin.
help-c-squares = Les deux cases du bord voisines d’un coin vide, les cases C, le donnent tout aussi facilement.
help-freedom = Au début, avoir beaucoup de pions n’est pas un avantage. Ce qui compte, c’est la mobilité : avoir plus de coups au choix.
help-version = Version { $release }
help-keys-title = Au clavier
help-key-arrows = Flèches
help-key-arrows-do = vont de case en case
help-key-enter = Entrée ou Espace
help-key-enter-do = joue la case
    .connect-four = lâche un jeton dans la colonne de la case
help-key-row = Origine, Fin
help-key-row-do = vont aux extrémités de la rangée
help-key-board = Ctrl+Origine, Ctrl+Fin
help-key-board-do = vont aux extrémités du plateau
help-key-escape = Échap
help-key-escape-do = ferme l’écran de fin et tout dialogue, termine le dessin et la création d’une position, annule le coup choisi
help-key-command = Ctrl+{ $key }
help-key-turned = fait pivoter le plateau
help-key-mistake = va à l’erreur suivante d’un bilan
help-key-mistake-before = va à l’erreur précédente
help-notes-title = Bon à savoir
help-undo = « Annuler » revient à votre dernière décision, aussi souvent que vous voulez, même après la fin de la partie.
help-comments = Sous les coups, « Commenter et dessiner » ajoute un texte, des cercles et des flèches à n’importe quelle position. Ils sont enregistrés avec la partie ; ceux de Reversi vont aussi dans les liens, le GGF et le texte de type PGN.
help-thinking = Pendant que l’ordinateur réfléchit, « Arrêter » joue le meilleur coup trouvé. Avec « Profondeur, avance et temps de l’ordinateur », vous voyez combien de coups il calcule d’avance et quel camp il pense voir gagner.
    .tic-tac-toe = L’ordinateur répond aussitôt ; la pause avant ses coups est l’un des réglages.
    .connect-four = L’ordinateur répond aussitôt ; la pause avant ses coups est l’un des réglages.
help-keep = La partie est enregistrée dans ce navigateur : vous la retrouverez à votre retour. Rien n’est envoyé nulle part.
help-keep-not = Votre navigateur n’enregistre rien pour cette page, ou n’a plus de place : parties, commentaires et réglages durent jusqu’à la fermeture de la page. « Partage & fichiers » vous donne la partie sous forme de texte ou de lien.

help-ttt-place = Chacun à son tour marque une case vide.
help-ttt-win = Trois de vos marques alignées gagnent : en ligne, en colonne ou en diagonale.
help-ttt-draw = Si la grille est pleine sans alignement, la partie est nulle.
help-ttt-block = Deux marques alignées sont une menace : prenez vous-même la troisième case.
help-ttt-fork = Une marque qui crée deux menaces à la fois gagne : on ne peut en parer qu’une.
help-c4-drop = Chacun à son tour lâche un jeton dans une colonne. Il tombe sur la case vide la plus basse.
help-c4-win = Quatre de vos jetons alignés gagnent : en ligne, en colonne ou en diagonale.
help-c4-draw = Si toutes les colonnes sont pleines sans quatre jetons alignés, la partie est nulle.
help-c4-centre = La colonne du milieu fait partie du plus grand nombre de lignes : les jetons y valent le plus.
help-c4-open = Trois jetons aux deux bouts libres gagnent : on ne peut en bloquer qu’un.
help-c4-under = Laissez la case marquée : le camp qui la joue laisse l’autre gagner au-dessus.
help-key-column = 1 à 7
help-key-column-do = lâchent un jeton dans cette colonne

## At the start

help = Aide
