### La finestra che scrive il codice di un tavoliere per un sito.

about = Un tavoliere per il tuo sito: scegli, guarda, copia il codice. Non c’è nulla da installare.
shown = Che cosa mostra il tavoliere
shown-game = Questa partita
shown-new = Una partita nuova
place = Dove va
place-html = Qualsiasi pagina (HTML)
place-frame = Riquadro semplice, senza script
place-module = Modulo per un bundler (npm)
note-html = Incolla il codice dove deve stare il tavoliere. Sarà largo quanto il testo attorno.
note-frame = Per le pagine che non accettano script. Il riquadro ha un’altezza fissa.
note-module = Richiede il pacchetto npm reversi-game.
note-wordpress = In un blocco «HTML personalizzato», da chi può usare HTML non filtrato.
note-typo3 = In un elemento di contenuto «HTML». L’editor di testo lo toglierebbe.
note-joomla = In un modulo «Personalizzato», con l’editor «Nessuno».
note-local = L’indirizzo in questo codice porta al tuo dispositivo: pubblica prima la pagina su un server, così anche altri possono aprirla.
group-board = Sul tavoliere
group-players = Chi gioca
group-look = Aspetto e lingua
group-visitor = Che cosa i visitatori vedono e possono fare
group-frame = Nella tua pagina
field-moves = Partita o posizione
field-ply = Mosse sul tavoliere
field-marks = Segni sulle caselle: c3 f5-d6 c4=A
field-exercise = Esercizio: numero, «daily» o testo
field-src = Indirizzo di un file di partite
field-every = Secondi tra due letture del file
field-credentials = Leggere quel file con i cookie del visitatore
field-player = { $side }: giocatore
field-name = { $side }: nome
field-side-level = { $side }: livello
field-level = Livello di entrambi
field-seed = Numero che riproduce le stesse scelte
field-ground = Dietro il tavoliere
field-controls = Pulsanti
field-lock = Che cosa i visitatori non possono fare
field-asks = Chiedere alla tua pagina prima di ogni mossa
field-wheel = Scorrere la partita con la rotella del mouse
field-loading = Carica solo quando si avvicina
field-poster = Mostra un’immagine finché non viene premuta
field-label = Nome per gli screen reader
field-base = Cartella di questa pagina
as-usual = Predefinito
ground-page = Colore di questa pagina
ground-transparent = La tua pagina
lock-undo = Annullare, caricare o scorrere
lock-hint = Consigli, valori, revisione
lock-level = Scegliere il livello
lock-players = Scegliere chi gioca
lock-theme = Scegliere il tema
lock-lang = Scegliere la lingua
lock-game = Scegliere un altro gioco
lock-board = Giocare (solo guardare)
preview = Anteprima
code = Codice da copiare
copied = Copiato.

## At the start

embed-code = Inserisci in un sito
