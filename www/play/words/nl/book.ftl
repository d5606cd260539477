### The visitor's own book: positions with moves, the repertoire and its practice, the file.

book = Mijn repertoire
book-whole = Hele repertoire
book-size =
    { $count ->
        [0] Je repertoire is leeg
        [one] { $shown } stelling, { $size } op dit apparaat
       *[other] { $shown } stellingen, { $size } op dit apparaat
    }
book-about = Speel beide kanten op het bord en voeg toe wat je wilt onthouden. Gespiegelde stellingen tellen als één; een ster geeft je eigen zetten aan.
book-unkept = Deze browser bewaart geen repertoire: het blijft zolang deze pagina open is.
book-column = Repertoire
book-add-move = { $square } aan mijn repertoire toevoegen
book-mine = { $square } is een zet van mij
book-remove = { $square } uit mijn repertoire halen, met wat volgt
book-no-value = geen waarde
book-depth = diepte { $count }
book-list = uit een lijst
book-line =
    { $count ->
        [0] De variant op het bord heeft nog geen zet
        [one] De variant op het bord: { $count } zet
       *[other] De variant op het bord: { $count } zetten
    }
book-repertoire = Mijn kant
book-nobody = geen kant
book-add-line = Deze variant toevoegen
book-add-values = Gevonden waarden toevoegen
book-added =
    { $count ->
        [0] Geen zet is nieuw.
        [one] { $shown } zet is toegevoegd.
       *[other] { $shown } zetten zijn toegevoegd.
    }
book-positions-read =
    { $count ->
        [one] { $shown } stelling is gelezen.
       *[other] { $shown } stellingen zijn gelezen.
    }
book-unread =
    { $count ->
        [one] Regel { $lines } is beschadigd en weggelaten.
       *[other] De regels { $lines } zijn beschadigd en weggelaten.
    }
book-reading = Bestand wordt gelezen …
book-left-out =
    { $count ->
        [one] { $shown } stelling is weggelaten: meer past er niet in een repertoire.
       *[other] { $shown } stellingen zijn weggelaten: meer past er niet in een repertoire.
    }
book-damaged = Het bestand is vanaf byte { $byte } beschadigd; wat ervoor staat, is gelezen.
book-no-book = Dit bestand is geen boek: deze pagina, Edax noch Egaroucid heeft het geschreven, en er staat geen variant in.
book-practice = Oefenen
book-due =
    { $count ->
        [0] Vandaag is er niets te herhalen.
        [one] { $shown } vraag nu, van de { $all } van vandaag.
       *[other] { $shown } vragen nu, van de { $all } van vandaag.
    }
book-later = Vandaag is er niets te herhalen. De volgende vraag is aan de beurt op { $date }.
book-practise-side = Kant
book-both = beide kanten
book-practise = Oefenen
book-practice-about = De pagina speelt de andere kant uit je repertoire. Twaalf vragen duren ongeveer twee minuten. Een gevonden zet komt terug na 3, 7, 16 en 35 dagen, een gemiste de volgende dag.
book-grow = Mijn repertoire laten groeien
book-grow-about = Zolang de computer niets anders te doen heeft, doorzoekt de pagina de ene stelling na de andere, eerst die van de beste varianten voor beide kanten, en voegt van elke de drie beste zetten toe. Is deze pagina niet zichtbaar, dan pauzeert ze; na herladen gaat ze verder.
book-grow-loss = Verlies van een variant hoogstens
book-grow-discs =
    { $count ->
        [one] { $count } schijf
       *[other] { $count } schijven
    }
book-grow-time = Zoeken per stelling
book-grow-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } seconden
    }
book-grow-start = Laten groeien
book-grow-stop = Stoppen
book-grow-seeks = Je repertoire groeit.
book-grow-waits = Je repertoire wacht tot de computer niets anders te doen heeft.
book-grow-done = Binnen dit verlies is er geen variant meer te doorzoeken.
book-grown =
    { $count ->
        [one] { $shown } stelling toegevoegd, { $rate } per uur. Laatste: { $line }
       *[other] { $shown } stellingen toegevoegd, { $rate } per uur. Laatste: { $line }
    }
book-save = Als bestand opslaan
book-save-edax = Opslaan voor Edax
book-save-lines = Opslaan als varianten
book-read = Bestand lezen
book-clear = Mijn repertoire leegmaken
book-restore = Terughalen wat eruit is gehaald
exercise-book = Uit je repertoire
exercise-other-move = Je repertoire heeft een andere zet.
