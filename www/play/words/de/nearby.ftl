### A live game between two devices.

help-offer = Lass das andere Gerät diesen Code mit der Kamera lesen, oder öffne dort den Link. Es zeigt eine Antwort: Lies sie hier ein.
help-answer = Lass das erste Gerät diese Antwort lesen, oder öffne dort ihren Link. Das Spiel beginnt, sobald sich beide gefunden haben.
help-connected = Verbunden. Jeder Zug ist sofort drüben.
help-making = Der Code entsteht …
help-failed = Kein direkter Weg zwischen den beiden Geräten. Beide müssen in einem Netz sein; sonst geht es per Link weiter.
help-absent = Dieser Browser kennt keine direkten Verbindungen. Spielt per Link.
qr-label = QR-Code für die Kamera des anderen Geräts
link = Link mit dem Code dieses Geräts
copy = Link kopieren
copied = Kopiert
code = Code oder Link des anderen Geräts
take = Verwenden
scan = Mit der Kamera lesen
scan-stop = Kamera aus
scan-failed = Die Kamera geht hier nicht: Füg den Code ein.
undo = Um Rücknahme bitten
again = Noch einmal, Farben getauscht
end = Verbindung beenden
asked-undo = { $name } bittet darum, einen Zug zurückzunehmen.
asked-again = { $name } möchte noch eine Partie, mit getauschten Farben.
other-side = Die andere Seite
yes = Ja
no = Nein
your-name = Dein Name (wenn du magst)
contact-waiting = wartet auf das andere Gerät
contact-connected = verbunden
contact-lost = Verbindung weg
renew = Neuer Code

## At the start

nearby = In der Nähe, live
