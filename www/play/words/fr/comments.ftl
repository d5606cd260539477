### Comments and drawings on positions.

comment-text = Commentaire sur cette position
comment-earlier = Commentaire sur la position précédente
comment-cut =
    { $count ->
        [one] { $count } caractère de trop : la fin du texte n’est pas gardée.
       *[other] { $count } caractères de trop : la fin du texte n’est pas gardée.
    }
comment-length = { $count } caractères sur 1 000
glyph-row = Signe d’annotation du coup { $number }, { $square }
draw = Dessiner sur le plateau
erase = Effacer les marques
draw-note = Aussi sans ce bouton : clic droit ou Maj + clic pour un cercle ; glisser avec le bouton droit ou avec Maj pour une flèche. La même marque une deuxième fois l’efface.
