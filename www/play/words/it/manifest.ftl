### The installed page: what the system shows of it.

description = Reversi in due o contro il computer, anche offline.
computer = Contro il computer
people = In due
# Two pictures of the page.
wide = Il tavoliere a metà partita
narrow = Il tavoliere sul telefono
