### The status line below the board, which screen readers read out: what has happened, what to do.
### A sentence said-… names what happened; rejected-… says why a press does nothing.

said-started = Nieuwe partij.
said-resumed = Je partij staat er weer.
said-clocks-stand = Beide klokken staan stil zoals bij de laatste zet of stop.
said-loaded = Partij geladen.
said-loaded-with =
    { $count ->
        [one] De partij is geladen met { $count } variant.
       *[other] De partij is geladen met { $count } varianten.
    }
said-loaded-first =
    { $count ->
        [one] De eerste partij is geladen; { $count } andere regel is een eigen partij en is weggelaten.
       *[other] De eerste partij is geladen; { $count } andere regels zijn eigen partijen en zijn weggelaten.
    }
said-left =
    { $count ->
        [one] Er is er nog { $count } weggelaten.
       *[other] Er zijn er nog { $count } weggelaten.
    }
said-comments-unread =
    { $count ->
        [one] De opmerking bij zet { $ply } is weggelaten: { $cause }
       *[other] { $count } opmerkingen zijn weggelaten; de eerste, bij zet { $ply }: { $cause }
    }
said-comments-unread-at-start =
    { $count ->
        [one] De opmerking voor de eerste zet is weggelaten: { $cause }
       *[other] { $count } opmerkingen zijn weggelaten; bij die voor de eerste zet: { $cause }
    }
said-unread =
    { $count ->
        [one] { $text } is weggelaten: { $cause }
       *[other] { $count } varianten zijn weggelaten; bij de eerste, { $text }: { $cause }
    }
said-glyphs =
    { $count ->
        [one] { $count } waarderingsteken ($10) is weggelaten.
       *[other] { $count } waarderingstekens ($10) zijn weggelaten.
    }
said-followed = Zo staat je partij in een ander tabblad.
said-displaced = De partij van een ander tabblad is nu de vorige partij.
said-dropped = Er was geen ruimte meer: je oudste partijen zijn weg.
said-list-full = ‘Mijn partijen’ is vol: je oudste partijen zijn weg.
said-left-unkept = De browser heeft geen ruimte voor de partij die je hebt verlaten: ‘Mijn partijen’ bewaart die tot de pagina wordt gesloten.
said-left-games-read =
    { $count ->
        [one] ‘Mijn partijen’ heeft { $count } partij uit de tekst.
       *[other] ‘Mijn partijen’ heeft { $count } partijen uit de tekst.
    }
said-unkept = De browser bewaart deze partijen niet: ze blijven tot de pagina wordt gesloten.
said-loaded-waits = De geladen partij wacht tot je de opgave verlaat.
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
said-opening-move = Oefenen ‘{ $opening }’: jouw zet { $number } van { $total }.
said-opening-reply = { $side } speelt { $square }.
said-opening-left = Hiermee verlaat je de opening ‘{ $opening }’: de zet was { $squares }.
said-opening-done = De opening ‘{ $opening }’ is compleet.
said-with-comment = Met commentaar.
said-at-start = Terug bij het begin.
said-at-move = Na zet { $number }, { $square }.
    .connect-four = Na zet { $number }, kolom { $square }.
said-to-move = { $side } is aan zet.
said-must-pass = { $side } moet passen.
said-nearby-waiting = Wachten op het andere apparaat.
said-nearby-connected = Verbonden: jullie spelen live.
said-nearby-lost = Het contact is weg. Ga verder met een nieuwe code of met links.
said-nearby-closed = De verbinding is verbroken; de partij blijft.
said-nearby-refused = De ander zegt nee.
said-nearby-asked = De vraag is verstuurd.
said-nearby-handed = Het wachtende tabblad heeft het antwoord: sluit dit maar.
said-nearby-nobody = Geen tabblad van deze browser wacht op dit antwoord: plak het op het eerste apparaat.
said-friend-begin = Doe je eerste zet en stuur dan de link.
said-friend-send = Stuur { $name } de link: daar is { $side } aan zet.
said-friend-waits = Nu is { $name } aan zet: het antwoord komt als link.
said-friend-same = Deze partij heb je al.
said-friend-older = Deze link is ouder dan je partij: er is niets veranderd.
said-friend-sent = Verstuurd: deze zetten staan nu vast.
said-friend-kept = Jouw versie blijft; de andere staat bij de andere varianten.
said-friend-looking = Je kijkt naar deze partij; je speelt er niet in mee.
said-friend-playing = Je speelt nu deze partij.
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
said-hint-only = Alleen { $square } is mogelijk.
said-hint-line = De cijfers tonen hoe het verder kan gaan: { $moves }.
said-quarter = Kijk naar het kwart van het bord bij hoek { $square }: daar ligt een goede zet.
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
said-folder-in-order = Deze map is in orde: bezoekers krijgen wat er op de server staat.
said-folder-incomplete = De upload is niet compleet, of een bestand is van een andere versie: bezoekers houden de versie die ze hebben.
said-folder-unreachable = De server antwoordt niet: over deze map is niets bekend.
said-folder-edited = Bewerkt: { $files }. Verhoog het getal in de eerste regel van service-worker.js: tot dan houden bezoekers de versie die ze hebben.
said-reading = De partijen worden gelezen …
said-reading-stopped = Lezen gestopt.
said-collected =
    { $count ->
        [one] { $count } partij is gelezen.
       *[other] { $count } partijen zijn gelezen.
    }
said-collected-game = Partij { $number } van { $all }.
said-collected-named = Partij { $number } van { $all }: { $black } – { $white }.
said-collected-more = Er zijn er meer: de pagina leest de eerste 100.000.
said-relay-missing = Het bestand van deze partij is niet bereikbaar: het bord staat zoals om { $time }.
said-relay-unread = Het bestand van deze partij is nu niet te lezen: het bord staat zoals om { $time }.
said-relay-shorter = Het bestand heeft minder zetten dan eerst: het bord staat zoals om { $time }.
said-relay-back = Het bestand is weer in orde.
said-relay-ahead =
    { $count ->
        [one] De partij is { $count } zet verder.
       *[other] De partij is { $count } zetten verder.
    }
said-editing = Zet een stelling op: een druk op een veld verandert de steen.
said-drawing = Druk twee keer op een veld voor een cirkel, op twee velden voor een pijl; of sleep een pijl.
said-drawing-done = Op de velden wordt weer gespeeld.
said-mark-begun = Vanaf { $square }: hetzelfde veld voor een cirkel, een ander voor een pijl.
said-circle = Cirkel op { $square }.
said-circle-gone = De cirkel op { $square } is weg.
said-arrow = Pijl van { $from } naar { $square }.
said-arrow-gone = De pijl van { $from } naar { $square } is weg.
said-line = { $square } was beter: de cijfers tonen de variant.
said-line-start = De cijfers tonen de variant.
said-line-followed = De getoonde variant, zet { $number } van { $total }: { $square }.
said-exercise-win = { $side } aan zet: vind een zet die wint.
said-exercise-draw = { $side } aan zet: vind een zet die niet verliest.
said-exercise-best = { $side } aan zet: vind de zet die de meeste stenen oplevert.
said-exercise-book = { $side } aan zet: speel de zet uit je boek.
said-ending-play = Speel het eindspel uit: je speelt { $side }.
said-ending-count = Wie wint dit eindspel bij het beste spel, en met hoeveel? { $side } aan zet.
said-exercise-solved = Goed: opgelost!
said-exercise-so-far = Tot nu toe goed.
said-exercise-right-wins =
    { $count ->
        [one] Goed: { $square } wint met { $count } steen.
       *[other] Goed: { $square } wint met { $count } stenen.
    }
said-exercise-right-draws = Goed: { $square } houdt het gelijk.
said-exercise-right-loses =
    { $count ->
        [one] Goed: { $square } verliest met maar { $count } steen.
       *[other] Goed: { $square } verliest met maar { $count } stenen.
    }
said-theme-corner = Kijk naar de hoeken: wie krijgt ze na elke zet?
said-theme-wedge = Kijk naar de randen: een steen past tussen twee van { $other }.
said-theme-parity = Tel de lege velden van elk gebied, en begin in een oneven gebied.
said-theme-access = Zoek een zet waarna { $other } niet bij velden kan waar jij wel bij kunt.
said-theme-stability = Zoek stenen die nooit meer omgedraaid kunnen worden.
said-theme-quiet = Zoek een stille zet: weinig omdraaien, en weinig antwoorden voor { $other }.
said-theme-ending = Tel tot het einde: welke volgorde levert de meeste stenen op?
said-exercise-wrong = Dat is niet de zet.
said-exercise-cost =
    { $count ->
        [one] { $square } kost { $count } steen.
       *[other] { $square } kost { $count } stenen.
    }
said-exercise-equal = { $square } kost niets, maar de opgave vraagt een andere zet.
said-exercise-reply = { $side } antwoordt { $square }.
said-exercise-wins = { $side } antwoordt { $square } en wint met { $count }.
said-exercise-draws = { $side } antwoordt { $square } en houdt het gelijk.
said-exercise-columns = De zet ligt in een van de kolommen { $from } t/m { $to }.
said-exercise-rows = De zet ligt in een van de rijen { $from } t/m { $to }.
said-solution = De oplossing: { $moves }.
said-continuation = Het beste vervolg: { $moves }.
said-reviewing = De partij wordt nagekeken.
said-reviewed =
    { $count ->
        [one] De partij is nagekeken: { $count } fout.
       *[other] De partij is nagekeken: { $count } fouten.
    }
said-reviewed-own =
    { $count ->
        [one] De partij is nagekeken: { $count } fout van jou.
       *[other] De partij is nagekeken: { $count } fouten van jou.
    }
said-trying = Zoek een betere zet voor { $side }.
said-tried-best = { $square } is de beste zet.
said-tried-good = De computer ziet geen zet die duidelijk beter is dan { $square }.
said-tried-worse =
    { $count ->
        [one] { $square } kost { $discs } steen: er is een betere zet.
       *[other] { $square } kost { $discs } stenen: er is een betere zet.
    }
said-paused = Gestopt. Druk op ‘Verder’ om door te gaan.
said-continued = We gaan verder.
said-cancelled = Zoeken gestopt.
said-erased-record = De resultaten zijn gewist.
said-erased-branch = Die variant is weggegooid.
said-erased-settings = Alle instellingen staan weer op hun beginwaarde.
said-erased-progress = De voortgang van de opgaven is gewist.
said-erased-mistakes = Je fouten en je vooruitgang zijn gewist.
said-erased-database = De database is leeggemaakt.
said-erased-book = Dat staat niet meer in je boek.
said-erased-own-exercises = De opgaven van je vorige tekst zijn weg.
said-erased-review = Nakijken gesloten.
said-erased-marks = De tekeningen bij deze stelling zijn gewist.
said-erased-collection = De partijen die in de lijst stonden, zijn weg.
said-erased-left-game = Die partij is vergeten.
said-erased-table = De namen en klokken van de twee spelers zijn weg.
said-erased-link = De ontvangen link is gesloten.
said-restored-record = De resultaten zijn terug.
said-restored-branch = Die variant is terug.
said-restored-settings = Je instellingen zijn terug.
said-restored-progress = De voortgang van de opgaven is terug.
said-restored-mistakes = Je fouten en je vooruitgang zijn terug.
said-restored-database = De partijen van de database zijn terug.
said-restored-book = Dat staat weer in je boek.
said-restored-own-exercises = De opgaven van je vorige tekst zijn terug.
said-restored-review = De nagekeken partij is terug.
said-restored-marks = De tekeningen zijn terug.
said-restored-collection = De partijen staan weer in de lijst.
said-restored-left-game = Die partij staat weer in de lijst.
said-restored-table = De namen en klokken van de twee spelers zijn terug.
said-restored-link = De ontvangen link is weer open.
rejected-game-over = De partij is afgelopen.
rejected-line-followed = Dit is een variant, niet de partij: ga terug, of speel vanaf hier door.
rejected-locked = Dit bord is om naar te kijken: de pagina eromheen doet de zetten.
rejected-pass-first = { $side } moet eerst passen: druk op ‘Passen’.
rejected-sent = Je tegenstander heeft deze zetten al: ga naar de laatste.
rejected-not-your-turn = Je bent niet aan de beurt: { $side } is aan zet.
rejected-exercise-over = De opgave is afgelopen: probeer opnieuw, of kies een andere.
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
