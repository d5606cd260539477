### First steps: what a first visit reads beside the board.

guide = Eerste stappen
guide-count = { $number } van { $total }
guide-said = Eerste stappen, { $number } van { $total }: { $text }
guide-play = Speel op het veld met de ring: de steen die je insluit, draait om.
    .tic-tac-toe = Kies een veld: drie van jouw tekens op een rij winnen.
    .connect-four = Kies een kolom: vier van jouw stenen op een rij winnen.
guide-play-more = Elk gemarkeerd veld sluit stenen in: kies zelf welk.
    .tic-tac-toe = De ander wil hetzelfde, en probeert jou tegen te houden.
    .connect-four = Een steen valt naar het laagste lege veld van de kolom.
guide-aim = Wie aan het eind de meeste stenen heeft, wint.
guide-reply = De ander antwoordt, en een ruitje markeert die steen.
guide-reply-more = Dan ben jij weer aan zet. Een zet draait vaak meerdere stenen om.
guide-corners = Ga voor de hoeken: een steen daar wordt nooit meer omgedraaid.
guide-corners-more = Mijd de velden naast een lege hoek: ze banen de weg erheen.
guide-pass = Wie niets kan insluiten, past: de ander speelt nog een keer.
guide-pass-more = Kan niemand meer, dan is de partij afgelopen: wie de meeste stenen heeft, wint.
guide-hint = ‘Hint’ zegt waar je op moet letten, en wijst dan het veld aan.
guide-help = ‘Help’ heeft de regels in plaatjes.
guide-undo = ‘Terug’ neemt elke zet terug.
guide-players = Druk op een naam boven het bord om te kiezen wie er speelt.
guide-skip = Overslaan
guide-next = Volgende
guide-done = Duidelijk
guide-start = Toon de eerste stappen
