### Openings: practice, and what each move is worth.

openings = Openingen
openings-all = Alle openingen
openings-most-played = Meest gespeeld
openings-all-names = Alle namen
opening-choice = Zoek een opening op naam of zetten
opening-show = Op het bord tonen
opening-none = Geen opening heeft dit in de naam of de zetten.
own-line =
    { $count ->
        [one] { $moves } ({ $count } zet)
       *[other] { $moves } … ({ $count } zetten)
    }
practise = Oefenen
practice-name = Oefenen: { $opening }
practice-line = Toon de variant
practice-undo = Terug
practice-again = Opnieuw
practice-within-alone = Zet { $number } van { $total }.
practice-within = Zet { $number } van { $total }. De computer blijft in de opening.
practice-done = Compleet. Speel door, of begin opnieuw.
practice-left = Verlaten bij zet { $number }: de zet was { $squares }. ‘Terug’ brengt je erheen.
balanced-start = Eerlijk willekeurig begin
balanced-about = Een nieuwe partij die na acht zetten met gelijke kansen begint.
explorer = Zetten vanaf hier
explorer-estimated = ≈ geschat
explorer-hint = Speel beide kanten op het bord: de computer wacht tot je de openingen sluit.
explorer-move = Zet
explorer-value = Waarde
explorer-played = Gespeeld
explorer-book = boek
explorer-exact = opgelost
explorer-search = { "" }
explorer-count =
    { $count ->
        [one] { $shown } partij · { $percent }
       *[other] { $shown } partijen · { $percent }
    }
explorer-won = scoort { $percent }
explorer-about = Geteld in elke symmetrie; de balk toont winst, gelijkspel en verlies van de kant aan zet.
explorer-no-games = Hoe vaak elke zet is gespeeld, zie je hier zodra er partijen in ‘Partijen’ zijn.
explorer-games = Ingelezen ({ $count })
explorer-database = Toernooien ({ $shown })
explorer-here = Partijen met deze stelling
