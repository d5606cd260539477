### The visitor's mistakes: exercises of the visitor's games.

mistakes = Mijn fouten
mistakes-none = Nog geen fouten verzameld
mistakes-first = Laat een afgelopen partij nakijken: de duurste zetten worden je opgaven.
mistakes-last = Kijk mijn laatste partij na
mistakes-no-last = Je hebt op dit apparaat nog geen partij tegen de computer uitgespeeld.
mistakes-due =
    { $count ->
        [0] Je kent nu alle opgaven, { $all } in totaal.
        [one] Vandaag is { $count } opgave aan de beurt, van { $all }.
       *[other] Vandaag zijn { $count } opgaven aan de beurt, van { $all }.
    }
mistakes-later =
    { $count ->
        [one] Je opgave is aan de beurt op { $date }.
       *[other] De eerste van { $all } opgaven is aan de beurt op { $date }.
    }
mistakes-early = Je kunt al eerder oefenen; de datum blijft.
mistakes-practise = Oefenen
mistakes-on = Mijn afgelopen partijen tegen de computer beoordelen
mistakes-about = Op de achtergrond en alleen op dit apparaat. Een gevonden zet komt na 3, 7, 16 en 35 dagen terug, een gemiste de volgende dag.
mistakes-waiting =
    { $count ->
        [one] { $count } partij wacht op haar beoordeling.
       *[other] { $count } partijen wachten op hun beoordeling.
    }
mistakes-game = De partij op het bord: welke zetten zijn van jou?
mistakes-own-game = De partij op het bord overnemen
mistakes-name = Mijn naam in de ingelezen partijen
mistakes-review = Mijn partijen beoordelen
mistakes-taken =
    { $count ->
        [0] Geen andere ingelezen partij heeft deze naam.
        [one] { $count } partij is opgenomen.
       *[other] { $count } partijen zijn opgenomen.
    }
mistakes-chosen = Kiezen wat wordt opgeslagen: { $count } van { $all }
mistakes-one = { $played }, beter { $best }: { $loss }
mistakes-all = Alle
mistakes-no = Geen
mistakes-save = Opslaan als bestand
mistakes-share = Delen
mistakes-not-shared = De browser deelt dit bestand niet: sla het in plaats daarvan op.
mistakes-erase = Alles wissen
mistakes-restore = Terughalen wat gewist is
mistakes-open = Opgeslagen bestand lezen
mistakes-read = De fouten uit het bestand staan hier.
mistakes-damaged-file = Regel { $line } van het bestand is beschadigd: wat van de fouten heel is, staat hier.
mistakes-no-file = Dat is geen bestand met fouten zoals het hier wordt opgeslagen: het begint niet met ‘{ $mark }’.
mistakes-full = Er is plaats voor 300 fouten. Niet overgenomen uit het bestand: { $count }.
exercise-mistake = Uit een partij van jou
