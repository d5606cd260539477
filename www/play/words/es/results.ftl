### The visitor's results: games, exercises, and what moves have cost.

results = Mis resultados
results-none-yet = Aquí aparecen las partidas terminadas contra el ordenador, los ejercicios resueltos y lo que han costado tus jugadas.
results-games = Partidas
results-won = Ganadas
results-drawn = Tablas
results-lost = Perdidas
results-beaten = Rivales vencidos
results-of = de { $total }
results-solved = Ejercicios resueltos
results-opponent = Rival
results-costs = Fichas perdidas por partida
results-lately =
    { $count ->
        [one] en la última partida
       *[other] por partida, en las últimas { $count }
    }
results-costs-none = Lo que han costado tus jugadas aparece aquí cuando se ha analizado una partida terminada en busca de tus errores.
results-no-opening = sin nombre
record-clear = Borrar resultados
record-restore = Recuperar resultados
phase-opening = Jugadas 1 a 20
phase-middle = Jugadas 21 a 40
phase-ending = Desde la jugada 41
progress-phase = Por fase de la partida
progress-week = Por semana
progress-opponent = Por rival
progress-opening = Por apertura
progress-name = Qué
progress-games = Partidas
progress-cost = Fichas perdidas por jugada
