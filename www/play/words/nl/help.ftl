### The help: rules, advice, keyboard.

help-aim-title = De regels
help-place = Leg een steen zo neer dat je stenen van de ander insluit tussen die steen en een andere van jou, in een rechte lijn: horizontaal, verticaal of schuin.
help-turn = Alle ingesloten stenen worden omgedraaid en zijn dan van jou, in alle richtingen tegelijk.
help-pass = Kun je niets insluiten, dan moet je passen. Kun je het wel, dan moet je zetten.
help-end = Als niemand meer kan zetten, is de partij afgelopen. Wie de meeste stenen heeft, wint en krijgt ook de lege velden.
help-starts = Diagonaal begin: stenen van dezelfde kleur liggen schuin tegenover elkaar. Parallel begin: ze liggen naast elkaar.
help-advice-title = Een paar tips
help-corners = Een steen in een hoek wordt nooit omgedraaid, en de stenen ernaast langs de rand zijn daardoor ook veilig.
help-x-squares = Pas op voor het veld schuin naast een lege hoek, het X-veld: met een steen daar geef je de hoek weg.
help-c-squares = De twee randvelden naast een lege hoek, de C-velden, geven hem net zo makkelijk weg.
help-freedom = Veel stenen zijn in het begin geen voordeel. Het gaat erom wie de meeste zetten te kiezen heeft.
help-version = Versie { $release }
help-keys-title = Met het toetsenbord
help-key-arrows = Pijltjestoetsen
help-key-arrows-do = gaan van veld naar veld
help-key-enter = Enter of spatie
help-key-enter-do = speelt op het veld
    .connect-four = doet een steen in de kolom van het veld
help-key-row = Home, End
help-key-row-do = gaan naar de uiteinden van de rij
help-key-board = Ctrl+Home, Ctrl+End
help-key-board-do = gaan naar de uiteinden van het bord
help-key-escape = Escape
help-key-escape-do = sluit het eindscherm en elk venster, stopt het tekenen en opzetten, laat een gekozen zet los
help-key-command = Ctrl+{ $key }
help-key-turned = draait het bord om
help-key-mistake = gaat naar de volgende fout bij het nakijken
help-key-mistake-before = gaat naar de fout ervoor
help-notes-title = Goed om te weten
help-undo = ‘Terug’ brengt je naar je eigen laatste keuze, zo vaak je wilt, ook als de partij al is afgelopen.
help-comments = Onder de zetten voeg je met ‘Commentaar en tekenen’ tekst, cirkels en pijlen toe aan elke stelling. Ze worden met de partij bewaard; die van Reversi gaan mee in links, GGF en PGN-achtige tekst.
help-thinking = Terwijl de computer denkt, speelt ‘Stoppen’ de beste zet tot dan toe. Met ‘Diepte, voorsprong en tijd van de computer tonen’ zie je hoeveel zetten hij vooruitkijkt en wie volgens hem voor komt te staan.
    .tic-tac-toe = De computer antwoordt meteen; de pauze voor zijn zetten staat bij de instellingen.
    .connect-four = De computer antwoordt meteen; de pauze voor zijn zetten staat bij de instellingen.
help-keep = De partij wordt in deze browser bewaard en is er nog als je terugkomt. Er wordt niets verstuurd.
help-keep-not = Je browser bewaart niets voor deze pagina, of heeft geen ruimte meer: partijen, commentaar en instellingen blijven tot de pagina wordt gesloten. ‘Delen & opslaan’ geeft je de partij als tekst of link.

help-ttt-place = Om de beurt zet je een teken in een leeg veld.
help-ttt-win = Drie van jouw tekens op een rij winnen: horizontaal, verticaal of schuin.
help-ttt-draw = Is het bord vol en heeft niemand een rij, dan is het gelijkspel.
help-ttt-block = Twee op een rij zijn een dreiging: neem zelf het derde veld.
help-ttt-fork = Een teken dat twee rijen tegelijk maakt, wint: er is er maar één tegen te houden.
help-c4-drop = Om de beurt doe je een steen in een kolom. Hij valt naar het laagste lege veld.
help-c4-win = Vier van jouw stenen op een rij winnen: horizontaal, verticaal of schuin.
help-c4-draw = Zijn alle kolommen vol en heeft niemand er vier, dan is het gelijkspel.
help-c4-centre = Door de middelste kolom lopen de meeste rijen: stenen daar zijn het meest waard.
help-c4-open = Drie met twee open kanten winnen: er is er maar één tegen te houden.
help-c4-under = Blijf van het gemarkeerde veld af: wie daar speelt, laat de ander erboven winnen.
help-key-column = 1 t/m 7
help-key-column-do = doen een steen in die kolom

## At the start

help = Help
