### The clocks of a game that was read from a text.

time-left = 時計：{ $side }
time-used = 消費時間：{ $side }
