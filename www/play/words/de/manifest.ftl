### Die installierte Seite: was das System von ihr zeigt.

description = Reversi gegen Freunde oder den Computer, auch offline.
computer = Gegen den Computer
people = Zu zweit
wide = Das Brett mitten im Spiel
narrow = Das Brett auf dem Telefon
