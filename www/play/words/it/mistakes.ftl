### The visitor's mistakes: exercises of the visitor's games.

mistakes = I miei errori
mistakes-none = Ancora nessun errore
mistakes-first = Fai rivedere una partita finita: le sue mosse più costose diventano i tuoi esercizi.
mistakes-last = Rivedi la mia ultima partita
mistakes-no-last = Non hai ancora finito nessuna partita contro il computer su questo dispositivo.
mistakes-due =
    { $count ->
        [0] Hai imparato tutti gli esercizi, { $all } in tutto.
        [one] Oggi c’è { $count } esercizio da ripassare, su { $all }.
       *[other] Oggi ci sono { $count } esercizi da ripassare, su { $all }.
    }
mistakes-later =
    { $count ->
        [one] Il tuo esercizio è da ripassare il { $date }.
       *[other] Il primo di { $all } esercizi è da ripassare il { $date }.
    }
mistakes-early = Puoi esercitarti anche prima: la data non cambia.
mistakes-practise = Esercitati
mistakes-on = Analizza le mie partite finite contro il computer
mistakes-about = In sottofondo e solo su questo dispositivo. Una mossa trovata ritorna dopo 3, 7, 16 e 35 giorni, una mancata il giorno dopo.
mistakes-waiting =
    { $count ->
        [one] { $count } partita attende l’analisi.
       *[other] { $count } partite attendono l’analisi.
    }
mistakes-game = La partita sul tavoliere: quali mosse sono tue?
mistakes-own-game = Aggiungi la partita sul tavoliere
mistakes-name = Il mio nome nelle partite importate
mistakes-review = Analizza le mie partite
mistakes-taken =
    { $count ->
        [0] Nessun’altra partita importata ha questo nome.
        [one] { $count } partita aggiunta.
       *[other] { $count } partite aggiunte.
    }
mistakes-chosen = Scegli che cosa salvare: { $count } su { $all }
mistakes-one = { $played }, meglio { $best }: { $loss }
mistakes-all = Tutti
mistakes-no = Nessuno
mistakes-save = Salva in un file
mistakes-share = Condividi
mistakes-not-shared = Il browser non condivide questo file: salvalo invece.
mistakes-erase = Cancella tutto
mistakes-restore = Ripristina ciò che è stato cancellato
mistakes-open = Leggi un file salvato
mistakes-read = Gli errori del file sono qui.
mistakes-damaged-file = La riga { $line } del file è danneggiata: ciò che è intero dei suoi errori è qui.
mistakes-no-file = Questo non è un file di errori come quelli salvati qui: non comincia con «{ $mark }».
mistakes-full = C’è posto per 300 errori. Del file restano fuori: { $count }.
exercise-mistake = Da una tua partita
