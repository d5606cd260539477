### The status line below the board, which screen readers read out: what has happened, what to do.
### A sentence said-… names what happened; rejected-… says why a press does nothing.

said-started = Nowa gra.
said-resumed = Twoja partia jest z powrotem.
said-clocks-stand = Oba zegary stoją tak jak przy ostatnim ruchu lub zatrzymaniu.
said-loaded = Partia wczytana.
said-followed = Tak wygląda twoja partia w innej karcie.
said-displaced = Partia z innej karty jest teraz poprzednią partią.
said-dropped = Zabrakło miejsca: najstarsze z twoich partii zostały usunięte.
said-list-full = Lista twoich partii jest pełna: najstarsze zostały usunięte.
said-left-unkept = Przeglądarka nie ma miejsca na porzuconą partię: jest w „Partie” do zamknięcia strony.
said-unstored = Przeglądarka nie zapisuje tego, co tu robisz: zostanie do zamknięcia strony.
said-still-unstored = Nie zapisano.
said-returned = Poprzednia partia jest z powrotem.
said-moved =
    { $count ->
        [one] { $side } gra { $square } i odwraca { $count } pionek.
        [few] { $side } gra { $square } i odwraca { $count } pionki.
        [many] { $side } gra { $square } i odwraca { $count } pionków.
       *[other] { $side } gra { $square } i odwraca { $count } pionka.
    }
    .tic-tac-toe = { $side } gra { $square }.
    .connect-four = { $side } wrzuca żeton do kolumny { $column }.
said-with-comment = Z komentarzem.
said-at-start = Z powrotem na początku.
said-at-move = Po ruchu { $number }, { $square }.
    .connect-four = Po ruchu { $number }, kolumna { $square }.
said-at-corrected = Po ruchu { $number }, { $square }, poprawiono planszę.
said-to-move = Ruch ma { $side }.
said-must-pass = { $side } musi spasować.
said-friend-begin = Zagraj pierwszy ruch, a potem wyślij link.
said-friend-send = Wyślij link: teraz gra { $name } ({ $side }).
said-friend-waits = Teraz gra { $name }: odpowiedź przyjdzie jako link.
said-engine-late = Komputer jeszcze się wczytuje.
said-values-sought = Niektóre oceny nie są jeszcze znane.
said-values-open = Niektóre oceny pozostaną nieznane: tak wcześnie w partii ich obliczenie trwa zbyt długo.
said-press-continue = „Wznów” pozwala komputerowi grać dalej.
said-press-pass = Naciśnij „Pas”.
said-passed = { $side } pasuje.
said-armed =
    { $count ->
        [one] { $square } odwraca { $count } pionek. Wybierz to pole jeszcze raz, aby zagrać.
        [few] { $square } odwraca { $count } pionki. Wybierz to pole jeszcze raz, aby zagrać.
        [many] { $square } odwraca { $count } pionków. Wybierz to pole jeszcze raz, aby zagrać.
       *[other] { $square } odwraca { $count } pionka. Wybierz to pole jeszcze raz, aby zagrać.
    }
    .tic-tac-toe = Wybrane pole: { $square }. Wybierz je jeszcze raz, aby zagrać.
    .connect-four = Wybierz kolumnę { $column } jeszcze raz, aby wrzucić żeton.
said-hint = Podpowiedź: { $square }.
    .connect-four = Podpowiedź: kolumna { $column }.
said-hint-win = Podpowiedź: { $square } wygrywa.
    .connect-four = Podpowiedź: kolumna { $column } wygrywa.
said-hint-draw = Podpowiedź: { $square } utrzymuje remis.
    .connect-four = Podpowiedź: kolumna { $column } utrzymuje remis.
said-hint-loss = Podpowiedź: { $square }, choć przy najlepszej grze przegrywa każdy ruch.
    .connect-four = Podpowiedź: kolumna { $column }, choć przy najlepszej grze przegrywa każdy ruch.
said-hint-only = Możliwy jest tylko ruch { $square }.
    .connect-four = Możliwa jest tylko kolumna { $column }.
said-hint-line = Możliwy dalszy ciąg: { $moves }.
said-quarter =
    { $square ->
        [a1] Spójrz na lewą górną część planszy: jest tam dobry ruch.
        [h1] Spójrz na prawą górną część planszy: jest tam dobry ruch.
        [a8] Spójrz na lewą dolną część planszy: jest tam dobry ruch.
       *[h8] Spójrz na prawą dolną część planszy: jest tam dobry ruch.
    }
    .connect-four = W jednej z zaznaczonych kolumn jest dobry ruch.
said-expects =
    { $count ->
        [one] Komputer spodziewa się, że { $side } wygra o ≈{ $count } pionek.
        [few] Komputer spodziewa się, że { $side } wygra o ≈{ $count } pionki.
        [many] Komputer spodziewa się, że { $side } wygra o ≈{ $count } pionków.
       *[other] Komputer spodziewa się, że { $side } wygra o ≈{ $count } pionka.
    }
said-solved =
    { $count ->
        [one] Obliczone: { $side } wygrywa różnicą { $count } pionka.
       *[other] Obliczone: { $side } wygrywa różnicą { $count } pionków.
    }
    .tic-tac-toe = Obliczone: { $side } wygrywa przy najlepszej grze.
    .connect-four = Obliczone: { $side } wygrywa przy najlepszej grze.
said-solved-draw = Obliczone: remis.
said-expects-draw = Komputer spodziewa się wyrównanej gry.
said-theme-corner = Spójrz na narożniki: kto je dostaje po każdym ruchu?
said-theme-wedge = Spójrz na brzegi: pionek zmieści się między dwoma, które ma { $other }.
said-theme-parity = Policz puste pola w każdym obszarze i zacznij od nieparzystego.
said-theme-access = Szukaj ruchu, po którym { $other } nie dojdzie do pól dostępnych dla ciebie.
said-theme-stability = Szukaj pionków, których nikt już nie odwróci.
said-theme-quiet = Szukaj cichego ruchu: mało odwróconych, a { $other } ma mało odpowiedzi.
said-theme-ending = Policz do końca: która kolejność zachowuje najwięcej pionków?
said-paused = Zatrzymano. „Wznów” pozwala grać dalej.
said-continued = Gra toczy się dalej.
said-cancelled = Szukanie zatrzymane.
said-erased-record = Bilans wyczyszczony.
said-erased-branch = Wariant usunięty.
said-erased-settings = Wszystkie ustawienia mają znów wartości początkowe.
said-restored-record = Bilans jest z powrotem.
said-restored-branch = Wariant jest z powrotem.
said-restored-settings = Twoje ustawienia są z powrotem.
rejected-game-over = Gra jest skończona.
rejected-locked = Ta plansza jest do oglądania: ruchy wykonuje strona, która ją osadza.
rejected-pass-first = { $side } musi najpierw spasować: naciśnij „Pas”.
rejected-not-your-turn = To nie twoja kolej: ruch ma { $side }.
rejected-occupied = Pole { $square } jest zajęte.
    .connect-four = Kolumna { $column } jest pełna.
rejected-encloses-nothing = { $square } niczego nie zamyka: ruch musi zamknąć co najmniej jeden pionek.

thinks = myśli…
thinks-opponent = { $opponent } myśli…
thinks-for = myśli… { $seconds } s
thought = namysł { $time }
briefly = poniżej 0,01 s
depth = głębokość { $depth }
from-book = książka otwarć
solved = obliczone
lead = { $side } { $discs }
    .tic-tac-toe = { $side } wygrywa
    .connect-four = { $side } wygrywa
even = równo
    .tic-tac-toe = remis
    .connect-four = remis

# Two sentences in turn, two things of a list, and a title as a sentence.
sentences = { $first } { $then }
listed = { $first }, { $then }
sentence = { $text }.
seconds = { $seconds } s
# The sign before the fraction of a number, as in 1,5.
decimal-point = { "," }
