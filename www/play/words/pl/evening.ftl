### Wieczór klubowy: gracze, kojarzenia, wyniki, tabela.

title = Wieczór klubowy
print = Drukuj
heading = Nagłówek
system = System
swiss = Szwajcarski
round-robin = Każdy z każdym
rounds = Rundy
tie-break = Przy równej liczbie punktów
brightwell-first = Brightwell, potem pionki
discs-first = Pionki, potem Brightwell
players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
names = Dodaj graczy, po jednym w wierszu
add = Dodaj
draw = Losuj
order-note = W pierwszej rundzie górna połowa listy gra z dolną. Zacznij od najsilniejszych albo wylosuj kolejność.
name-of = Imię gracza { $number }
remove = Usuń
remove-name = Usuń: { $name }
leaves = Wychodzi
leaves-name = { $name } wychodzi
returns = Wraca do gry
returns-name = { $name } wraca do gry
pair-round = Skojarz rundę { $number }
drop-round = Anuluj rundę { $number }
round = Runda { $number }
of-rounds = Runda { $number } z { $count }
table = Stolik
result = Wynik
discs-of = Pionki gracza { $name }
swap = Zamień kolory przy stoliku { $number }
sits-out = pauzuje
missing =
    { $count ->
        [one] Brakuje { $count } wyniku.
        [few] Brakuje { $count } wyników.
        [many] Brakuje { $count } wyników.
       *[other] Brakuje { $count } wyniku.
    }
missing-tables =
    { $count ->
        [one] Brakuje { $count } wyniku: { $tables }.
        [few] Brakuje { $count } wyników: { $tables }.
        [many] Brakuje { $count } wyników: { $tables }.
       *[other] Brakuje { $count } wyniku: { $tables }.
    }
complete = Wszystkie wyniki rundy { $number } są wpisane.
over = Wszystkie rundy są rozegrane.
said-added = Dodano: { $names }.
said-round = Runda { $number }: { $tables }.
said-result = Stolik { $table }: { $black } { $discs }, { $white } { $others }.
standings = Tabela
place = Miejsce
player = Gracz
points = Punkty
quotient = BQ
discs = Pionki ±
wins = Wygr.
draws = Rem.
losses = Przegr.
cross-table = Tabela krzyżowa
exchange = Linki z wynikami i pliki
paste = Wklej linki z wynikami, po jednym w wierszu, albo zapisany wieczór
read = Wczytaj
open-file = Otwórz plik…
save = Zapisz do arkusza (CSV)
new-evening = Nowy wieczór
taken =
    { $count ->
        [one] Wpisano { $count } wynik.
        [few] Wpisano { $count } wyniki.
        [many] Wpisano { $count } wyników.
       *[other] Wpisano { $count } wyniku.
    }
problem-name = „{ $name }” już jest na liście.
problem-no-name = Gracz musi mieć imię.
problem-many = Jest miejsce dla { $count } graczy.
problem-few = Potrzeba co najmniej dwóch graczy.
problem-full =
    { $count ->
        [0] Turniej każdy z każdym już trwa i wszystkie miejsca są zajęte.
       *[other] Turniej każdy z każdym już trwa i wolne jest tylko jedno miejsce.
    }
problem-stale = Ten wieczór został zmieniony w innej karcie. Widać go teraz w nowej postaci: powtórz ten krok, jeśli nadal jest potrzebny.
problem-damaged = Zapisany wieczór jest uszkodzony, więc tu zaczyna się nowy.
problem-two-results = Stolik { $table } w rundzie { $round } ma dwa wyniki: { $black }⁠–⁠{ $white } tutaj, { $other-black }⁠–⁠{ $other-white } w innej karcie.
problem-results = W rundzie { $number } brakuje jeszcze wyników.
problem-met = Nie da się skojarzyć kolejnej rundy: ktoś musiałby drugi raz grać z tym samym przeciwnikiem albo drugi raz pauzować.
problem-result = „{ $text }” to nie wynik: wpisz liczbę czarnych pionków, od 0 do 64, albo obie liczby, na przykład 40-24.
problem-text = To nie jest ani link z wynikiem, ani zapisany wieczór.
problem-link = Wiersz { $line } nie jest linkiem z wynikiem.
problem-link-open = Wiersz { $line }: partia z linku nie jest skończona.
problem-link-players = Wiersz { $line }: { $black } i { $white } nie grają ze sobą w żadnej rundzie.
problem-file-row = Wiersz { $line }: „{ $text }” jest nie na miejscu.
problem-file-player = Wiersz { $line }: nikt nie nazywa się „{ $text }”.

## At the start

evening = Wieczór klubowy
