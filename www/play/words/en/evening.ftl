### A club's evening: players, pairings, results, standings.

title = Club evening
print = Print
heading = Heading
system = System
swiss = Swiss
round-robin = Round robin
rounds = Rounds
tie-break = With equal points
brightwell-first = Brightwell quotient, then discs
discs-first = Discs, then Brightwell quotient
players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
names = Add players, one name a line
add = Add
draw = Draw lots
order-note = The first round pairs the upper half of the list with the lower half. Begin with the strongest player, or draw lots.
name-of = Name of player { $number }
remove = Remove
remove-name = Remove { $name }
leaves = Leaves
leaves-name = { $name } leaves
returns = Is back
returns-name = { $name } is back
pair-round = Pair round { $number }
drop-round = Discard round { $number }
round = Round { $number }
of-rounds = Round { $number } of { $count }
table = Table
result = Result
discs-of = Discs of { $name }
swap = Swap the sides at table { $number }
sits-out = has a bye
missing =
    { $count ->
        [one] { $count } result is missing.
       *[other] { $count } results are missing.
    }
missing-tables =
    { $count ->
        [one] { $count } result is missing: { $tables }.
       *[other] { $count } results are missing: { $tables }.
    }
complete = All results of round { $number } are entered.
over = All rounds are played.
said-added = Added: { $names }.
said-round = Round { $number }: { $tables }.
said-result = Table { $table }: { $black } { $discs }, { $white } { $others }.
standings = Standings
place = Place
player = Player
points = Points
# The Brightwell quotient, as the head of a narrow column.
quotient = BQ
# The difference in discs, as the head of a narrow column.
discs = Discs ±
wins = Won
draws = Drawn
losses = Lost
cross-table = Cross table
exchange = Result links and files
paste = Paste result links, one a line, or a saved evening
read = Read
open-file = Open a file …
save = Save for spreadsheets (CSV)
new-evening = New evening
taken =
    { $count ->
        [one] { $count } result is entered.
       *[other] { $count } results are entered.
    }
problem-name = The list already has a player named “{ $name }”.
problem-no-name = A player needs a name.
problem-many = There is room for { $count } players.
problem-few = At least two players are needed.
problem-full =
    { $count ->
        [0] The round robin has begun, and all its places are taken.
       *[other] The round robin has begun, and only one place is free.
    }
problem-stale = Another tab has changed this evening. It shows as it is now: do that again if it still applies.
problem-damaged = The stored evening is damaged, so a new one begins here.
problem-two-results = Table { $table } of round { $round } has two results: { $black }⁠–⁠{ $white } here, { $other-black }⁠–⁠{ $other-white } in another tab.
problem-results = Round { $number } still lacks results.
problem-met = No further round can be paired: somebody would have to meet an opponent again, or have a second bye.
problem-result = “{ $text }” is no result: type Black’s discs, from 0 to 64, or both counts, such as 40-24.
problem-text = This is neither a link of a result nor a saved evening.
problem-link = Line { $line } is no link of a result.
problem-link-open = Line { $line }: the game of the link is not over.
problem-link-players = Line { $line }: { $black } and { $white } do not meet in any round.
problem-file-row = Line { $line }: “{ $text }” does not belong there.
problem-file-player = Line { $line }: no player is called “{ $text }”.

## At the start

evening = Club evening
