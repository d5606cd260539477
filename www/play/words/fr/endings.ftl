### Endings: played out against perfect play, or counted first.

endings = Jouer des finales
ending-here = La position sur le plateau
ending-play = Jouer jusqu’au bout
ending-count = Compter d’abord
ending-drawn = Des finales à compter
ending-draw = Compter une finale
ending-draw-next = Compter la suivante
ending-most = Cases vides, au plus
ending-about = À partir de { $count } cases vides, l’ordinateur joue parfaitement et l’écart est exact ; avant, il joue aussi bien qu’il peut.
ending-shows = Afficher l’écart
ending-cost = Coups qui ont coûté des pions : { $moves }
ending-move = { $number }. { $square } ({ $cost })
ending-no-cost = Aucun de vos coups n’a coûté de pion.
ending-end = Votre résultat à la fin : { $lead } ; au meilleur jeu depuis le début : { $best }.
ending-again = Reprendre du début
ending-change = Changer de camp
count-winner = Gagnant
count-draw = Nulle
count-by = Écart
count-less = Réduire l’écart
count-more = Augmenter l’écart
count-check = Vérifier
count-skip = Voir la solution
count-tally = Finales comptées : { $counted }, bon gagnant : { $winners }, écart exact : { $exact }
