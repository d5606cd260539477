### My games: those in progress, and those that were left.

database = Database
about = Lopende partijen staan bovenaan. Daaronder de laatste honderd die je hebt verlaten, als ze minstens drie zetten hebben of er iets is toegevoegd: commentaar, een variant, klokken, of als ze zijn nagekeken.
forget = Partij van { $date } vergeten
players = { $black } – { $white }
comments =
    { $count ->
        [one] { $count } opmerking
       *[other] { $count } opmerkingen
    }
lines =
    { $count ->
        [one] { $count } andere variant
       *[other] { $count } andere varianten
    }
reviewed = nagekeken
unreadable = Deze partij kan niet worden getoond.
moves =
    { $count ->
        [one] { $count } zet
       *[other] { $count } zetten
    }
on-board = Op het bord
running = Wacht
finished = afgelopen
you-resigned = je hebt opgegeven
rival-resigned = { $name } heeft opgegeven
your-turn = jij bent aan zet
their-turn = { $name } is aan zet
other-device = Voor een ander apparaat
copy-games = Alles als tekst kopiëren
copied-games = Gekopieerd
read-games = Plak de tekst van een ander apparaat
take-games = Inlezen
you = Jij
