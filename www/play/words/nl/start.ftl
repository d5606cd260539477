### A start that takes long or fails: read before the page is there, and without it.

loading = Reversi wordt nog geladen …
# $place is a file, a line and what the browser says about it.
failed-at = Reversi kon niet starten ({ $place }).
offline = Er is geen netwerk. Reversi start vanzelf zodra het er weer is.
other-release = Er wordt een nieuwe versie van deze pagina op de server gezet. Probeer het over een minuut nog eens.
again = Opnieuw proberen
