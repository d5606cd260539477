### The installed page: what the system shows of it.

description = Reversi z drugą osobą lub z komputerem, także bez sieci.
computer = Z komputerem
people = Dwie osoby
wide = Plansza w środku partii
narrow = Plansza na telefonie
