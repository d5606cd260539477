### A start that takes long or fails: read before the page is there, and without it.

loading = Reversi is still loading …
# $place is a file, a line and what the browser says about it.
failed-at = Reversi could not start ({ $place }).
offline = There is no network. Reversi starts by itself as soon as it is back.
other-release = A new version of this page is being put on its server. Please try again in a minute.
again = Try again
