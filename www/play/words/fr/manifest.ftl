### The installed page: what the system shows of it.

description = Reversi à deux ou contre l’ordinateur, même hors ligne.
computer = Contre l’ordinateur
people = À deux
# Two pictures of the page.
wide = Le plateau en cours de partie
narrow = Le plateau sur un téléphone
