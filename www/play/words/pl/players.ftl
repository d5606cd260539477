### Who plays: people, the computer and its opponents by name.

player-human = Człowiek
player-computer = Komputer
player-random = Losowo
player-friend = Ktoś przez link
friend = druga osoba
exercise-human = Ty
exercise-computer = Komputer
level-doofie = Głuptas
level-klauwastekannz = Łakomczuch
level-ramscher = Zbieracz
level-ecken-eddi = Narożny Eddie
level-aufpasser = Stróż
level-pascal = Pascal
level-stratege = Strateg
level-random = Losowy
level-easy = Pip (łatwy)
level-medium = Nelly (średni)
level-hard = Bruno (trudny)
level-expert = Ada (ekspert)
level-perfect = Leo (doskonały)
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

players = Kto gra?
pick-player = Wybierz, kto gra jako { $side }
swap = Zamień strony
