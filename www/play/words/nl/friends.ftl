### A game with a friend by links.

send-invitation = Nodig iemand uit
send-move = Verstuur je zet
send-result = Verstuur de uitslag
send-again = Je zet is verstuurd
send-turn = Jij bent aan zet
note-invitation = Wie de link opent, op welk apparaat ook, speelt met { $side }. Er hoeft niets geïnstalleerd te worden en niets gaat via een server.
note-unsent = Tot je de link verstuurt, kun je je zet terugnemen.
note-sent = De link blijft hier staan. Het antwoord komt als link: open die, of plak hem in deze pagina.
note-turn = Doe je zet op het bord: de link neemt hem mee.
note-result = De link toont de partij op elk apparaat, en de pagina telt daar na.
your-name = Je naam (hoeft niet)
link = Link
copy = Kopiëren
copied = Gekopieerd
copy-by-hand = De link is geselecteerd: kopieer hem met je toetsenbord of via het menu.
share = Delen
mail = Mail
mail-subject = Reversi: jij bent aan zet
qr = QR
qr-label = QR-code van de link, voor de camera van een andere telefoon
close = Sluiten
invitation = { $name } nodigt je uit
invitation-unnamed = Je bent uitgenodigd
invitation-facts =
    { $count ->
        [one] { $game }, tot nu toe { $count } zet. Jij speelt met { $side }.
       *[other] { $game }, tot nu toe { $count } zetten. Jij speelt met { $side }.
    }
invitation-keeps = De partij op je bord blijft bewaard onder ‘Partijen’.
play = Spelen
look = Alleen kijken
fork = Twee versies van deze partij
fork-facts =
    { $count ->
        [one] Na { $count } zet gaan ze uiteen. De versie die je niet kiest, blijft als andere variant bij de partij.
       *[other] Na { $count } zetten gaan ze uiteen. De versie die je niet kiest, blijft als andere variant bij de partij.
    }
own-moves = Zijn dit jouw zetten?
own-moves-facts = De link heeft zetten voor jouw kant die niet in deze browser zijn gespeeld. Neem ze over als ze van een ander apparaat van jou komen. Houd anders je eigen versie: de andere blijft als variant bij de partij.
fork-own = Van jou
fork-theirs = In de link
fork-take-own = Mijn versie
fork-take-theirs = Die uit de link
fork-move = Zet { $number }: { $square }
fork-end = Hier houdt hij op
resign-title = Deze partij opgeven?
resign-facts = { $name } wint, en dat is niet terug te draaien.
resign-not = Doorspelen
result = Een uitslag
result-complete =
    { $count ->
        [one] { $score }, { $count } geldige zet, compleet.
       *[other] { $score }, { $count } geldige zetten, compleet.
    }
result-open =
    { $count ->
        [one] { $count } geldige zet, en de partij is niet afgelopen: dit is geen uitslag.
       *[other] { $count } geldige zetten, en de partij is niet afgelopen: dit is geen uitslag.
    }
result-differs =
    { $count ->
        [one] De link zegt { $claimed }, maar met zijn { $count } geldige zet is het: { $score }.
       *[other] De link zegt { $claimed }, maar met zijn { $count } geldige zetten is het: { $score }.
    }
result-resigned =
    { $count ->
        [one] Volgens de link gaf { $side } op na { $count } geldige zet. De zet zelf laat dat niet zien.
       *[other] Volgens de link gaf { $side } op na { $count } geldige zetten. De zetten zelf laten dat niet zien.
    }
result-time =
    { $count ->
        [one] Volgens de link overschreed { $side } de tijd na { $count } geldige zet. De zet zelf laat dat niet zien.
       *[other] Volgens de link overschreed { $side } de tijd na { $count } geldige zetten. De zetten zelf laten dat niet zien.
    }
result-won = { $side } wint
result-draw = Gelijkspel
replay-move = { $side } speelt { $square }
replay-number = Zet { $number }: { $move }
replay-start = Voor de eerste zet
replay-back = Vorige zet
replay-next = Volgende zet
replay-play = Zetten afspelen
replay-pause = Pauze
replay-moves = Zetten van de partij
look-result = Op het bord bekijken
players = { $black } – { $white }

## At the start

resign = Opgeven
send = Sturen
result-link = Link en QR-code van de uitslag
