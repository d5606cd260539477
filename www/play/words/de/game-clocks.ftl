### The clocks of a game that was read from a text.

time-left = Uhr: { $side }
time-used = Verbrauchte Zeit: { $side }
