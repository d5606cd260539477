### First steps: what a first visit reads beside the board.

guide = Primeros pasos
guide-count = { $number } de { $total }
guide-said = Primeros pasos, { $number } de { $total }: { $text }
guide-play = Juega en la casilla del anillo: la ficha que encierras se voltea.
    .tic-tac-toe = Elige una casilla: tres marcas tuyas en línea ganan.
    .connect-four = Elige una columna: cuatro fichas tuyas en línea ganan.
guide-play-more = Cada casilla marcada encierra fichas: elige la que quieras.
    .tic-tac-toe = Tu rival busca lo mismo e intenta impedírtelo.
    .connect-four = La ficha cae hasta la casilla vacía más baja de su columna.
guide-aim = Gana quien tiene más fichas al final.
guide-reply = Tu rival responde, y un rombo señala su ficha.
guide-reply-more = Luego te toca otra vez. A menudo una jugada voltea varias fichas.
guide-corners = Busca las esquinas: una ficha allí ya no se voltea nunca.
guide-corners-more = Evita las casillas junto a una esquina vacía: abren el camino hacia ella.
guide-pass = Quien no puede encerrar nada pasa, y juega otra vez su rival.
guide-pass-more = Cuando nadie puede jugar, la partida termina: gana quien tiene más fichas.
guide-hint = «Pista» dice en qué fijarse y después señala la casilla.
guide-help = «Ayuda» explica las reglas con imágenes.
guide-undo = «Deshacer» retira cualquier jugada.
guide-players = Pulsa un nombre encima del tablero para elegir quién juega.
guide-skip = Omitir
guide-next = Siguiente
guide-done = Entendido
guide-start = Ver los primeros pasos
