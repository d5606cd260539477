### A new version of the page.

update-ready = C’è una nuova versione.
update-reload = Ricarica
update-later = Più tardi
update-others = Chiudi le altre finestre con questo gioco, poi ricarica.
