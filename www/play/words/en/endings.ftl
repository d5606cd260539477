### Endings: played out against perfect play, or counted first.

endings = Play endings out
ending-here = The position on the board
ending-play = Play it out
ending-count = Count it first
ending-drawn = Endings to count
ending-draw = Count an ending
ending-draw-next = Count the next ending
ending-most = Empty squares, at most
ending-about = With { $count } empty squares or fewer the computer plays perfectly and the margin is exact; with more it plays as strongly as it can.
ending-shows = Show the margin
ending-cost = Moves that cost discs: { $moves }
ending-move = { $number }. { $square } ({ $cost })
ending-no-cost = None of your moves has cost a disc.
ending-end = Your result at the end: { $lead }; with best play from the start: { $best }.
ending-again = From the start again
ending-change = Change sides
count-winner = Winner
count-draw = Draw
count-by = Margin
count-less = Smaller margin
count-more = Larger margin
count-check = Check
count-skip = Show the solution
count-tally = Counted { $counted }, winner right { $winners }, exactly right { $exact }
