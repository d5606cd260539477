### Why a move is worse than the best one (reason-…), and why the best one is better (strength-…).
### What the first step of a hint says of the same (look-…).

reason-wipeout = Zo pakt { $other } alle stenen.
reason-missed-wipeout = { $best } pakt alle stenen van { $other }.
reason-x-square = Het X-veld { $square } opent de hoek { $squares } voor { $other }.
reason-c-square = Het C-veld { $square } opent de hoek { $squares } voor { $other }.
reason-corner =
    { $count ->
        [one] Zo krijgt { $other } de hoek { $squares }.
       *[other] Zo krijgt { $other } de hoeken { $squares }.
    }
reason-missed-corner = De hoek { $squares } lag voor het grijpen.
reason-missed-corner-itself = Er was een hoek te nemen.
reason-early-x-square = Het X-veld { $square } geeft op den duur de hoek { $squares } weg.
reason-parity = Zo krijgt { $other } de laatste zet in het gemarkeerde gebied.
reason-mobility = Zo houdt { $side } minder veilige zetten over.
reason-opened =
    { $count ->
        [one] Zo krijgt { $other } een nieuwe veilige zet: { $squares }.
       *[other] Zo krijgt { $other } nieuwe veilige zetten: { $squares }.
    }
reason-stability = Zo krijgt { $other } stenen die altijd blijven liggen, zoals de gemarkeerde.
reason-missed-stability = Dit mist stenen die altijd blijven liggen, zoals de gemarkeerde.
reason-key-square = Dit laat het beste veld, { $squares }, aan { $other }.
reason-frontier = Dit laat te veel stenen open liggen naast lege velden.
reason-tempo = Zo heeft { $side } geen zet meer: { $side } moet straks passen.
reason-missed-tempo = Na { $best } moet juist { $other } straks passen.
reason-wedge = Zo kan { $other } een wig slaan tussen twee stenen op de rand, op { $squares }.
reason-missed-wedge = { $best } leidt tot een wig tussen twee stenen van { $other } op de rand, op { $squares }.
reason-missed-wedge-itself = Op de rand was een wig tussen twee stenen van { $other } mogelijk.
reason-moves = Zo heeft { $side } minder zetten te kiezen, en { $other } meer.
reason-greedy = Dit draait { $count } stenen om, veel meer dan { $best }: veel omdraaien opent zetten voor { $other }.
reason-access = Zo kan { $other } op { $squares } spelen, wat met { $best } dicht blijft.
reason-closed = Na het antwoord kan { $side } niet meer op { $best } komen.
reason-order = De volgorde telt: { $best } moet eerst.
reason-taken = In de betere variant krijgt { $side } { $squares }, hier krijgt { $other } dat.
reason-kept = De betere variant houdt { $squares } vrij voor { $side }.
reason-count = Zo vlak voor het einde levert een andere volgorde meer stenen op.

strength-wipeout = Met { $best } houdt { $side } stenen op het bord.
strength-missed-wipeout = { $best } pakt alle stenen van { $other }.
strength-x-square = { $best } houdt { $other } weg van de hoek { $squares }.
strength-c-square = { $best } houdt { $other } weg van de hoek { $squares }.
strength-corner =
    { $count ->
        [one] { $best } houdt { $other } weg van de hoek { $squares }.
       *[other] { $best } houdt { $other } weg van de hoeken { $squares }.
    }
strength-missed-corner =
    { $count ->
        [one] { $best } pakt de hoek { $squares }.
       *[other] { $best } leidt tot de hoeken { $squares }.
    }
strength-missed-corner-itself = { $best } neemt de hoek.
strength-early-x-square = { $best } houdt de hoek { $squares } veilig.
strength-parity = { $best } bewaart de laatste zet in het gemarkeerde gebied voor { $side }.
strength-mobility = { $best } bewaart meer veilige zetten voor { $side } dan { $square }.
strength-opened =
    { $count ->
        [one] { $best } houdt { $squares } dicht voor { $other }.
       *[other] { $best } opent geen van deze velden voor { $other }: { $squares }.
    }
strength-stability = { $best } gunt { $other } geen stenen die altijd blijven liggen, zoals de gemarkeerde.
strength-missed-stability = { $best } wint stenen die altijd blijven liggen, zoals de gemarkeerde.
strength-key-square = { $best } houdt het beste veld, { $squares }, weg bij { $other }.
strength-key-square-itself = { $best } is het veld dat beide kanten willen.
strength-frontier = { $best } laat minder stenen open liggen naast lege velden dan { $square }.
strength-tempo = { $best } bewaart een zet voor { $side }: { $side } hoeft niet te passen.
strength-missed-tempo = Na { $best } moet juist { $other } straks passen.
strength-wedge = { $best } laat { $other } geen wig tussen twee stenen op de rand, op { $squares }.
strength-missed-wedge = { $best } leidt tot een wig tussen twee stenen van { $other } op de rand, op { $squares }.
strength-missed-wedge-itself = { $best } zet een wig tussen twee stenen van { $other } op de rand.
strength-moves = Na { $best } heeft { $side } meer zetten te kiezen dan na { $square }, en { $other } minder.
strength-greedy = { $best } draait veel minder om dan { $square }: zo krijgt { $other } er weinig zetten bij.
strength-access = { $best } houdt { $squares } dicht voor { $other }.
strength-closed = { $best } moet nu: na het antwoord kan het niet meer.
strength-order = De volgorde telt: { $best } moet eerst.
strength-taken = Na { $best } krijgt { $side } { $squares }, en niet { $other }.
strength-kept = { $best } houdt { $squares } vrij voor { $side }.
strength-count = Zo vlak voor het einde begint { $best } de volgorde die de meeste stenen oplevert.

look-wipeout = Pas op: na sommige zetten neemt { $other } alle stenen.
look-missed-wipeout = Zoek hoe je alle stenen van { $other } kunt nemen.
look-wedge = Kijk naar de randen: waar kan { $other } tussen twee stenen komen?
look-tempo = Tel de zetten van beide kanten: wie moet het eerst passen?
look-mobility = Zoek een zet die veilige zetten voor { $side } bewaart.
look-opened = Let op de antwoorden: welke zetten openen nieuwe velden voor { $other }?
look-key-square = Welk veld willen beide kanten?
look-frontier = Zoek een zet die weinig stenen naast lege velden laat liggen.
look-moves = Zoek de zet die { $side } veel keus laat, en { $other } weinig.
look-access = Waar wil { $other } nu spelen? Houd dat veld dicht.
look-closed = Zoek een zet die alleen nu kan.
look-order = Welke van de goede zetten moet eerst komen?

# What a hint of Tic-Tac-Toe or Connect Four says first, and the mark of a square that shows it.
said-theme-win = Je kunt meteen een rij voltooien: waar?
said-theme-block = { $other } dreigt meteen een rij te voltooien: houd dat tegen.
said-theme-fork = Zoek twee dreigingen tegelijk: { $other } kan er maar één stoppen.
said-theme-squeeze = Zoek een zet waarna elk antwoord je een rij laat voltooien.
said-theme-chain = Dreiging na dreiging wint: { $other } moet elke keer antwoorden.
said-theme-guard = { $other } kan straks twee dreigingen tegelijk maken: voorkom dat.
said-theme-odd-row = Een gemarkeerd veld op oneven hoogte wint uiteindelijk voor jou: antwoord steeds in dezelfde kolom.
said-theme-even-row = De even hoogten zijn van jou, en ze winnen: antwoord steeds in dezelfde kolom.
said-theme-answer = De even hoogten zijn van jou: antwoord steeds in dezelfde kolom, dan krijgt { $other } er geen vier.
said-theme-only-win = Maar één zet wint: welke?
said-theme-only-safe = Elke zet verliest, op één na: welke?
said-theme-lost = Tegen het beste spel verliest elke zet: houd het zo lang mogelijk vol.
said-theme-under = Speel niet onder een gemarkeerd veld: { $other } zou daar een rij voltooien.
said-theme-threat = Bereid een rij voor waarvan { $other } het laatste veld nog niet kan bezetten.
said-theme-deny = { $other } wil een rij voorbereiden: neem het veld dat daarvoor nodig is.
said-theme-rows = Hoe meer open rijen door een veld lopen, hoe beter: vergelijk de gemarkeerde velden.
square-region = deel van de hint
