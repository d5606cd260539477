### A live game between two devices.

help-offer = Inquadra questo codice con l’altro dispositivo, o apri lì il link. L’altro mostra una risposta: leggila qui.
help-answer = Fai leggere questa risposta al primo dispositivo, o apri lì il suo link. La partita comincia appena si sono trovati.
help-connected = Connessione riuscita. Ogni mossa arriva subito.
help-making = Preparazione del codice…
help-failed = Nessuna via diretta fra i due dispositivi. Devono essere nella stessa rete; altrimenti si continua per link.
help-absent = Questo browser non ha connessioni dirette. Gioca per link.
qr-label = Codice QR per la fotocamera dell’altro dispositivo
link = Link con il codice di questo dispositivo
copy = Copia il link
copied = Copiato
code = Codice o link dell’altro dispositivo
take = Usa
scan = Leggi con la fotocamera
scan-stop = Ferma la fotocamera
scan-failed = Qui la fotocamera non si può usare: incolla il codice.
undo = Chiedi di annullare
again = Ancora, colori scambiati
end = Chiudi la connessione
asked-undo = { $name } chiede di annullare una mossa.
asked-again = { $name } chiede un’altra partita, a colori scambiati.
other-side = L’altra parte
yes = Sì
no = No
your-name = Il tuo nome (facoltativo)
contact-waiting = in attesa dell’altro dispositivo
contact-connected = in contatto
contact-lost = contatto perso
renew = Nuovo codice

## At the start

nearby = Vicino, in diretta
