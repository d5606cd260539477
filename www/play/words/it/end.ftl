### The result of a game.

you-won = Vinci { $count }
you-lost = Perdi { $count }
wins = Vince { $side } { $count }
draw = Pareggio { $count }
rival-resigned = { $name } abbandona: vinci tu
you-resigned = Abbandoni: vince { $name }
wins-on-time = Vince { $side } per il tempo { $count }
# The invisible word joiners keep a score on one line.
count = { $own }⁠–⁠{ $other }
on-board = { $count } sul tavoliere, più le caselle vuote.
on-board-draw = { $count } sul tavoliere, più metà delle caselle vuote ciascuno.
end-row = Una fila in { $count } mosse.
    .tic-tac-toe = Tre in fila in { $count } mosse.
    .connect-four = Quattro in fila in { $count } mosse.
end-full = Il tavoliere è pieno.
    .connect-four = Tutte le colonne sono piene.
