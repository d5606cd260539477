### The visitor's results: games, exercises, and what moves have cost.

results = I miei risultati
results-none-yet = Qui compaiono le partite finite contro il computer, gli esercizi risolti e quanto sono costate le tue mosse.
results-games = Partite
results-won = Vinte
results-drawn = Pari
results-lost = Perse
results-beaten = Avversari battuti
results-of = su { $total }
results-solved = Esercizi risolti
results-opponent = Avversario
results-costs = Pedine perse per partita
results-lately =
    { $count ->
        [one] nell’ultima partita
       *[other] per partita, nelle ultime { $count }
    }
results-costs-none = Quanto sono costate le tue mosse compare qui dopo che una partita finita è stata analizzata per i tuoi errori.
results-no-opening = senza nome
record-clear = Cancella i risultati
record-restore = Ripristina i risultati
phase-opening = Mosse da 1 a 20
phase-middle = Mosse da 21 a 40
phase-ending = Dalla mossa 41
progress-phase = Per fase della partita
progress-week = Per settimana
progress-opponent = Per avversario
progress-opening = Per apertura
progress-name = Quale
progress-games = Partite
progress-cost = Pedine perse per mossa
