### The card at the end of a game.

you-won = Vinci { $count }
you-lost = Perdi { $count }
wins = Vince { $side } { $count }
draw = Pareggio { $count }
rival-resigned = { $name } abbandona: vinci tu
you-resigned = Abbandoni: vince { $name }
wins-on-time = Vince { $side } per il tempo { $count }
# The invisible word joiners keep a score on one line.
count = { $own }⁠–⁠{ $other }
on-board = { $count } sul tavoliere, più le caselle vuote.
on-board-draw = { $count } sul tavoliere, più metà delle caselle vuote ciascuno.
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
review-loss = Dov’era l’errore?
again = Rivincita
end-first-win = La tua prima vittoria!
end-whole-board = Tutto il tavoliere!
end-narrow = Per un soffio!
end-row = Una fila in { $count } mosse.
    .tic-tac-toe = Tre in fila in { $count } mosse.
    .connect-four = Quattro in fila in { $count } mosse.
end-full = Il tavoliere è pieno.
    .connect-four = Tutte le colonne sono piene.
