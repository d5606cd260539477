### Who plays: people, the computer and its opponents by name.

player-human = Person
player-computer = Computer
player-random = Random
player-friend = A friend, by link
friend = your friend
exercise-human = You
exercise-computer = Computer
level-doofie = Dummy
level-klauwastekannz = Grab-What-You-Can
level-ramscher = Hoarder
level-ecken-eddi = Corner Eddie
level-aufpasser = Watchman
level-pascal = Pascal
level-stratege = Strategist
level-random = Random
level-easy = Pip (easy)
level-medium = Nelly (medium)
level-hard = Bruno (hard)
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

players = Who plays?
pick-player = Choose who plays { $side }
swap = Swap sides
