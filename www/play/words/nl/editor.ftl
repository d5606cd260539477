### Setting up a position.

editor = Stelling opzetten
editor-leave = Terug naar de partij
editor-about = Druk op velden van het bord of veeg eroverheen, of ga erheen met de pijltjestoetsen en druk op Enter.
editor-brush = Een druk plaatst
brush-cycle = Om de beurt
brush-empty = Leeg
editor-turn = Aan zet
editor-to-move = { $side } aan zet
transform-start = Begin
transform-clear = Leeg
transform-mirror = Spiegelen
transform-turn = Draaien
transform-colours = Kleuren
transform-start-board = Begin van een partij
transform-clear-board = Bord leegmaken
transform-mirror-board = Bord spiegelen
transform-turn-board = Bord draaien
transform-colours-board = Kleuren omwisselen
editor-earlier = Eerder opgezet ({ $count })
editor-earlier-one =
    { $count ->
        [one] { $count } steen, { $side } aan zet
       *[other] { $count } stenen, { $side } aan zet
    }
editor-play = Speel vanaf hier
editor-correct = Na zet { $number } corrigeren
editor-values = Waarden tonen
impossible-centre = Geen partij komt hier uit: een van de vier middelste velden is leeg.
impossible-apart = Geen partij komt hier uit: sommige stenen liggen los van de andere.
impossible-no-black = Er is geen steen van { $black }.
impossible-no-white = Er is geen steen van { $white }.

## At the start

edit = Stelling opzetten
