### The help: rules, advice, keyboard.

help-aim-title = Zasady
help-place = Postaw pionek tak, aby pionki drugiej strony znalazły się w linii prostej między nim a innym twoim pionkiem: w poziomie, w pionie lub na ukos.
help-turn = Wszystkie zamknięte pionki odwracają się i są twoje, we wszystkich kierunkach naraz.
help-pass = Jeśli nie możesz nic zamknąć, musisz spasować. Jeśli możesz, musisz zagrać.
help-end = Gdy żadna strona nie może zagrać, gra się kończy. Wygrywa strona, która ma więcej pionków, i dostaje też puste pola.
help-starts = Start ukośny: pionki jednego koloru leżą po przekątnej. Start równoległy: leżą obok siebie.
help-advice-title = Kilka rad
help-corners = Pionka w narożniku nikt nie odwróci, a pionki na brzegu tuż przy nim też stają się bezpieczne.
help-x-squares = Uważaj na pole po skosie obok pustego narożnika, czyli pole X: pionek na nim oddaje narożnik.
help-c-squares = Dwa pola na brzegu obok pustego narożnika, czyli pola C, oddają go równie łatwo.
help-freedom = Na początku wiele pionków to żadna zaleta. Liczy się, kto ma więcej ruchów do wyboru.
help-version = Wersja { $release }
help-keys-title = Klawiatura
help-key-arrows = Strzałki
help-key-arrows-do = przechodzą z pola na pole
help-key-enter = Enter lub spacja
help-key-enter-do = gra na tym polu
    .connect-four = wrzuca żeton do kolumny tego pola
help-key-row = Home, End
help-key-row-do = przechodzą na krańce rzędu
help-key-board = Ctrl+Home, Ctrl+End
help-key-board-do = przechodzą na krańce planszy
help-key-escape = Escape
help-key-escape-do = zamyka ekran końcowy i każde okno, kończy rysowanie i ustawianie, porzuca wybrany ruch
help-key-command = Ctrl+{ $key }
help-key-turned = obraca planszę
help-key-mistake = przechodzi do następnego błędu w przeglądzie
help-key-mistake-before = przechodzi do poprzedniego błędu
help-notes-title = Warto wiedzieć
help-undo = „Cofnij” wraca do twojej ostatniej decyzji, ile razy chcesz, także po końcu gry.
help-comments = Pod ruchami „Komentuj i rysuj” dodaje do każdej pozycji tekst, kółka i strzałki. Zapisują się razem z partią, a te z Reversi trafiają też do linków, GGF i tekstu podobnego do PGN.
help-thinking = Gdy komputer myśli, „Stop” gra najlepszy ruch znaleziony do tej pory. Z opcją „Głębokość, przewaga i czas komputera” widzisz, ile ruchów naprzód patrzy i kto według niego będzie prowadzić.
    .tic-tac-toe = Komputer odpowiada od razu; pauzę przed jego ruchami zmienisz w ustawieniach.
    .connect-four = Komputer odpowiada od razu; pauzę przed jego ruchami zmienisz w ustawieniach.
help-keep = Partia zapisuje się w tej przeglądarce i czeka na twój powrót. Nic nie jest nigdzie wysyłane.
help-keep-not = Przeglądarka nic dla tej strony nie zapisuje albo nie ma już miejsca: partie, komentarze i ustawienia przetrwają do zamknięcia strony. „Zapis i link” daje partię jako tekst lub link.

help-ttt-place = Strony na zmianę zaznaczają jedno puste pole.
help-ttt-win = Trzy twoje znaki w rzędzie wygrywają: w poziomie, w pionie lub na ukos.
help-ttt-draw = Jeśli plansza jest pełna i nikt nie ma rzędu, jest remis.
help-ttt-block = Dwa w rzędzie to groźba: zajmij trzecie pole.
help-ttt-fork = Znak, który tworzy dwa rzędy naraz, wygrywa: zatrzymać można tylko jeden.
help-c4-drop = Strony na zmianę wrzucają żeton do kolumny. Spada on na najniższe puste pole.
help-c4-win = Cztery twoje żetony w rzędzie wygrywają: w poziomie, w pionie lub na ukos.
help-c4-draw = Jeśli wszystkie kolumny są pełne i nikt nie ma czterech, jest remis.
help-c4-centre = Środkowa kolumna należy do największej liczby rzędów: żetony w niej są najwięcej warte.
help-c4-open = Trzy z oboma wolnymi końcami wygrywają: zatrzymać można tylko jeden koniec.
help-c4-under = Nie graj na zaznaczonym polu: kto je zajmie, pozwoli drugiej stronie wygrać wyżej.
help-key-column = od 1 do 7
help-key-column-do = wrzuca żeton do tej kolumny

## At the start

help = Pomoc
