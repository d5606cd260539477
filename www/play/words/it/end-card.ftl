### What the card at the end of a game says beside the result.

not-counted = «Gioca la migliore» ha giocato per te: questa partita non conta.
first-win = La tua prima vittoria contro { $opponent }!
wins-in-a-row = { $count } vittorie di fila.
record-against = Contro { $opponent }: { $results }.
record-won =
    { $count ->
        [one] { $count } vinta
       *[other] { $count } vinte
    }
record-drawn =
    { $count ->
        [one] { $count } pari
       *[other] { $count } pari
    }
record-lost =
    { $count ->
        [one] { $count } persa
       *[other] { $count } perse
    }
ladder-next = Avversari battuti: { $beaten } su { $total }. Il prossimo: { $opponent }.
ladder-done = Hai battuto tutti.
level-down = { $opponent } gioca un po’ meno forte.
end-could-draw = Alla mossa { $number } potevi ancora pareggiare: { $square }.
    .connect-four = Alla mossa { $number } potevi ancora pareggiare: colonna { $column }.
end-could-win = Alla mossa { $number } potevi ancora vincere: { $square }.
    .connect-four = Alla mossa { $number } potevi ancora vincere: colonna { $column }.
review-loss = Dov’era l’errore?
again = Rivincita
end-first-win = La tua prima vittoria!
end-whole-board = Tutto il tavoliere!
end-narrow = Per un soffio!
show-board = Guarda il tavoliere
