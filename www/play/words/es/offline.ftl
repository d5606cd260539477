### A new version of the page.

update-ready = Hay una versión nueva.
update-reload = Recargar
update-later = Más tarde
update-others = Cierra las otras ventanas con este juego y recarga.
