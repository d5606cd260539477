### The visitor’s own games: those in progress, and those that were left.

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
