### Who plays: people, the computer and its opponents by name.

player-human = Mensch
player-computer = Computer
player-random = Zufall
player-friend = Jemand per Link
friend = dein Gegenüber
exercise-human = Du
exercise-computer = Computer
level-doofie = Doofie
level-klauwastekannz = KlauWasteKannz
level-ramscher = Ramscher
level-ecken-eddi = Ecken-Eddi
level-aufpasser = Aufpasser
level-pascal = Pascal
level-stratege = Stratege
level-random = Zufall
level-easy = Pip (leicht)
level-medium = Nelly (mittel)
level-hard = Bruno (schwer)
level-expert = Ada (Experte)
level-perfect = Leo (perfekt)
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

players = Wer spielt?
pick-player = Wähl, wer { $side } spielt
swap = Seiten tauschen
