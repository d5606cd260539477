### A start that takes long or fails: read before the page is there, and without it.

loading = Reversi todavía se está cargando…
# $place is a file, a line and what the browser says about it.
failed-at = Reversi no ha podido arrancar ({ $place }).
offline = No hay red. Reversi arranca por sí solo en cuanto vuelva.
other-release = Se está subiendo una versión nueva de esta página a su servidor. Inténtalo otra vez en un minuto.
again = Reintentar
