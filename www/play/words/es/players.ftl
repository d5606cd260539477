### Who plays: people, the computer and its opponents by name.

player-human = Persona
player-computer = Máquina
player-random = Al azar
player-friend = Alguien, por enlace
friend = tu rival
exercise-human = Tú
exercise-computer = Máquina
level-doofie = Tontín
level-klauwastekannz = Arramblatodo
level-ramscher = Acaparador
level-ecken-eddi = Eddi Esquinas
level-aufpasser = Vigilante
level-pascal = Pascal
level-stratege = Estratega
level-random = Azar
level-easy = Pip (fácil)
level-medium = Nelly (medio)
level-hard = Bruno (difícil)
level-expert = Ada (experto)
level-perfect = Leo (perfecto)
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

players = ¿Quién juega?
pick-player = Elegir quién juega con { $side }
swap = Cambiar de lado
