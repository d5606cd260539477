### Una serata del circolo: giocatori, abbinamenti, risultati, classifica.

title = Serata del circolo
print = Stampa
heading = Titolo
system = Sistema
swiss = Svizzero
round-robin = Girone all’italiana
rounds = Turni
tie-break = A parità di punti
brightwell-first = Brightwell, poi pedine
discs-first = Pedine, poi Brightwell
players =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
names = Aggiungi giocatori, un nome per riga
add = Aggiungi
draw = Sorteggia
order-note = Al primo turno la metà superiore della lista gioca contro quella inferiore. Comincia dai più forti, oppure sorteggia l’ordine.
name-of = Nome del giocatore { $number }
remove = Togli
remove-name = Togli { $name }
leaves = Va via
leaves-name = { $name } va via
returns = Rientra
returns-name = { $name } rientra
pair-round = Abbina il turno { $number }
drop-round = Annulla il turno { $number }
round = Turno { $number }
of-rounds = Turno { $number } di { $count }
table = Tavolo
result = Risultato
discs-of = Pedine di { $name }
swap = Scambia i colori al tavolo { $number }
sits-out = riposa
missing =
    { $count ->
        [one] Manca { $count } risultato.
       *[other] Mancano { $count } risultati.
    }
missing-tables =
    { $count ->
        [one] Manca { $count } risultato: { $tables }.
       *[other] Mancano { $count } risultati: { $tables }.
    }
complete = Tutti i risultati del turno { $number } sono inseriti.
over = Tutti i turni sono giocati.
said-added = Nella lista: { $names }.
said-round = Turno { $number }: { $tables }.
said-result = Tavolo { $table }: { $black } { $discs }, { $white } { $others }.
standings = Classifica
place = Posto
player = Giocatore
points = Punti
quotient = BQ
discs = Pedine ±
wins = Vinte
draws = Pari
losses = Perse
cross-table = Tabella incrociata
exchange = Link dei risultati e file
paste = Incolla i link dei risultati, uno per riga, oppure una serata salvata
read = Leggi
open-file = Apri un file…
save = Salva per fogli di calcolo (CSV)
new-evening = Nuova serata
taken =
    { $count ->
        [one] { $count } risultato inserito.
       *[other] { $count } risultati inseriti.
    }
problem-name = «{ $name }» è già nella lista.
problem-no-name = Un giocatore deve avere un nome.
problem-many = C’è posto per { $count } giocatori.
problem-few = Servono almeno due giocatori.
problem-full =
    { $count ->
        [0] Il girone è cominciato e tutti i posti sono occupati.
       *[other] Il girone è cominciato e resta un solo posto.
    }
problem-stale = Un’altra scheda ha modificato questa serata. Ora la vedi com’è: ripeti il passo se serve ancora.
problem-damaged = La serata salvata è danneggiata: qui ne comincia una nuova.
problem-two-results = Il tavolo { $table } del turno { $round } ha due risultati: { $black }⁠–⁠{ $white } qui, { $other-black }⁠–⁠{ $other-white } in un’altra scheda.
problem-results = Mancano ancora risultati del turno { $number }.
problem-met = Non si può abbinare un altro turno: qualcuno dovrebbe incontrare di nuovo lo stesso avversario o riposare una seconda volta.
problem-result = «{ $text }» non è un risultato: scrivi le pedine nere, da 0 a 64, o entrambi i numeri, come 40-24.
problem-text = Questo non è né il link di un risultato né una serata salvata.
problem-link = La riga { $line } non è il link di un risultato.
problem-link-open = Riga { $line }: la partita del link non è finita.
problem-link-players = Riga { $line }: { $black } e { $white } non si incontrano in nessun turno.
problem-file-row = Riga { $line }: «{ $text }» è fuori posto.
problem-file-player = Riga { $line }: nessun giocatore si chiama «{ $text }».

## At the start

evening = Serata del circolo
