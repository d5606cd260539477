### A start that takes long or fails: read before the page is there, and without it.

loading = Reversi jeszcze się wczytuje…
failed-at = Nie udało się uruchomić Reversi ({ $place }).
offline = Brak połączenia z siecią. Reversi uruchomi się samo, gdy tylko wróci.
other-release = Na serwerze właśnie pojawia się nowa wersja tej strony. Spróbuj ponownie za minutę.
again = Ponów próbę
