### The result of a game.

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
end-row = Een rij na { $count } zetten.
    .tic-tac-toe = Drie op een rij na { $count } zetten.
    .connect-four = Vier op een rij na { $count } zetten.
end-full = Het bord is vol.
    .connect-four = Alle kolommen zijn vol.
