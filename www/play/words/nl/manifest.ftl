### The installed page: what the system shows of it.

description = Reversi met vrienden of tegen de computer, ook offline.
computer = Tegen de computer
people = Met z’n tweeën
# Two pictures of the page.
wide = Het bord midden in een partij
narrow = Het bord op een telefoon
