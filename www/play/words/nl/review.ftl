### The review of a game, and the graph of its values.

home-review = Wat elke zet kostte, en waar de partij kantelde.
review-start = Deze partij nakijken

review = Nakijken
review-players = { $black } – { $white }
review-progress = { $done } van { $total } zetten nagekeken
review-settling = Alles bepaald, zoekt dieper …
review-cancel = Annuleren
review-close = Nakijken beëindigen
review-turned-lead = De partij kantelde bij zet { $number }: { $side } gaf de voorsprong weg met { $square }. Beter: { $best }.
review-turned-draw = De partij kantelde bij zet { $number }: { $side } gaf het gelijkspel weg met { $square }. Beter: { $best }.
review-turned-about = De partij kantelde rond zet { $number }: daar kostte { $square } { $side } het meest. Beter: { $best }.
review-led = { $side } stond voor vanaf zet { $number }.
review-led-throughout = { $side } stond van begin af aan voor.
review-costliest-mistake = Duurste fout: { $square } van { $side } bij zet { $number }, { $discs }.
review-no-mistake = Geen zet was een fout.
review-mistake-place = fout { $number } van { $total }
review-mistakes =
    { $count ->
        [one] { $count } fout
       *[other] { $count } fouten
    }
review-inaccuracy-place = onnauwkeurig{"\u00AD"}heid { $number } van { $total }
review-inaccuracies =
    { $count ->
        [one] { $count } onnauwkeurig{"\u00AD"}heid
       *[other] { $count } onnauwkeurig{"\u00AD"}heden
    }
review-costly-place = { $number } van de { $count } duurste
review-costly = de { $count } duurste
review-praise = { $good } van je { $total } zetten waren goed.
review-praise-only =
    { $count ->
        [one] Eén keer vond je de enige zet die de winst of het gelijkspel behield.
       *[other] { $count } keer vond je de enige zet die de winst of het gelijkspel behield.
    }
review-accuracy = Nauwkeurigheid
review-count-good = Goede zetten
review-count-inaccuracies = Onnauwkeurigheden
review-count-mistakes = Fouten
review-unturned = Geen zet deed de partij kantelen: bij het beste spel stond de uitslag van begin af aan vast.
review-costliest = Wat { $side } het meest kostte
review-opponent = Dure zetten van de tegenstander
review-legend = De tekens
review-legend-loss = { $glyph }: kost { $count } stenen of meer
review-legend-only = de enige zet die de winst of het gelijkspel behield
review-legend-good = het beste antwoord op een fout
review-legend-better = het betere veld
review-legend-reason = velden die de reden noemt
review-legend-line = een variant: niet gespeelde zetten
review-faultless = Er is geen zet van { $side } gevonden die een steen kostte.
review-lost =
    { $count ->
        [one] in totaal { $discs } steen verloren
       *[other] in totaal { $discs } stenen verloren
    }
review-better = Beter: { $square }.
review-from-book = Beide waarden komen uit het openingsboek.
review-first = Eerste fout
review-line = Toon de variant
review-line-on = Volgende zet
play-on-resigned = Vanaf hier kun je niet doorspelen: een van jullie heeft opgegeven.
play-on-agreed = Vanaf hier kun je niet doorspelen: de partij met je tegenstander is al verder.
play-on-friend = Vanaf hier kun je niet doorspelen: deze variant speelt ook voor je tegenstander.
review-own = Alleen mijn duurste zetten
review-line-of = Toon de variant die beter was dan zet { $number }, { $square }
review-try-at = Probeer opnieuw: zet { $number }, { $square }
review-line-here = Toon de variant die beter was dan de zet op het bord, { $square }
review-try-here = Probeer opnieuw: de zet op het bord, { $square }
review-line-said = De variant: { $moves }.
review-move-said = Dat was: { $glyph }, { $loss }. { $why }
review-mistake-before = Vorige fout
review-mistake-after = Volgende fout
review-only-win = Elke andere zet geeft de winst weg.
review-only-draw = Elke andere zet verliest.
review-none-better = Geen zet was beter.
review-none-found = Er is geen betere zet gevonden.
review-at-start = Begin
review-other-line = Een andere variant
review-whole = Details
review-go = Toon zet { $number }
review-try = Opnieuw
review-answer = Toon het antwoord
review-leave = Terug naar de partij
review-asks = Welke zet was hier beter? Kies een veld op het bord.
review-next = Volgende dure zet
review-judging = { $square } wordt beoordeeld …
review-all = Alle zetten
review-ply = Zet
end-mistakes =
    { $count ->
        [one] { $count } fout nakijken
       *[other] { $count } fouten nakijken
    }
end-many-mistakes = Fouten nakijken
review-loss = Verlies
review-best = Beste
review-value = Voorsprong
loss-discs =
    { $count ->
        [one] { $discs } steen
       *[other] { $discs } stenen
    }

graph = Verloop van de partij
graph-caption = Voorsprong van { $side } in stenen, per zet
graph-start = Begin: { $lead }
graph-point = Na zet { $number }, { $square }: { $lead }
graph-unknown = nog geen waarde

## At the start

review = Nakijken
