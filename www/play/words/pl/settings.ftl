### The settings.

game-choice = Gra
game-reversi = Reversi
game-tic-tac-toe = Kółko i krzyżyk
game-connect-four = Cztery w rzędzie
next-game = Następna gra
start = Start
start-diagonal = Ukośny
start-parallel = Równoległy
first = Kto zaczyna
begins = Zaczyna { $side }
next-game-note = Obowiązuje od następnej nowej gry.
settings-more = Więcej
game-options = Opcje gry
pause = Pauza przed ruchem komputera
think-time = Czas do namysłu
think-seconds =
    { $count ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }
think-time-note = Na ruch: dla poziomu 10, „Podpowiedzi” i „Najlepszego ruchu”.
all-processors = Używaj wszystkich procesorów
all-processors-note = Poziom 10, „Najlepszy ruch” i końcówki liczą szybciej, ale zużywają więcej baterii.
hints = Pokazuj możliwe ruchy
details = Głębokość, przewaga i czas komputera
values = Pokazuj oceny ruchów
    .tic-tac-toe = Pokazuj, kto wygra po każdym ruchu
    .connect-four = Pokazuj, kto wygra w każdej kolumnie, a gdy to wiadomo, w ilu ruchach
groups = Pokazuj czwórki pól
manual-pass = Pasuj samodzielnie
manual-pass-note = Gdy nie masz ruchu, naciskasz „Pas”.
confirm = Potwierdzaj ruchy
confirm-note = Pierwsze naciśnięcie pokazuje ruch, drugie go gra.
typed = Wpisuj pola
typed-note = Pole pod planszą przyjmuje ruchy takie jak f5.
    .tic-tac-toe = Pole pod planszą przyjmuje ruchy takie jak b2.
    .connect-four = Pole pod planszą przyjmuje kolumny takie jak 4.
turned = Odwróć planszę
shortcuts = Skróty jednoliterowe
shortcuts-note = Litery działają od razu, na przykład H to podpowiedź. Mogą być potrzebne innym programom.
appearance = Wygląd i dźwięk
display = Wyświetlanie
sound = Dźwięki
volume = Głośność
volume-soft = Cicho
volume-medium = Średnio
volume-loud = Głośno
scheme = Jasny czy ciemny
scheme-auto = System
scheme-light = Jasny
scheme-dark = Ciemny
board-size = Rozmiar planszy
board-size-small = Mały
board-size-normal = Zwykły
board-size-large = Duży
text-size = Rozmiar tekstu
text-size-normal = Zwykły
text-size-large = Duży
text-size-largest = Bardzo duży
hand = Układ
hand-right = Praworęczny
hand-left = Leworęczny
reset = Zresetuj wszystkie ustawienia
animation = Animacja odwracania
    .tic-tac-toe = Animacja
    .connect-four = Spadanie żetonów
animation-off = Brak
animation-slow = Wolna
animation-normal = Zwykła
animation-fast = Szybka
theme = Motyw
lang = Język
