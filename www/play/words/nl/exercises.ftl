### The exercises.

exercises-daily = Opgave van de dag
exercises-play = Los op
exercises-again = Nog eens oplossen
exercises-begin = Beginnen
exercises-next-is = Volgende: { $theme }
exercises-all-solved = Alle opgaven zijn opgelost. Nog een keer vanaf de eerste?
exercises-path = Thema voor thema
theme-corner = Hoeken
theme-wedge = Wiggen
theme-parity = Pariteit
theme-access = Toegang
theme-stability = Stabiele stenen
theme-quiet = Stille zetten
theme-ending = Eindspelen
about-corner = pak ze, en geef er geen weg
about-wedge = een steen tussen twee op een rand
about-parity = de laatste zet in een gebied
about-access = velden waar alleen jij bij kunt
about-stability = stenen die altijd blijven liggen
about-quiet = weinig omdraaien, weinig antwoorden
about-ending = tel tot het laatste veld
lesson-corner = Een steen in een hoek wordt nooit meer omgedraaid, en de rand ernaast wordt mee veilig. Neem hoeken, en geef er geen weg.
lesson-wedge = Een steen op de rand tussen twee stenen van de ander is moeilijk te verdrijven. Van daaruit bereik je vaak de hoek.
lesson-parity = Wie in een gebied als laatste zet, houdt wat daar omdraait. Begin er een met een oneven aantal lege velden: dan is de laatste zet voor jou.
lesson-access = Een veld dat alleen jij kunt nemen, is een zet in reserve. Sluit velden af voor de ander, en bewaar die van jou voor het laatst.
lesson-stability = Een steen die geen zet meer kan omdraaien, telt voorgoed. Zulke stenen groeien vanuit de hoeken langs de randen.
lesson-quiet = Veel omdraaien opent veel zetten voor de ander. Een stille zet draait weinig om, en midden tussen de stenen.
lesson-ending = Vlak voor het einde wint wie telt. Speel elke volgorde in gedachten door tot het laatste veld, met de antwoorden.
compare-corner = { $one } of { $two }: wie krijgt daarna welke hoek?
compare-wedge = { $one } of { $two }: welke steen ligt op de rand tussen twee stenen van { $other }?
compare-parity = { $one } of { $two }: welke zet begint een gebied met een oneven aantal lege velden?
compare-access = { $one } of { $two }: na welke zet kan { $other } niet op een veld komen waar jij wel kunt?
compare-stability = { $one } of { $two }: welke zet stelt meer stenen voorgoed veilig?
compare-quiet = { $one } of { $two }: welke zet draait minder om, of laat { $other } minder antwoorden?
compare-ending = { $one } of { $two }: speel beide door tot het laatste veld. Welke zet houdt meer stenen over?
race = Tegen de klok
race-length = 3 minuten
race-score = { $right } goed, { $wrong } fout
race-best = Record: { $count }
exercises-solved = opgelost
exercises-difficulty = Moeilijkheid
difficulty-0 = alle
difficulty-1 = makkelijk
difficulty-2 = gemiddeld
difficulty-3 = moeilijk
difficulty-count = { $solved } van { $total }
exercises-streak =
    { $count ->
        [one] { $count } in één keer goed
       *[other] { $count } op rij in één keer goed
    }
exercises-days =
    { $count ->
        [one] Reeks: { $count } dag
       *[other] Reeks: { $count } dagen
    }
exercises-clear = Voortgang wissen
exercises-own = Je eigen opgaven
own-about = Per opgave een alinea: de stelling, dan ‘win’, ‘draw’ of ‘best’ met een moeilijkheid van 1 t/m 3, dan een regel voor elke goede zet, met antwoorden als je wilt. Regels die met # beginnen, zijn commentaar.
own-text = Tekst met opgaven
own-take = Tekst controleren
own-checking = Controleren …
own-sound = De computer bevestigt het.
own-after = Na { $moves }:
own-unchecked = Er zijn meer dan 20 velden leeg: te veel voor de computer.
own-play = Los op: { $name }
also-solves-win = { $square } wint ook.
also-solves-draw = { $square } verliest ook niet.
also-solves-best = { $square } is even goed.
does-not-solve-win = { $square } wint niet.
does-not-solve-draw = { $square } verliest.
does-not-solve-best = { $square } is niet de beste zet.
exercise-name = Opgave { $id }, { $difficulty }
exercise-place = { $theme }, { $place }
exercise-number-of = { $number } van { $total }
exercise-guided = met hulp { $number } van { $total }
exercise-own = Eigen opgave { $number }
exercise-right = Goed: opgelost!
exercise-so-far = Tot nu toe goed.
exercise-moves =
    { $count ->
        [one] { $count } zet
       *[other] { $count } zetten
    }
exercise-shown = oplossing getoond
exercise-shown-moves = De oplossing: { $moves }.
exercise-retry = Opnieuw
exercise-solution = Oplossing
exercise-start = Naar de opgave
exercise-onward = Volgende opgave
exercise-line = Toon de variant
exercise-next = Volgende
exercise-next-name = Volgende in de lijst
exercise-previous = Vorige
exercise-previous-name = Vorige in de lijst
exercise-rival = De op één na beste is { $square }: { $result }.
exercise-unseen = Buiten het getoonde deel van het bord: { $squares }.
result-wins = wint met { $count }
result-draws = houdt het gelijk
result-loses = verliest met { $count }
result-lead = is { $lead } waard
