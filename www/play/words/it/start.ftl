### A start that takes long or fails: read before the page is there, and without it.

loading = Reversi si sta ancora caricando…
# $place is a file, a line and what the browser says about it.
failed-at = Reversi non è riuscito a partire ({ $place }).
offline = Manca la rete. Reversi parte da solo appena torna.
other-release = Sul server si sta installando una nuova versione di questa pagina. Riprova fra un minuto.
again = Riprova
