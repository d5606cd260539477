### A game with a friend by links.

send-invitation = Invita qualcuno
send-move = Invia la tua mossa
send-result = Invia il risultato
send-again = La mossa è inviata
send-turn = Tocca a te
note-invitation = Chi apre il link, su qualsiasi dispositivo, gioca con { $side }. Non si installa nulla e nulla passa per un server.
note-unsent = Finché non invii il link puoi annullare la tua mossa.
note-sent = Il link resta qui. La risposta arriva come link: aprilo, o incollalo in questa pagina.
note-turn = Gioca la tua mossa sul tavoliere: il link la conterrà.
note-result = Il link mostra la partita su qualsiasi dispositivo, e lì la pagina la conta di nuovo.
your-name = Il tuo nome (facoltativo)
link = Link
copy = Copia
copied = Copiato
copy-by-hand = Il link è selezionato: copialo con la tastiera o con il suo menu.
share = Condividi
mail = E-mail
mail-subject = Reversi: tocca a te
qr = QR
qr-label = Codice QR del link, per la fotocamera di un altro telefono
close = Chiudi
invitation = { $name } ti invita
invitation-unnamed = Un invito per te
invitation-facts =
    { $count ->
        [one] { $game }, { $count } mossa finora. Giocheresti con { $side }.
       *[other] { $game }, { $count } mosse finora. Giocheresti con { $side }.
    }
invitation-keeps = La partita sul tuo tavoliere resta in «Partite».
play = Gioca
look = Guarda soltanto
fork = Due versioni di questa partita
fork-facts =
    { $count ->
        [one] Dopo { $count } mossa si separano. La versione che non scegli resta nella partita come altra variante.
       *[other] Dopo { $count } mosse si separano. La versione che non scegli resta nella partita come altra variante.
    }
own-moves = Queste mosse sono tue?
own-moves-facts = Il link gioca per la tua parte mosse che non sono state fatte in questo browser. Accettale se vengono da un altro tuo dispositivo. Altrimenti tieni la tua versione: l’altra resta nella partita come altra variante.
fork-own = La tua
fork-theirs = Nel link
fork-take-own = Tieni la mia
fork-take-theirs = Usa quella del link
fork-move = Mossa { $number }: { $square }
fork-end = Finisce qui
resign-title = Abbandonare la partita?
resign-facts = Vince { $name }, e non si torna indietro.
resign-not = Continua
result = Un risultato
result-complete =
    { $count ->
        [one] { $score }, { $count } mossa legale, partita completa.
       *[other] { $score }, { $count } mosse legali, partita completa.
    }
result-open =
    { $count ->
        [one] { $count } mossa legale, e la partita non è finita: non è un risultato.
       *[other] { $count } mosse legali, e la partita non è finita: non è un risultato.
    }
result-differs =
    { $count ->
        [one] Il link dice { $claimed }, ma la sua { $count } mossa legale dà: { $score }.
       *[other] Il link dice { $claimed }, ma le sue { $count } mosse legali danno: { $score }.
    }
result-resigned =
    { $count ->
        [one] Secondo il link { $side } ha abbandonato dopo { $count } mossa legale. La mossa da sola non lo mostra.
       *[other] Secondo il link { $side } ha abbandonato dopo { $count } mosse legali. Le mosse da sole non lo mostrano.
    }
result-time =
    { $count ->
        [one] Secondo il link { $side } ha esaurito il tempo dopo { $count } mossa legale. La mossa da sola non lo mostra.
       *[other] Secondo il link { $side } ha esaurito il tempo dopo { $count } mosse legali. Le mosse da sole non lo mostrano.
    }
result-won = Vince { $side }
result-draw = Pareggio
replay-move = { $side } gioca { $square }
replay-number = Mossa { $number }: { $move }
replay-start = Prima della prima mossa
replay-back = Indietro di una mossa
replay-next = Mossa successiva
replay-play = Riproduci le mosse
replay-pause = Pausa
replay-moves = Mosse della partita
look-result = Mostra sul tavoliere
players = { $black } – { $white }

## At the start

resign = Abbandona
send = Invia
result-link = Link e codice QR del risultato
