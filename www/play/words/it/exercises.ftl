### The exercises.

exercises-daily = Esercizio del giorno
exercises-play = Risolvilo
exercises-again = Rifallo
exercises-begin = Comincia
exercises-next-is = Poi: { $theme }
exercises-all-solved = Tutti gli esercizi sono risolti. Di nuovo dal primo?
exercises-path = Tema per tema
theme-corner = Angoli
theme-wedge = Cunei
theme-parity = Parità
theme-access = Accesso
theme-stability = Pedine stabili
theme-quiet = Mosse tranquille
theme-ending = Finali
about-corner = prenderli, e non regalarne nessuno
about-wedge = una pedina fra due, su un bordo
about-parity = fare l’ultima mossa in una zona
about-access = caselle che solo tu puoi occupare
about-stability = pedine che nessuno capovolge più
about-quiet = poche pedine capovolte, poche risposte
about-ending = contare fino all’ultima casella
lesson-corner = Una pedina nell’angolo non si gira più, e con lei diventa sicuro il bordo accanto. Prendi gli angoli e non regalarne nessuno.
lesson-wedge = Una pedina sul bordo fra due avversarie è difficile da scacciare. Da lì si arriva spesso all’angolo.
lesson-parity = Chi gioca per ultimo in una zona tiene ciò che gira. Comincia una zona con un numero dispari di caselle vuote: l’ultima mossa sarà tua.
lesson-access = Una casella che puoi prendere solo tu è una mossa di riserva. Chiudi caselle all’avversario e tieni le tue per la fine.
lesson-stability = Una pedina che nessuna mossa può più girare conta per sempre. Queste pedine crescono dagli angoli lungo i bordi.
lesson-quiet = Girare molto apre molte mosse all’avversario. Una mossa tranquilla gira poco, e in mezzo alle pedine.
lesson-ending = Vicino alla fine vince chi conta. Gioca ogni ordine a mente fino all’ultima casella, risposte comprese.
compare-corner = { $one } o { $two }: chi ottiene quale angolo dopo ciascuna?
compare-wedge = { $one } o { $two }: quale pedina sta sul bordo fra due di { $other }?
compare-parity = { $one } o { $two }: quale comincia una zona con un numero dispari di caselle vuote?
compare-access = { $one } o { $two }: dopo quale { $other } non arriva a una casella che tu puoi prendere?
compare-stability = { $one } o { $two }: quale rende sicure per sempre più pedine?
compare-quiet = { $one } o { $two }: quale gira meno, o lascia a { $other } meno risposte?
compare-ending = { $one } o { $two }: gioca entrambe fino all’ultima casella. Quale conserva più pedine?
race = Contro il tempo
race-length = 3 minuti
race-score = Giusti: { $right }, sbagliati: { $wrong }
race-best = Record: { $count }
exercises-solved = risolto
exercises-difficulty = Difficoltà
difficulty-0 = tutte
difficulty-1 = facile
difficulty-2 = medio
difficulty-3 = difficile
difficulty-count = { $solved } su { $total }
exercises-streak =
    { $count ->
        [one] { $count } al primo tentativo
       *[other] { $count } di fila al primo tentativo
    }
exercises-days =
    { $count ->
        [one] Serie: { $count } giorno
       *[other] Serie: { $count } giorni
    }
exercises-clear = Cancella i progressi
exercises-own = I tuoi esercizi
own-about = Un paragrafo per esercizio: la posizione, poi «win», «draw» o «best» con una difficoltà da 1 a 3, poi una riga per ogni mossa accettata, con le risposte se vuoi. Le righe che iniziano con # sono commenti.
own-text = Testo degli esercizi
own-take = Controlla il testo
own-checking = Controllo…
own-sound = Il calcolo lo conferma.
own-after = Dopo { $moves }:
own-unchecked = Più di 20 caselle sono vuote: troppe per il calcolo esatto.
own-play = Risolvi: { $name }
also-solves-win = Anche { $square } vince.
also-solves-draw = Neanche { $square } perde.
also-solves-best = { $square } vale altrettanto.
does-not-solve-win = { $square } non vince.
does-not-solve-draw = { $square } perde.
does-not-solve-best = { $square } non è la mossa migliore.
exercise-name = Esercizio { $id }, { $difficulty }
exercise-place = { $theme }, { $place }
exercise-number-of = { $number } su { $total }
exercise-guided = guidato { $number } di { $total }
exercise-own = Il tuo esercizio { $number }
exercise-right = Giusto, risolto!
exercise-so-far = Giusto finora.
exercise-moves =
    { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }
exercise-shown = soluzione mostrata
exercise-shown-moves = La soluzione: { $moves }.
exercise-retry = Riprova
exercise-solution = Soluzione
exercise-start = All’esercizio
exercise-onward = Prossimo esercizio
exercise-line = La linea
exercise-next = Successivo
exercise-next-name = Successivo nell’elenco
exercise-previous = Precedente
exercise-previous-name = Precedente nell’elenco
exercise-rival = La seconda scelta, { $square }, { $result }.
exercise-unseen = Fuori dalla parte visibile del tavoliere: { $squares }.
result-wins = vince di { $count }
result-draws = pareggia
result-loses = perde di { $count }
result-lead = vale { $lead }
