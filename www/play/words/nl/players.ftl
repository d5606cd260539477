### Who plays: people, the computer and its opponents by name.

player-human = Mens
player-computer = Computer
player-random = Toeval
player-friend = Iemand, via links
friend = je tegenstander
exercise-human = Jij
exercise-computer = Computer
level-doofie = Dommie
level-klauwastekannz = Graaigraag
level-ramscher = Hamsteraar
level-ecken-eddi = Hoeken-Eddie
level-aufpasser = Oppasser
level-pascal = Pascal
level-stratege = Strateeg
level-random = Toeval
level-easy = Pip (makkelijk)
level-medium = Nelly (gemiddeld)
level-hard = Bruno (moeilijk)
level-expert = Ada (expert)
level-perfect = Leo (perfect)
level-1 = Pip (1)
level-2 = Nelly (2)
level-3 = Toffee (3)
level-4 = Greta (4)
level-5 = Bruno (5)
level-6 = Luna (6)
level-7 = Felix (7)
level-8 = Wanda (8)
level-9 = Ada (9)
level-10 = Leo (10)

players = Wie speelt er?
pick-player = Kies wie { $side } speelt
swap = Wissel van kant
