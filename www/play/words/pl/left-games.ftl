### The visitor’s own games: those in progress, and those that were left.

comments =
    { $count ->
        [one] { $count } komentarz
        [few] { $count } komentarze
        [many] { $count } komentarzy
       *[other] { $count } komentarza
    }
lines =
    { $count ->
        [one] { $count } inny wariant
        [few] { $count } inne warianty
        [many] { $count } innych wariantów
       *[other] { $count } innego wariantu
    }
reviewed = przejrzana
unreadable = Nie da się pokazać tej partii.
on-board = Na planszy
running = Czeka
finished = skończona
you-resigned = poddana przez ciebie
rival-resigned = { $name } poddaje partię
your-turn = twoja kolej
their-turn = ruch ma { $name }
other-device = Na inne urządzenie
copy-games = Kopiuj wszystkie jako tekst
copied-games = Skopiowano
read-games = Wklej tekst z innego urządzenia
take-games = Wczytaj
you = Ty
