### Who plays: people, the computer and its opponents by name.

player-human = Humain
player-computer = Ordinateur
player-random = Hasard
player-friend = Quelqu’un, par lien
friend = votre adversaire
exercise-human = Vous
exercise-computer = Ordinateur
level-doofie = Bêta
level-klauwastekannz = Chipe-tout
level-ramscher = Ramasse-tout
level-ecken-eddi = Eddy des coins
level-aufpasser = Vigile
level-pascal = Pascal
level-stratege = Stratège
level-random = Hasard
level-easy = Pip (facile)
level-medium = Nelly (moyen)
level-hard = Bruno (difficile)
level-expert = Ada (expert)
level-perfect = Leo (parfait)
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

players = Qui joue ?
pick-player = Choisir qui joue { $side }
swap = Changer de côté
