### What the card at the end of a game says beside the result.

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
end-could-draw = W ruchu { $number } był jeszcze możliwy remis: { $square }.
    .connect-four = W ruchu { $number } był jeszcze możliwy remis: kolumna { $column }.
end-could-win = W ruchu { $number } była jeszcze możliwa wygrana: { $square }.
    .connect-four = W ruchu { $number } była jeszcze możliwa wygrana: kolumna { $column }.
review-loss = Co poszło źle?
again = Rewanż
end-first-win = Pierwsza wygrana!
end-whole-board = Cała plansza!
end-narrow = O włos!
show-board = Zobacz planszę
