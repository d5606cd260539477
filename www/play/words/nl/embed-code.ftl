### Het venster dat de code van een bord voor een website schrijft.

about = Een bord voor je eigen website: kies, bekijk en kopieer de code. Er hoeft niets geïnstalleerd te worden.
shown = Wat het bord toont
shown-game = Deze partij
shown-new = Een nieuwe partij
place = Waar het komt
place-html = Elke pagina (HTML)
place-frame = Eenvoudig frame, zonder script
place-module = Module voor een bundler (npm)
note-html = Plak de code waar het bord moet staan. Het wordt zo breed als de tekst eromheen.
note-frame = Voor pagina’s die geen script toelaten. Het frame heeft een vaste hoogte.
note-module = Vereist het npm-pakket reversi-game.
note-wordpress = In een blok ‘Aangepaste HTML’, door iemand die ongefilterde HTML mag gebruiken.
note-typo3 = In een inhoudselement ‘Gewone HTML’. De teksteditor zou de code weghalen.
note-joomla = In een module ‘Aangepast’, met de editor op ‘Geen’.
note-local = Het adres in deze code leidt naar je eigen apparaat: zet de pagina eerst op een webserver, zodat anderen haar kunnen openen.
group-board = Op het bord
group-players = Wie speelt
group-look = Uiterlijk en taal
group-visitor = Wat bezoekers zien en mogen
group-frame = In je pagina
field-moves = Partij of stelling
field-ply = Zetten op het bord
field-marks = Tekens op velden: c3 f5-d6 c4=A
field-exercise = Opgave: nummer, ‘daily’ of tekst
field-src = Adres van een bestand met partijen
field-every = Seconden tussen twee keer lezen van het bestand
field-credentials = Dat bestand met de cookies van de bezoeker lezen
field-player = { $side }: speler
field-name = { $side }: naam
field-side-level = { $side }: niveau
field-level = Niveau van beide kanten
field-seed = Getal dat dezelfde keuzes oplevert
field-ground = Achter het bord
field-controls = Knoppen
field-lock = Wat bezoekers niet mogen
field-asks = Je pagina vóór elke zet vragen
field-wheel = Met het muiswiel door de partij bladeren
field-loading = Pas laden als het bord dichtbij is
field-poster = Een beeld tonen tot erop gedrukt wordt
field-label = Naam voor schermlezers
field-base = Map van deze pagina
as-usual = Standaard
ground-page = Kleur van deze pagina
ground-transparent = Je eigen pagina
lock-undo = Terugnemen, laden of bladeren
lock-hint = Hints, waarden, nakijken
lock-level = Het niveau kiezen
lock-players = Kiezen wie speelt
lock-theme = Het thema kiezen
lock-lang = De taal kiezen
lock-game = Een ander spel kiezen
lock-board = Spelen (alleen kijken)
preview = Voorbeeld
code = Code om te kopiëren
copied = Gekopieerd.

## At the start

embed-code = Insluiten
