### A live game between two devices.

help-offer = Laat het andere apparaat deze code met de camera lezen, of open daar de link. Het toont een antwoord: lees dat hier.
help-answer = Laat het eerste apparaat dit antwoord lezen, of open daar de link ervan. De partij begint zodra ze elkaar hebben gevonden.
help-connected = Verbonden. Elke zet komt meteen aan.
help-making = De code wordt gemaakt …
help-failed = Geen directe verbinding tussen de twee apparaten. Ze moeten in hetzelfde netwerk zitten; speel anders verder met links.
help-absent = Deze browser kan geen directe verbinding maken. Speel met links.
qr-label = QR-code voor de camera van het andere apparaat
link = Link met de code van dit apparaat
copy = Link kopiëren
copied = Gekopieerd
code = Code of link van het andere apparaat
take = Gebruiken
scan = Lezen met de camera
scan-stop = Camera uit
scan-failed = De camera werkt hier niet: plak de code.
undo = Terugname vragen
again = Nog een, kleuren gewisseld
end = Verbinding verbreken
asked-undo = { $name } vraagt om een zet terug te nemen.
asked-again = { $name } vraagt om nog een partij, met gewisselde kleuren.
other-side = De ander
yes = Ja
no = Nee
your-name = Je naam (hoeft niet)
contact-waiting = wacht op het andere apparaat
contact-connected = verbonden
contact-lost = verbinding weg
renew = Nieuwe code

## At the start

nearby = Dichtbij, live
