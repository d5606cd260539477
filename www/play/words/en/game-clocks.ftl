### The clocks of a game that was read from a text.

time-left = Clock: { $side }
time-used = Time used: { $side }
