### The clocks of a game that was read from a text.

time-left = Klok: { $side }
time-used = Gebruikte tijd: { $side }
