### A start that takes long or fails: read before the page is there, and without it.

loading = Reversi se charge encore…
# $place is a file, a line and what the browser says about it.
failed-at = Reversi n’a pas pu démarrer ({ $place }).
offline = Pas de réseau. Reversi démarrera tout seul dès son retour.
other-release = Une nouvelle version de cette page est en cours d’installation sur son serveur. Réessayez dans une minute.
again = Réessayer
