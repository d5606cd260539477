### A live game between two devices.

help-offer = Niech drugie urządzenie odczyta ten kod aparatem lub otworzy link. Pokaże wtedy odpowiedź: odczytaj ją tutaj.
help-answer = Niech pierwsze urządzenie odczyta tę odpowiedź lub otworzy jej link. Gra zacznie się, gdy urządzenia się odnajdą.
help-connected = Połączono. Każdy ruch przechodzi od razu.
help-making = Kod powstaje…
help-failed = Brak bezpośredniego połączenia. Oba urządzenia muszą być w jednej sieci; w razie czego grajcie przez link.
help-absent = Ta przeglądarka nie obsługuje bezpośrednich połączeń. Grajcie przez link.
qr-label = Kod QR dla aparatu drugiego urządzenia
link = Link z kodem tego urządzenia
copy = Kopiuj link
copied = Skopiowano
code = Kod lub link drugiego urządzenia
take = Użyj
scan = Odczytaj aparatem
scan-stop = Wyłącz aparat
scan-failed = Aparat tu nie działa: wklej kod.
undo = Poproś o cofnięcie
again = Jeszcze raz, zamiana kolorów
end = Zakończ połączenie
asked-undo = { $name } prosi o cofnięcie ruchu.
asked-again = { $name } prosi o jeszcze jedną partię, z zamianą kolorów.
other-side = Druga strona
yes = Tak
no = Nie
your-name = Twoje imię (opcjonalnie)
contact-waiting = czeka na drugie urządzenie
contact-connected = połączono
contact-lost = połączenie zerwane
renew = Nowy kod

## At the start

nearby = Obok, na żywo
