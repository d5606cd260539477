### The card at the end of a game.

you-won = Je wint { $count }
you-lost = Je verliest { $count }
wins = { $side } wint { $count }
draw = Gelijkspel { $count }
rival-resigned = { $name } geeft op: jij wint
you-resigned = Je geeft op: { $name } wint
wins-on-time = { $side } wint op tijd { $count }
# The invisible word joiners keep a score on one line.
count = { $own }⁠–⁠{ $other }
on-board = { $count } op het bord, plus de lege velden.
on-board-draw = { $count } op het bord, plus ieder de helft van de lege velden.
not-counted = ‘Beste zet spelen’ heeft voor je gespeeld: deze partij telt niet mee.
first-win = Je eerste overwinning op { $opponent }!
wins-in-a-row = { $count } overwinningen op rij.
record-against = Tegen { $opponent }: { $results }.
record-won = { $count } gewonnen
record-drawn = { $count } gelijk
record-lost = { $count } verloren
ladder-next = Verslagen: { $beaten } van { $total }. Volgende: { $opponent }.
ladder-done = Je hebt iedereen verslagen.
level-down = { $opponent } is iets makkelijker.
review-loss = Wat ging er mis?
again = Revanche
end-first-win = Je eerste overwinning!
end-whole-board = Het hele bord!
end-narrow = Op het nippertje!
end-row = Een rij na { $count } zetten.
    .tic-tac-toe = Drie op een rij na { $count } zetten.
    .connect-four = Vier op een rij na { $count } zetten.
end-full = Het bord is vol.
    .connect-four = Alle kolommen zijn vol.
