### The dialog that gives a game as text or link, and takes one.

text-position = Stelling
text-moves = Partij
text-link = Link naar deze partij
link-code = QR-code
link-too-long = De link heeft geen commentaar: daarmee zou hij te lang worden.
link-without-comments = De link heeft geen commentaar: alleen bij Reversi gaat het mee.
link-variations = Met varianten
link-variations-left =
    { $count ->
        [one] { $count } variant past niet in de link.
       *[other] { $count } varianten passen niet in de link.
    }
open-games = Openen
text-paste = Plak partijen, een stelling of een link
paste-copied = Plakken
paste-by-hand = De browser laat de pagina niet lezen wat is gekopieerd. Plak het zelf in het veld.
copy = Kopiëren
copy-moves = Partij kopiëren
copy-position = Stelling kopiëren
copy-link = Link kopiëren
copied = Gekopieerd
share = Delen
copy-by-hand = De browser laat de pagina niet kopiëren. De tekst is geselecteerd: kopieer hem zelf.
share-by-hand = De browser laat de pagina niet delen. De link is geselecteerd: kopieer hem zelf.
open-files = Bestanden openen …
load = Laden
offer-game = Dit is een partij { $game }.
open-game = Openen
