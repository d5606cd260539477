### The clocks of a game that was read from a text.

time-left = Reloj: { $side }
time-used = Tiempo usado: { $side }
