### Who plays: people, the computer and its opponents by name.

player-human = Persona
player-computer = Computer
player-random = A caso
player-friend = Qualcuno, per link
friend = chi gioca con te
exercise-human = Tu
exercise-computer = Computer
level-doofie = Tontolone
level-klauwastekannz = Arraffatutto
level-ramscher = Accaparratore
level-ecken-eddi = Eddi degli angoli
level-aufpasser = Guardiano
level-pascal = Pascal
level-stratege = Stratega
level-random = Caso
level-easy = Pip (facile)
level-medium = Nelly (medio)
level-hard = Bruno (difficile)
level-expert = Ada (esperto)
level-perfect = Leo (perfetto)
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

players = Chi gioca?
pick-player = Scegli chi gioca con { $side }
swap = Cambia parte
