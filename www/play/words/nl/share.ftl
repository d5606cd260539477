### The list of the games of a file, and the export of a game.

games = Partijen
read-so-far =
    { $count ->
        [one] { $number } item gelezen
       *[other] { $number } items gelezen
    }
stop = Stoppen
forget = Ingelezen partijen wissen
earlier = Eerder ingelezen ({ $count })
earlier-games =
    { $count ->
        [one] { $shown } partij, { $date }
       *[other] { $shown } partijen, { $date }
    }
more = De bestanden hebben meer partijen: dit zijn de eerste 100.000.
opening = Opening
any-opening = Elke opening
result = Uitslag
any-result = Elke uitslag
result-wins = { $side } wint
result-draw = Gelijkspel
result-open = Niet afgelopen
games-all =
    { $count ->
        [one] { $shown } partij
       *[other] { $shown } partijen
    }
games-some =
    { $count ->
        [one] { $shown } van { $all } partijen
       *[other] { $shown } van { $all } partijen
    }
no-games = Nog geen partijen: wat je speelt of opent, staat hier.
show-all = Alle partijen tonen
game = Partij { $number }
moves =
    { $count ->
        [one] { $count } zet
       *[other] { $count } zetten
    }
variations =
    { $count ->
        [one] { $count } variant
       *[other] { $count } varianten
    }
variations-unread =
    { $count ->
        [one] { $count } variant weggelaten
       *[other] { $count } varianten weggelaten
    }
comments-unread =
    { $count ->
        [one] { $count } opmerking weggelaten
       *[other] { $count } opmerkingen weggelaten
    }
unread =
    { $count ->
        [one] { $count } item is niet te lezen
       *[other] { $count } items zijn niet te lezen
    }
export-choices = Als afbeelding, of voor andere programma’s
numbered = Diagram met genummerde zetten
diagram = Diagram van de stelling
ggf = GGF, voor spelservers
moves-alone = Alleen zetten, een regel per partij
pgn = Zetten met gegevens (PGN)
sgf = Partij met varianten (SGF)
obf = Eindspelopgave (OBF)
copy = Kopiëren
save = Opslaan
save-svg = Opslaan als SVG
save-png = Opslaan als PNG
done = Klaar.
not-allowed = De browser laat dat niet toe.
not-done = De browser laat dat niet toe. De tekst is geselecteerd: kopieer hem zelf.
nothing-written = Er is nog niets te schrijven: deze notatie heeft een zet nodig.
corrections-unwritten = GGF heeft geen plaats voor een gecorrigeerd bord; links, zetten en SGF houden het.
unread-game = Item { $number }: { $cause }
unread-game-at = Item { $number } ({ $places }): { $cause }
line = regel { $line }
save-games = Getoonde partijen opslaan als
games-omitted =
    { $count ->
        [one] { $count } partij begint met een andere stelling en ontbreekt: regels met zetten hebben daar geen plaats voor.
       *[other] { $count } partijen beginnen met een andere stelling en ontbreken: regels met zetten hebben daar geen plaats voor.
    }
percent = { $number }%
views = Weergeven per
statistics-openings = Openingen
statistics-players = Spelers
player = Speler
score-of-black = Zwart
lead-of-black = Voorsprong
score-of-player = Punten
lead-of-player = Voorsprong
opening-unnamed = Zonder naam
players-unnamed = Deze partijen noemen geen spelers.
rows-most = Dit zijn de { $count } met de meeste partijen.
results-none = Geen van deze partijen heeft een uitslag.
results-summary =
    { $count ->
        [one] Van { $shown } partij met uitslag won Zwart { $black } en Wit { $white }; gelijk: { $draws }. Gemiddelde voorsprong van Zwart: { $lead } stenen.
       *[other] Van { $shown } partijen met uitslag won Zwart { $black } en Wit { $white }; gelijk: { $draws }. Gemiddelde voorsprong van Zwart: { $lead } stenen.
    }
statistics-leads = Voorsprong
leads-move = Zet
leads-about =
    { $count ->
        [one] Voorsprong van Zwart in stenen na elke zet, in { $shown } partij vanuit de beginstelling. De curve is het gemiddelde van telkens twee zetten.
       *[other] Gemiddelde voorsprong van Zwart in stenen na elke zet, over { $shown } partijen vanuit de beginstelling. De curve is het gemiddelde van telkens twee zetten.
    }
shelves = Toon
shelf-all = Alle
shelf-mine = Mijn
shelf-imported = Ingelezen
shelf-tournaments = Toernooien
search = Speler, evenement, jaar
side = Speelt
filter = Filter
any-side = Beide kanten
plays-side = Speelt { $side }
sort = Sorteren
sort-number = Niet gesorteerd
sort-date = Op datum
sort-black = Op naam van Zwart
sort-white = Op naam van Wit
sort-result = Op stenen van Zwart
sort-opening = Op opening
descending = Omgekeerd
position-here = Met deze stelling
statistics-moves = Zetten
too-many = Alleen lijsten tot { $shown } partijen worden geteld en opgeslagen: kies een speler, een jaar of een stelling.
reading-rows = Partijen worden gelezen …
share-game = Partij { $players } delen
forget-game = Partij { $players } vergeten
link-copied = De link is gekopieerd.
save-all = Opslaan of wissen

## At the start

game-before = Vorige in de lijst
game-after = Volgende in de lijst
live = Live
text = Delen & opslaan
collection = Lijst van partijen
