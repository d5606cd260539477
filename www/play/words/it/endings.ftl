### Endings: played out against perfect play, or counted first.

endings = Giocare i finali
ending-here = La posizione sulla scacchiera
ending-play = Gioca fino alla fine
ending-count = Conta prima
ending-drawn = Finali da contare
ending-draw = Conta un finale
ending-draw-next = Conta il prossimo
ending-most = Caselle vuote, al massimo
ending-about = Con { $count } caselle vuote o meno il computer gioca alla perfezione e lo scarto è esatto; con di più gioca meglio che può.
ending-shows = Mostra lo scarto
ending-cost = Mosse costate pedine: { $moves }
ending-move = { $number }. { $square } ({ $cost })
ending-no-cost = Nessuna delle tue mosse è costata una pedina.
ending-end = Il tuo risultato alla fine: { $lead }; con il gioco migliore dall’inizio: { $best }.
ending-again = Di nuovo dall’inizio
ending-change = Cambia lato
count-winner = Vincitore
count-draw = Pareggio
count-by = Scarto
count-less = Scarto minore
count-more = Scarto maggiore
count-check = Verifica
count-skip = Mostra la soluzione
count-tally = Contati: { $counted }; vincitore giusto: { $winners }; esatti: { $exact }
