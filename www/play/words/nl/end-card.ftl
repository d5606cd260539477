### What the card at the end of a game says beside the result.

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
end-could-draw = Bij zet { $number } kon je nog gelijkspelen: { $square }.
    .connect-four = Bij zet { $number } kon je nog gelijkspelen: kolom { $column }.
end-could-win = Bij zet { $number } kon je nog winnen: { $square }.
    .connect-four = Bij zet { $number } kon je nog winnen: kolom { $column }.
review-loss = Wat ging er mis?
again = Revanche
end-first-win = Je eerste overwinning!
end-whole-board = Het hele bord!
end-narrow = Op het nippertje!
show-board = Bekijk het bord
