### First steps: what a first visit reads beside the board.

guide = Primi passi
guide-count = { $number } su { $total }
guide-said = Primi passi, { $number } su { $total }: { $text }
guide-play = Gioca sulla casella cerchiata: la pedina imprigionata si capovolge.
    .tic-tac-toe = Scegli una casella: tre dei tuoi segni in fila vincono.
    .connect-four = Scegli una colonna: quattro dei tuoi gettoni in fila vincono.
guide-play-more = Ogni casella segnata imprigiona pedine: scegli quella che vuoi.
    .tic-tac-toe = L’altra parte fa lo stesso e cerca di fermarti.
    .connect-four = Un gettone cade sulla casella vuota più bassa della sua colonna.
guide-aim = Vince chi alla fine ha più pedine.
guide-reply = L’altra parte risponde, e un rombo segna la sua pedina.
guide-reply-more = Poi tocca di nuovo a te. Una mossa capovolge spesso più pedine.
guide-corners = Punta agli angoli: lì una pedina non si capovolge mai più.
guide-corners-more = Evita le caselle accanto a un angolo vuoto: portano lì.
guide-pass = Chi non può imprigionare nulla passa: l’altra parte gioca ancora.
guide-pass-more = Quando nessuno può muovere, la partita è finita: vince chi ha più pedine.
guide-hint = «Consiglio» dice che cosa cercare, poi mostra la casella.
guide-help = «Guida» ha le regole in figure.
guide-undo = «Annulla» riprende qualsiasi mossa.
guide-players = Un tocco su un nome sopra il tavoliere sceglie chi gioca.
guide-skip = Salta
guide-next = Avanti
guide-done = Ho capito
guide-start = Mostra i primi passi
