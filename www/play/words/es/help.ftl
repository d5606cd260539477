### The help: rules, advice, keyboard.

help-aim-title = Las reglas
help-place = Coloca una ficha de modo que encierre fichas rivales entre ella y otra ficha tuya, en línea recta: horizontal, vertical o diagonal.
help-turn = Todas las fichas encerradas se voltean y pasan a ser tuyas, en todas las direcciones a la vez.
help-pass = Si no puedes encerrar nada, tienes que pasar. Si puedes, tienes que jugar.
help-end = Cuando nadie puede jugar, la partida termina. Gana quien tiene más fichas, y se lleva también las casillas vacías.
help-starts = Inicio diagonal: las fichas del mismo color están enfrentadas en diagonal. Inicio paralelo: están una al lado de la otra.
help-advice-title = Unos consejos
help-corners = Una ficha en una esquina ya no se voltea nunca, y las fichas del borde junto a ella quedan seguras.
help-x-squares = Cuidado con la casilla en diagonal junto a una esquina vacía, la casilla X: una ficha allí regala la esquina.
help-c-squares = Las dos casillas del borde junto a una esquina vacía, las casillas C, la regalan con la misma facilidad.
help-freedom = Al principio, tener muchas fichas no es ventaja. Lo que cuenta es quién tiene más jugadas para elegir.
help-version = Versión { $release }
help-keys-title = Con el teclado
help-key-arrows = Flechas
help-key-arrows-do = van de casilla en casilla
help-key-enter = Intro o espacio
help-key-enter-do = juega en la casilla
    .connect-four = suelta una ficha en la columna de la casilla
help-key-row = Inicio, Fin
help-key-row-do = van a los extremos de la fila
help-key-board = Ctrl+Inicio, Ctrl+Fin
help-key-board-do = van a los extremos del tablero
help-key-escape = Escape
help-key-escape-do = cierra la pantalla final y cualquier diálogo, deja de dibujar o de crear una posición, anula la jugada elegida
help-key-command = Ctrl+{ $key }
help-key-turned = gira el tablero
help-key-mistake = va al siguiente error de una revisión
help-key-mistake-before = va al error anterior
help-notes-title = Conviene saber
help-undo = «Deshacer» vuelve a tu última decisión, tantas veces como quieras, incluso con la partida terminada.
help-comments = Debajo de las jugadas, «Comentar y dibujar» añade texto, círculos y flechas a cualquier posición. Se guardan con la partida; los de Reversi viajan también en los enlaces, en GGF y en el texto tipo PGN.
help-thinking = Mientras la máquina piensa, «Parar» juega la mejor jugada encontrada hasta el momento. Con «Mostrar profundidad, ventaja y tiempo de la máquina» ves cuántas jugadas calcula y quién cree que irá por delante.
    .tic-tac-toe = La máquina responde al instante; la pausa antes de sus jugadas está en los ajustes.
    .connect-four = La máquina responde al instante; la pausa antes de sus jugadas está en los ajustes.
help-keep = La partida se guarda en este navegador y sigue aquí cuando vuelves. No se envía nada a ninguna parte.
help-keep-not = Tu navegador no guarda nada de esta página, o se ha quedado sin espacio: partidas, comentarios y ajustes duran hasta que se cierra la página. «Compartir y guardar» te da la partida como texto o enlace.

help-ttt-place = Por turnos, se marca una casilla vacía.
help-ttt-win = Tres marcas tuyas en línea ganan: horizontal, vertical o diagonal.
help-ttt-draw = Si el tablero se llena sin ninguna línea, hay empate.
help-ttt-block = Dos en línea son una amenaza: ocupa tú la tercera casilla.
help-ttt-fork = Una marca que abre dos líneas a la vez gana: solo se puede parar una.
help-c4-drop = Por turnos, se suelta una ficha en una columna. Cae hasta la casilla vacía más baja.
help-c4-win = Cuatro fichas tuyas en línea ganan: horizontal, vertical o diagonal.
help-c4-draw = Si todas las columnas se llenan sin cuatro en raya, hay empate.
help-c4-centre = Por la columna central pasan más líneas que por ninguna: allí las fichas valen más.
help-c4-open = Tres con los dos extremos abiertos ganan: solo se puede parar uno.
help-c4-under = No toques la casilla marcada: quien juega en ella deja ganar a su rival justo encima.
help-key-column = 1 a 7
help-key-column-do = sueltan una ficha en esa columna

## At the start

help = Ayuda
