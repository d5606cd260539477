### The installed page: what the system shows of it.

description = Reversi against a friend or the computer, offline as well.
computer = Against the computer
people = Two players
# Two pictures of the page.
wide = The board in mid-game
narrow = The board on a telephone
