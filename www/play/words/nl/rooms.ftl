### The sentences of the status line about what loads after the first move is possible: pasted games
### and lists of them, reviews, exercises, drawings, links to friends.

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
said-left-games-read =
    { $count ->
        [one] ‘Partijen’ heeft { $count } partij uit de tekst.
       *[other] ‘Partijen’ heeft { $count } partijen uit de tekst.
    }
said-unkept = De browser bewaart deze partijen niet: ze blijven tot de pagina wordt gesloten.
said-loaded-waits = De geladen partij wacht tot je de opgave verlaat.
said-opening-move = Oefenen ‘{ $opening }’: jouw zet { $number } van { $total }.
said-opening-reply = { $side } speelt { $square }.
said-opening-left = Hiermee verlaat je de opening ‘{ $opening }’: de zet was { $squares }.
said-opening-done = De opening ‘{ $opening }’ is compleet.
practice-end = Stoppen met oefenen
said-nearby-waiting = Wachten op het andere apparaat.
said-nearby-connected = Verbonden: jullie spelen live.
said-nearby-lost = Het contact is weg. Ga verder met een nieuwe code of met links.
said-nearby-closed = De verbinding is verbroken; de partij blijft.
said-nearby-refused = De ander zegt nee.
said-nearby-asked = De vraag is verstuurd.
said-nearby-handed = Het wachtende tabblad heeft het antwoord: sluit dit maar.
said-nearby-nobody = Geen tabblad van deze browser wacht op dit antwoord: plak het op het eerste apparaat.
said-friend-same = Deze partij heb je al.
said-friend-older = Deze link is ouder dan je partij: er is niets veranderd.
said-friend-sent = Verstuurd: deze zetten staan nu vast.
said-friend-kept = Jouw versie blijft; de andere staat bij de andere varianten.
said-friend-looking = Je kijkt naar deze partij; je speelt er niet in mee.
said-friend-playing = Je speelt nu deze partij.
said-folder-in-order = Deze map is in orde: bezoekers krijgen wat er op de server staat.
said-folder-incomplete = De upload is niet compleet, of een bestand is van een andere versie: bezoekers houden de versie die ze hebben.
said-folder-unreachable = De server antwoordt niet: over deze map is niets bekend.
said-folder-edited = Bewerkt: { $files }. Verhoog het getal in de eerste regel van service-worker.js: tot dan houden bezoekers de versie die ze hebben.
said-reading = De partijen worden gelezen …
said-reading-stopped = Lezen gestopt.
said-collected =
    { $count ->
        [one] { $count } partij is ingelezen.
       *[other] { $count } partijen zijn ingelezen.
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
said-edited = De stelling staat op het bord.
said-picture-requested = De afbeelding wordt gelezen …
picture-more = nog { $count }
said-picture =
    { $count ->
        [0] Het bord van de afbeelding staat klaar. Kies wie aan zet is.
        [one] Het bord van de afbeelding staat klaar. { $squares } is onzeker: bekijk het veld en kies wie aan zet is.
       *[other] Het bord van de afbeelding staat klaar. { $count } velden zijn onzeker: { $squares }. Bekijk ze en kies wie aan zet is.
    }
square-uncertain = onzeker
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
said-exercise-book = { $side } aan zet: speel de zet uit je repertoire.
said-ending-play = Speel het eindspel uit: je speelt { $side }.
said-ending-count = Wie wint dit eindspel bij het beste spel, en met hoeveel? { $side } aan zet.
ending-solving = Wordt opgelost …
ending-margin = Bij het beste spel wint { $side } met { $count }.
ending-margin-draw = Bij het beste spel wordt het gelijkspel.
ending-margin-about = Geschat: { $side } wint met ongeveer { $count }.
ending-margin-about-draw = Geschat: de partij is in evenwicht.
count-exact = Precies goed.
count-winner-right = De winnaar klopt; het verschil wijkt { $count } af.
count-wrong = De uitslag is anders; je zit er { $count } naast.
said-race-over =
    { $best ->
        [0] De tijd is om: { $right } goed, { $wrong } fout.
       *[other] De tijd is om: { $right } goed, { $wrong } fout. Je record: { $best }.
    }
said-lesson = Eerst een korte les.
said-exercise-solved = Goed: opgelost!
said-exercise-praise =
    { $count ->
        [one] In één keer goed!
       *[other] { $count } op rij in één keer goed!
    }
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
said-exercise-left = De zet ligt in de linkerhelft.
said-exercise-right = De zet ligt in de rechterhelft.
said-exercise-upper = De zet ligt in de bovenste helft.
said-exercise-lower = De zet ligt in de onderste helft.
said-solution = De oplossing: { $moves }.
said-continuation = Het beste vervolg: { $moves }.
said-reviewing = De partij wordt nagekeken.
said-reviewing-found = Eerste fouten gevonden: je kunt ze al bekijken.
said-reviewed = De partij is nagekeken: { $good } van de { $total } zetten waren goed.
said-reviewed-own = De partij is nagekeken: { $good } van je { $total } zetten waren goed.
said-trying = Zoek een betere zet voor { $side }.
said-tried-best = { $square } is de beste zet.
said-tried-good = De computer ziet geen zet die duidelijk beter is dan { $square }.
said-tried-worse =
    { $count ->
        [one] { $square } kost { $discs } steen: er is een betere zet.
       *[other] { $square } kost { $discs } stenen: er is een betere zet.
    }
said-erased-progress = De voortgang van de opgaven is gewist.
said-erased-mistakes = Je fouten en je vooruitgang zijn gewist.
said-erased-database = De toernooien zijn gewist.
said-erased-book = Dat staat niet meer in je repertoire.
said-erased-own-exercises = De opgaven van je vorige tekst zijn weg.
said-erased-review = Het nakijken is beëindigd.
said-erased-marks = De tekeningen bij deze stelling zijn gewist.
said-erased-collection = De ingelezen partijen zijn gewist.
said-erased-left-game = Die partij is vergeten.
said-erased-table = De namen en klokken van de twee spelers zijn weg.
said-erased-link = De ontvangen link is gesloten.
said-restored-progress = De voortgang van de opgaven is terug.
said-restored-mistakes = Je fouten en je vooruitgang zijn terug.
said-restored-database = De partijen van de toernooien zijn terug.
said-restored-book = Dat staat weer in je repertoire.
said-restored-own-exercises = De opgaven van je vorige tekst zijn terug.
said-restored-review = De nagekeken partij is terug.
said-restored-marks = De tekeningen zijn terug.
said-restored-collection = De ingelezen partijen zijn terug.
said-restored-left-game = Die partij staat weer in de lijst.
said-restored-table = De namen en klokken van de twee spelers zijn terug.
said-restored-link = De ontvangen link is weer open.
rejected-line-followed = Dit is een variant, niet de partij: ga terug naar de partij om te spelen.
rejected-sent = Je tegenstander heeft deze zetten al: ga naar de laatste.
rejected-exercise-over = De opgave is afgelopen: probeer opnieuw, of kies een andere.
said-unaided = Zolang je tegenstander meespeelt, helpt de pagina niet: geen hint en geen analyse.
