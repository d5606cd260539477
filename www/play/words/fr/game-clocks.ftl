### The clocks of a game that was read from a text.

time-left = Pendule : { $side }
time-used = Temps utilisé : { $side }
