### The clocks of a game that was read from a text.

time-left = Zegar: { $side }
time-used = Zużyty czas: { $side }
