### The review of a game, and the graph of its values.

home-review = What each move cost, and where the game turned.
review-start = Review this game

review = Review
review-players = { $black } – { $white }
review-progress = { $done } of { $total } moves reviewed
review-settling = All valued; looking deeper …
review-cancel = Cancel
review-close = End the review
review-turned-lead = The game turned at move { $number }: { $side } gave the lead away with { $square }. Better: { $best }.
review-turned-draw = The game turned at move { $number }: { $side } gave the draw away with { $square }. Better: { $best }.
review-turned-about = The game turned about move { $number }: { $square } cost { $side } most there. Better: { $best }.
review-led = { $side } led from move { $number } on.
review-led-throughout = { $side } led from the start.
review-costliest-mistake = Costliest mistake: { $square } by { $side } at move { $number }, { $discs }.
review-no-mistake = No move was a mistake.
review-mistake-place = mistake { $number } of { $total }
review-mistakes =
    { $count ->
        [one] { $count } mistake
       *[other] { $count } mistakes
    }
review-inaccuracy-place = inaccuracy { $number } of { $total }
review-inaccuracies =
    { $count ->
        [one] { $count } inaccuracy
       *[other] { $count } inaccuracies
    }
review-costly-place = { $number } of the { $count } costliest
review-costly = the { $count } costliest
review-praise = { $good } of your { $total } moves were good.
review-praise-only =
    { $count ->
        [one] Once you found the only move that kept the win or the draw.
       *[other] { $count } times you found the only move that kept the win or the draw.
    }
review-accuracy = Accuracy
review-count-good = Good moves
review-count-inaccuracies = Inaccuracies
review-count-mistakes = Mistakes
review-unturned = No move turned the game: with best play its result was the same from the start.
review-costliest = What cost { $side } most
review-opponent = The opponent’s costly moves
review-legend = The marks
review-legend-loss = { $glyph }: costs { $count } discs or more
review-legend-only = the only move that kept the win or the draw
review-legend-good = the best answer to a mistake
review-legend-better = the better square
review-legend-reason = squares that the reason names
review-legend-line = a line: moves that were not played
review-faultless = No move of { $side } was found that lost a disc.
review-lost =
    { $count ->
        [one] in all { $discs } disc lost
       *[other] in all { $discs } discs lost
    }
review-better = Better: { $square }.
review-from-book = Both values are from the opening book.
review-first = First mistake
review-line = Show the line
review-line-on = Next move
play-on-resigned = You cannot play on from here: one of you has resigned.
play-on-agreed = You cannot play on from here: the game with your friend has gone on.
play-on-friend = You cannot play on from here: this line moves for your friend.
review-own = Only my costliest moves
review-line-of = Show the line that was better than move { $number }, { $square }
review-try-at = Try again: move { $number }, { $square }
review-line-here = Show the line that was better than the move on the board, { $square }
review-try-here = Try again: the move on the board, { $square }
review-line-said = The line: { $moves }.
review-move-said = That was: { $glyph }, { $loss }. { $why }
review-mistake-before = Previous mistake
review-mistake-after = Next mistake
review-only-win = Every other move gives the win away.
review-only-draw = Every other move loses.
review-none-better = No move was better.
review-none-found = No better move was found.
review-at-start = Start
review-other-line = Another line
review-whole = Details
review-go = Show move { $number }
review-try = Try again
review-answer = Show the answer
review-leave = Back to the game
review-asks = Which move was better here? Choose a square on the board.
review-next = Next costly move
review-judging = Judging { $square } …
review-all = All moves
review-ply = Move
end-mistakes =
    { $count ->
        [one] Review { $count } mistake
       *[other] Review { $count } mistakes
    }
end-many-mistakes = Review mistakes
review-loss = Loss
review-best = Best
review-value = Lead
loss-discs =
    { $count ->
        [one] { $discs } disc
       *[other] { $discs } discs
    }

graph = Graph of the game
graph-caption = Lead of { $side } in discs, by moves
graph-start = Start: { $lead }
graph-point = After move { $number }, { $square }: { $lead }
graph-unknown = not valued yet

## At the start

review = Review
