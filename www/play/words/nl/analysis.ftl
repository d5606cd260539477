### The analysis of a position, and the way to the rooms of the study panel.

home-this-game = Deze partij
home-openings = Oefen een opening, of zie wat elke zet waard is.
home-analysis = Analyseer de stelling, steeds dieper.
analysis = Analyse
analysis-start = Stelling analyseren
analysis-whole = Hele analyse
analysis-back = Vorige zet
analysis-along = De beste variant, zet voor zet
analysis-place = Variant { $move }: { $number } van { $count }
analysis-lines = Varianten
analysis-all = Alle zetten
analysis-time = Per stelling
analysis-10 = 10 s
analysis-60 = 1 min
analysis-0 = Tot ik verderga
lead-bar = Balk met de verwachte uitslag naast het bord
lead-bar-shows = Verwachte uitslag: { $lead }
analysis-cost = Gebruikt de processors en de accu van dit apparaat tot een stelling klaar is; wacht zolang de pagina niet zichtbaar is.
analysis-certainty = Het percentage zegt hoe vaak de computer terecht een kortere weg neemt; bij 100% neemt hij er geen.
analysis-exact = opgelost
analysis-depth =
    { $count ->
        [one] { $count } zet diep bij { $certainty }%
       *[other] { $count } zetten diep bij { $certainty }%
    }
analysis-book = openingsboek
analysis-seeks = Zoekt: { $nodes }, { $seconds } s
analysis-done = Klaar: { $nodes }, { $seconds } s
analysis-millions = { $shown } miljoen stellingen
analysis-positions =
    { $count ->
        [one] { $shown } stelling
       *[other] { $shown } stellingen
    }
analysis-waits = De computer kiest een zet. Daarna gaat de analyse verder.
analysis-none = Hier valt niets te analyseren.
