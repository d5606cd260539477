### Setting up a position.

editor = Ustawianie pozycji
editor-leave = Wróć do partii
editor-about = Naciskaj pola planszy lub przeciągaj po nich, albo przechodź strzałkami i naciskaj Enter.
editor-brush = Naciśnięcie stawia
brush-cycle = Po kolei
brush-empty = Puste
editor-turn = Ruch
editor-to-move = Ruch ma { $side }
transform-start = Start
transform-clear = Czyść
transform-mirror = Odbij
transform-turn = Obróć
transform-colours = Kolory
transform-start-board = Początek partii
transform-clear-board = Wyczyść planszę
transform-mirror-board = Odbij planszę
transform-turn-board = Obróć planszę
transform-colours-board = Zamień kolory
editor-earlier = Ustawione wcześniej ({ $count })
editor-earlier-one =
    { $count ->
        [one] { $count } pionek, ruch ma { $side }
        [few] { $count } pionki, ruch ma { $side }
        [many] { $count } pionków, ruch ma { $side }
       *[other] { $count } pionka, ruch ma { $side }
    }
editor-play = Graj stąd
editor-correct = Popraw po ruchu { $number }
editor-values = Pokaż oceny
impossible-centre = Żadna partia tu nie prowadzi: jedno z czterech środkowych pól jest puste.
impossible-apart = Żadna partia tu nie prowadzi: niektóre pionki nie stykają się z innymi.
impossible-no-black = Na planszy brakuje pionków: { $black }.
impossible-no-white = Na planszy brakuje pionków: { $white }.

## At the start

edit = Ustaw pozycję
