### The clocks of a game that was read from a text.

time-left = Orologio: { $side }
time-used = Tempo usato: { $side }
