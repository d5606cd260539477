### A game with a friend by links.

send-invitation = Zum Spiel einladen
send-move = Schick deinen Zug
send-result = Ergebnis schicken
send-again = Dein Zug ist verschickt
send-turn = Du bist dran
note-invitation = Wer den Link öffnet, spielt { $side }, auf jedem Gerät. Nichts wird installiert, nichts läuft über einen Server.
note-unsent = Bis du den Link verschickst, kannst du deinen Zug zurücknehmen.
note-sent = Der Link bleibt hier. Die Antwort kommt als Link: Öffne ihn, oder füg ihn in diese Seite ein.
note-turn = Zieh auf dem Brett: Der Link enthält dann deinen Zug.
note-result = Wer den Link öffnet, sieht die Partie, und diese Seite zählt dort nach.
your-name = Dein Name (wenn du magst)
link = Link
copy = Kopieren
copied = Kopiert
copy-by-hand = Der Link ist markiert: Kopiere ihn mit der Tastatur oder über sein Menü.
share = Teilen
mail = Mail
mail-subject = Reversi: Du bist dran
qr = QR
qr-label = QR-Code des Links, für die Kamera eines anderen Telefons
close = Schließen
invitation = { $name } lädt dich ein
invitation-unnamed = Du bist eingeladen
invitation-facts =
    { $count ->
        [one] { $game }, bisher { $count } Zug. Du spielst { $side }.
       *[other] { $game }, bisher { $count } Züge. Du spielst { $side }.
    }
invitation-keeps = Die Partie auf deinem Brett bleibt unter „Partien“.
play = Spielen
look = Nur ansehen
fork = Diese Partie gibt es zweimal
fork-facts =
    { $count ->
        [one] Nach { $count } Zug trennen sie sich. Was du nicht wählst, bleibt als weitere Zugfolge bei der Partie.
       *[other] Nach { $count } Zügen trennen sie sich. Was du nicht wählst, bleibt als weitere Zugfolge bei der Partie.
    }
own-moves = Sind das deine Züge?
own-moves-facts = Der Link hat Züge für deine Seite, die nicht in diesem Browser gespielt wurden. Kommen sie von einem anderen Gerät von dir, dann nimm sie. Sonst behalte deine Fassung: Die andere bleibt als weitere Zugfolge bei der Partie.
fork-own = Bei dir
fork-theirs = Im Link
fork-take-own = Meine behalten
fork-take-theirs = Die aus dem Link
fork-move = Zug { $number }: { $square }
fork-end = Hier endet sie
resign-title = Partie aufgeben?
resign-facts = { $name } gewinnt, und das lässt sich nicht zurücknehmen.
resign-not = Weiterspielen
result = Ein Ergebnis
result-complete =
    { $count ->
        [one] { $score }, { $count } regelgerechter Zug, vollständig.
       *[other] { $score }, { $count } regelgerechte Züge, vollständig.
    }
result-open =
    { $count ->
        [one] { $count } regelgerechter Zug, und die Partie ist nicht zu Ende: Das ist kein Ergebnis.
       *[other] { $count } regelgerechte Züge, und die Partie ist nicht zu Ende: Das ist kein Ergebnis.
    }
result-differs =
    { $count ->
        [one] Der Link sagt { $claimed }, aber sein { $count } regelgerechter Zug ergibt: { $score }.
       *[other] Der Link sagt { $claimed }, aber seine { $count } regelgerechten Züge ergeben: { $score }.
    }
result-resigned =
    { $count ->
        [one] Laut Link hat { $side } nach { $count } regelgerechten Zug aufgegeben. Der Zug selbst zeigt das nicht.
       *[other] Laut Link hat { $side } nach { $count } regelgerechten Zügen aufgegeben. Die Züge selbst zeigen das nicht.
    }
result-time =
    { $count ->
        [one] Laut Link hat { $side } nach { $count } regelgerechten Zug die Zeit überschritten. Der Zug selbst zeigt das nicht.
       *[other] Laut Link hat { $side } nach { $count } regelgerechten Zügen die Zeit überschritten. Die Züge selbst zeigen das nicht.
    }
result-won = { $side } gewinnt
result-draw = Unentschieden
replay-move = { $side } auf { $square }
replay-number = Zug { $number }: { $move }
replay-start = Vor dem ersten Zug
replay-back = Einen Zug zurück
replay-next = Nächster Zug
replay-play = Züge abspielen
replay-pause = Pause
replay-moves = Züge der Partie
look-result = Auf dem Brett ansehen
players = { $black } – { $white }

## At the start

resign = Aufgeben
send = Schicken
result-link = Link und QR-Code des Ergebnisses
