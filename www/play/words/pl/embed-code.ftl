### Okno, które pisze kod planszy dla czyjejś strony.

about = Plansza na własną stronę: wybierz, obejrzyj, skopiuj kod. Niczego nie trzeba instalować.
shown = Co pokazuje plansza
shown-game = Ta partia
shown-new = Nowa partia
place = Gdzie trafi
place-html = Dowolna strona (HTML)
place-frame = Zwykła ramka, bez skryptu
place-module = Moduł dla bundlera (npm)
note-html = Wklej kod tam, gdzie ma być plansza. Będzie tak szeroka jak tekst obok.
note-frame = Dla stron, które nie przyjmują skryptów. Ramka ma stałą wysokość.
note-module = Wymaga pakietu npm reversi-game.
note-wordpress = W bloku „Własny HTML”, przez osobę z prawem do niefiltrowanego HTML.
note-typo3 = W elemencie treści „HTML”. Edytor tekstu usunąłby kod.
note-joomla = W module „Własny”, z edytorem ustawionym na „Brak”.
note-local = Adres w tym kodzie prowadzi do twojego urządzenia: najpierw umieść stronę na serwerze, aby inni mogli ją otworzyć.
group-board = Na planszy
group-players = Kto gra
group-look = Wygląd i język
group-visitor = Co goście widzą i co mogą robić
group-frame = Na twojej stronie
field-moves = Partia lub pozycja
field-ply = Ruchy na planszy
field-marks = Znaki na polach: c3 f5-d6 c4=A
field-exercise = Zadanie: numer, „daily” albo tekst
field-src = Adres pliku z partiami
field-every = Sekundy między odczytami pliku
field-credentials = Czytaj ten plik z plikami cookie odwiedzającego
field-player = { $side }: gracz
field-name = { $side }: imię
field-side-level = { $side }: poziom
field-level = Poziom obu stron
field-seed = Liczba, która powtarza te same wybory
field-ground = Za planszą
field-controls = Przyciski
field-lock = Czego goście nie mogą robić
field-asks = Pytaj swoją stronę przed każdym ruchem
field-wheel = Przewijaj partię kółkiem myszy
field-loading = Wczytuj dopiero, gdy plansza jest blisko
field-poster = Pokazuj obraz, dopóki ktoś go nie naciśnie
field-label = Nazwa dla czytników ekranu
field-base = Folder tej strony
as-usual = Domyślnie
ground-page = Kolor tej strony
ground-transparent = Twoja strona
lock-undo = Cofać, wczytywać, przewijać
lock-hint = Podpowiedzi, oceny, przegląd
lock-level = Wybierać poziom
lock-players = Wybierać, kto gra
lock-theme = Wybierać motyw
lock-lang = Wybierać język
lock-game = Wybierać inną grę
lock-board = Grać (tylko patrzeć)
preview = Podgląd
code = Kod do skopiowania
copied = Skopiowano.

## At the start

embed-code = Umieść na stronie
