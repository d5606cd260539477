### Endings: played out against perfect play, or counted first.

endings = Jugar finales
ending-here = La posición del tablero
ending-play = Jugar hasta el final
ending-count = Contar antes
ending-drawn = Finales para contar
ending-draw = Contar un final
ending-draw-next = Contar el siguiente
ending-most = Casillas vacías, como mucho
ending-about = Con { $count } casillas vacías o menos, la máquina juega a la perfección y la diferencia es exacta; con más, juega lo mejor que puede.
ending-shows = Mostrar la diferencia
ending-cost = Jugadas que costaron fichas: { $moves }
ending-move = { $number }. { $square } ({ $cost })
ending-no-cost = Ninguna de tus jugadas ha costado una ficha.
ending-end = Tu resultado al final: { $lead }; con el mejor juego desde el principio: { $best }.
ending-again = Otra vez desde el principio
ending-change = Cambiar de lado
count-winner = Ganador
count-draw = Empate
count-by = Diferencia
count-less = Menor diferencia
count-more = Mayor diferencia
count-check = Comprobar
count-skip = Ver la solución
count-tally = Contados: { $counted }; ganador correcto: { $winners }; exactos: { $exact }
