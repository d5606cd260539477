### The review of a game, and the graph of its values.

home-review = Quanto è costata ogni mossa e dove è girata la partita.
review-start = Rivedi la partita

review = Revisione
review-players = { $black } – { $white }
review-progress = { $done } mosse riviste su { $total }
review-settling = Tutto valutato, si affina…
review-cancel = Interrompi
review-close = Termina la revisione
review-turned-lead = La svolta è alla mossa { $number }: { $side } ha perso il vantaggio con { $square }. Era meglio { $best }.
review-turned-draw = La svolta è alla mossa { $number }: { $side } ha perso il pareggio con { $square }. Era meglio { $best }.
review-turned-about = La svolta è intorno alla mossa { $number }: la mossa più costosa di { $side } è stata { $square }. Era meglio { $best }.
review-led = Vantaggio di { $side } dalla mossa { $number } in poi.
review-led-throughout = Vantaggio di { $side } fin dall’inizio.
review-costliest-mistake = Errore più costoso: { $square } di { $side } alla mossa { $number }, { $discs }.
review-no-mistake = Nessuna mossa è stata un errore.
review-mistake-place = errore { $number } di { $total }
review-mistakes =
    { $count ->
        [one] { $count } errore
       *[other] { $count } errori
    }
review-inaccuracy-place = impre{"\u00AD"}cisione { $number } di { $total }
review-inaccuracies =
    { $count ->
        [one] { $count } impre{"\u00AD"}cisione
       *[other] { $count } impre{"\u00AD"}cisioni
    }
review-costly-place = { $number } delle { $count } più costose
review-costly = le { $count } più costose
review-praise = { $good } delle tue { $total } mosse erano buone.
review-praise-only =
    { $count ->
        [one] Una volta hai trovato l’unica mossa che conservava la vittoria o il pareggio.
       *[other] { $count } volte hai trovato l’unica mossa che conservava la vittoria o il pareggio.
    }
review-accuracy = Precisione
review-count-good = Buone mosse
review-count-inaccuracies = Imprecisioni
review-count-mistakes = Errori
review-unturned = Nessuna mossa ha deciso la partita: con il gioco migliore il risultato era lo stesso fin dall’inizio.
review-costliest = Le mosse più costose di { $side }
review-opponent = Mosse costose dell’avversario
review-legend = I segni
review-legend-loss = { $glyph }: costa { $count } pedine o più
review-legend-only = l’unica mossa che conservava la vittoria o il pareggio
review-legend-good = la migliore risposta a un errore
review-legend-better = la casella migliore
review-legend-reason = caselle di cui parla il motivo
review-legend-line = una linea: mosse non giocate
review-faultless = Non è stata trovata nessuna mossa di { $side } che abbia perso una pedina.
review-lost =
    { $count ->
        [one] in tutto { $discs } pedina persa
       *[other] in tutto { $discs } pedine perse
    }
review-better = Meglio: { $square }.
review-from-book = Entrambi i valori vengono dal libro delle aperture.
review-first = Primo errore
review-line = Mostra la linea
review-line-on = Mossa successiva
play-on-resigned = Da qui non si può continuare: uno di voi ha abbandonato.
play-on-agreed = Da qui non si può continuare: la partita a distanza è andata avanti.
play-on-friend = Da qui non si può continuare: questa linea muove anche per chi gioca con te.
review-own = Solo le mie mosse più costose
review-line-of = Mostra la linea che era meglio della mossa { $number }, { $square }
review-try-at = Riprova: mossa { $number }, { $square }
review-line-here = Mostra la linea che era meglio della mossa sul tavoliere, { $square }
review-try-here = Riprova: la mossa sul tavoliere, { $square }
review-line-said = La linea: { $moves }.
review-move-said = Era: { $glyph }, { $loss }. { $why }
review-mistake-before = Errore precedente
review-mistake-after = Errore successivo
review-only-win = Ogni altra mossa perde la vittoria.
review-only-draw = Ogni altra mossa perde la partita.
review-none-better = Nessuna mossa era migliore.
review-none-found = Non è stata trovata una mossa migliore.
review-at-start = Inizio
review-other-line = Un’altra variante
review-whole = Dettagli
review-go = Mostra la mossa { $number }
review-try = Riprova
review-answer = Mostra la risposta
review-leave = Torna alla partita
review-asks = Quale mossa era migliore qui? Scegli una casella del tavoliere.
review-next = Prossima mossa costosa
review-judging = Valutazione di { $square }…
review-all = Tutte le mosse
review-ply = Mossa
end-mistakes =
    { $count ->
        [one] Rivedi { $count } errore
       *[other] Rivedi { $count } errori
    }
end-many-mistakes = Rivedi gli errori
review-loss = Perdita
review-best = Migliore
review-value = Vantaggio
loss-discs =
    { $count ->
        [one] { $discs } pedina
       *[other] { $discs } pedine
    }

graph = Grafico della partita
graph-caption = Vantaggio di { $side } in pedine, mossa per mossa
graph-start = Inizio: { $lead }
graph-point = Dopo la mossa { $number }, { $square }: { $lead }
graph-unknown = ancora senza valore

## At the start

review = Revisione
