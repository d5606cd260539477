### The status line below the board, which screen readers read out: what has happened, what to do.
### A sentence said-… names what happened; rejected-… says why a press does nothing.

said-started = Nieuwe partij.
said-resumed = Je partij staat er weer.
said-clocks-stand = Beide klokken staan stil zoals bij de laatste zet of stop.
said-loaded = Partij geladen.
said-followed = Zo staat je partij in een ander tabblad.
said-displaced = De partij van een ander tabblad is nu de vorige partij.
said-dropped = Er was geen ruimte meer: je oudste partijen zijn weg.
said-list-full = De lijst van je eigen partijen is vol: de oudste zijn weg.
said-left-unkept = De browser heeft geen ruimte voor de partij die je hebt verlaten: ‘Partijen’ bewaart die tot de pagina wordt gesloten.
said-unstored = Je browser bewaart niet wat je hier doet: het blijft tot de pagina wordt gesloten.
said-still-unstored = Niet bewaard.
said-returned = De vorige partij is terug.
said-moved =
    { $count ->
        [one] { $side } speelt { $square } en draait { $count } steen om.
       *[other] { $side } speelt { $square } en draait { $count } stenen om.
    }
    .tic-tac-toe = { $side } speelt { $square }.
    .connect-four = { $side } speelt in kolom { $column }.
said-with-comment = Met commentaar.
said-at-start = Terug bij het begin.
said-at-move = Na zet { $number }, { $square }.
    .connect-four = Na zet { $number }, kolom { $square }.
said-at-corrected = Na zet { $number }, { $square }, is het bord gecorrigeerd.
said-to-move = { $side } is aan zet.
said-must-pass = { $side } moet passen.
said-friend-begin = Doe je eerste zet en stuur dan de link.
said-friend-send = Stuur { $name } de link: daar is { $side } aan zet.
said-friend-waits = Nu is { $name } aan zet: het antwoord komt als link.
said-engine-late = De computerspeler wordt nog geladen.
said-values-sought = Sommige waarden zijn nog niet bekend.
said-values-open = Sommige waarden blijven onbekend: zo vroeg in de partij duurt het te lang om ze te vinden.
said-press-continue = Met ‘Verder’ speelt de computer door.
said-press-pass = Druk op ‘Passen’.
said-passed = { $side } past.
said-armed =
    { $count ->
        [one] { $square } draait { $count } steen om. Kies het veld nog eens om te spelen.
       *[other] { $square } draait { $count } stenen om. Kies het veld nog eens om te spelen.
    }
    .tic-tac-toe = { $square } is gekozen. Kies het veld nog eens om te spelen.
    .connect-four = Kies kolom { $column } nog eens om de steen erin te doen.
said-hint = Hint: { $square }.
    .connect-four = Hint: kolom { $column }.
said-hint-win = Hint: { $square } wint.
    .connect-four = Hint: kolom { $column } wint.
said-hint-draw = Hint: { $square } houdt remise.
    .connect-four = Hint: kolom { $column } houdt remise.
said-hint-loss = Hint: { $square }, al verliest elke zet tegen het beste spel.
    .connect-four = Hint: kolom { $column }, al verliest elke zet tegen het beste spel.
said-hint-only = Alleen { $square } is mogelijk.
    .connect-four = Alleen kolom { $column } is mogelijk.
said-hint-line = Zo kan het verdergaan: { $moves }.
said-quarter =
    { $square ->
        [a1] Kijk linksboven: daar ligt een goede zet.
        [h1] Kijk rechtsboven: daar ligt een goede zet.
        [a8] Kijk linksonder: daar ligt een goede zet.
       *[h8] Kijk rechtsonder: daar ligt een goede zet.
    }
    .connect-four = In een van de gemarkeerde kolommen ligt een goede zet.
said-expects =
    { $count ->
        [one] De computer verwacht voor { $side } ≈{ $count } steen voorsprong.
       *[other] De computer verwacht voor { $side } ≈{ $count } stenen voorsprong.
    }
said-solved =
    { $count ->
        [one] Opgelost: { $side } wint met { $count } steen.
       *[other] Opgelost: { $side } wint met { $count } stenen.
    }
    .tic-tac-toe = Opgelost: { $side } wint bij het beste spel.
    .connect-four = Opgelost: { $side } wint bij het beste spel.
said-solved-draw = Opgelost: gelijkspel.
said-expects-draw = De computer verwacht een gelijke partij.
said-theme-corner = Kijk naar de hoeken: wie krijgt ze na elke zet?
said-theme-wedge = Kijk naar de randen: een steen past tussen twee van { $other }.
said-theme-parity = Tel de lege velden van elk gebied, en begin in een oneven gebied.
said-theme-access = Zoek een zet waarna { $other } niet bij velden kan waar jij wel bij kunt.
said-theme-stability = Zoek stenen die nooit meer omgedraaid kunnen worden.
said-theme-quiet = Zoek een stille zet: weinig omdraaien, en weinig antwoorden voor { $other }.
said-theme-ending = Tel tot het einde: welke volgorde levert de meeste stenen op?
said-paused = Gestopt. Druk op ‘Verder’ om door te gaan.
said-continued = We gaan verder.
said-cancelled = Zoeken gestopt.
said-erased-record = De resultaten zijn gewist.
said-erased-branch = Die variant is weggegooid.
said-erased-settings = Alle instellingen staan weer op hun beginwaarde.
said-restored-record = De resultaten zijn terug.
said-restored-branch = Die variant is terug.
said-restored-settings = Je instellingen zijn terug.
rejected-game-over = De partij is afgelopen.
rejected-locked = Dit bord is om naar te kijken: de pagina eromheen doet de zetten.
rejected-pass-first = { $side } moet eerst passen: druk op ‘Passen’.
rejected-not-your-turn = Je bent niet aan de beurt: { $side } is aan zet.
rejected-occupied = { $square } is bezet.
    .connect-four = Kolom { $column } is vol.
rejected-encloses-nothing = { $square } sluit niets in: een zet moet minstens één steen insluiten.

thinks = denkt …
thinks-opponent = { $opponent } denkt na …
thinks-for = denkt … { $seconds } s
thought = dacht { $time }
briefly = minder dan 0,01 s
depth = diepte { $depth }
from-book = openingsboek
solved = opgelost
lead = { $side } { $discs }
    .tic-tac-toe = { $side } wint
    .connect-four = { $side } wint
even = gelijk
    .tic-tac-toe = gelijkspel
    .connect-four = gelijkspel

# Two sentences in turn, two things of a list, and a title as a sentence.
sentences = { $first } { $then }
listed = { $first }, { $then }
sentence = { $text }.
seconds = { $seconds } s
# The sign before the fraction of a number, as in 1,5.
decimal-point = { "," }
