### The card at the end of a game.

you-won = Wygrywasz { $count }
you-lost = Przegrywasz { $count }
wins = { $side } wygrywa { $count }
draw = Remis { $count }
rival-resigned = { $name } poddaje partię: wygrywasz
you-resigned = Poddajesz partię: { $name } wygrywa
wins-on-time = { $side } wygrywa na czas { $count }
# The invisible word joiners keep a score on one line.
count = { $own }⁠–⁠{ $other }
on-board = { $count } na planszy, do tego puste pola.
on-board-draw = { $count } na planszy, do tego po połowie pustych pól.
not-counted = „Najlepszy ruch” grał za ciebie: ta partia się nie liczy.
first-win = Pierwsza wygrana! Przeciwnik: { $opponent }.
wins-in-a-row =
    { $count ->
        [one] { $count } wygrana z rzędu.
        [few] { $count } wygrane z rzędu.
        [many] { $count } wygranych z rzędu.
       *[other] { $count } wygranej z rzędu.
    }
record-against = Twój bilans, { $opponent }: { $results }.
record-won =
    { $count ->
        [one] { $count } wygrana
        [few] { $count } wygrane
        [many] { $count } wygranych
       *[other] { $count } wygranej
    }
record-drawn =
    { $count ->
        [one] { $count } remis
        [few] { $count } remisy
        [many] { $count } remisów
       *[other] { $count } remisu
    }
record-lost =
    { $count ->
        [one] { $count } porażka
        [few] { $count } porażki
        [many] { $count } porażek
       *[other] { $count } porażki
    }
ladder-next = Pokonani: { $beaten } z { $total }. Następny przeciwnik: { $opponent }.
ladder-done = Wszyscy przeciwnicy pokonani.
level-down = { $opponent } gra trochę słabiej.
review-loss = Co poszło źle?
again = Rewanż
end-first-win = Pierwsza wygrana!
end-whole-board = Cała plansza!
end-narrow = O włos!
end-row = Rząd po { $count } ruchach.
    .tic-tac-toe = Trzy w rzędzie po { $count } ruchach.
    .connect-four = Cztery w rzędzie po { $count } ruchach.
end-full = Plansza jest pełna.
    .connect-four = Wszystkie kolumny są pełne.
