### The installed page: what the system shows of it.

description = Reversi entre dos o contra la máquina, también sin conexión.
computer = Contra la máquina
people = Dos personas
# Two pictures of the page.
wide = El tablero en plena partida
narrow = El tablero en un teléfono
