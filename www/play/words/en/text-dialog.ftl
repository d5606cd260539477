### The dialog that gives a game as text or link, and takes one.

text-position = Position
text-moves = Game
text-link = Link to this game
link-code = QR code
link-too-long = The link has no comments: with them it would be too long.
link-without-comments = The link has no comments: only games of Reversi give them along.
link-variations = With variations
link-variations-left =
    { $count ->
        [one] { $count } variation does not fit into the link.
       *[other] { $count } variations do not fit into the link.
    }
open-games = Open
text-paste = Paste games, a position or a link
paste-copied = Paste
paste-by-hand = The browser does not let the page read what was copied. Please paste it into the field yourself.
copy = Copy
copy-moves = Copy the game
copy-position = Copy the position
copy-link = Copy the link
copied = Copied
share = Share
copy-by-hand = The browser does not let the page copy. The text is selected: please copy it yourself.
share-by-hand = The browser did not let the page share the link. It is selected: please copy it yourself.
open-files = Open files …
load = Load
offer-game = This is a game of { $game }.
open-game = Open it
