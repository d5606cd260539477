### Comments and drawings on positions.

comment-text = Komentarz do tej pozycji
comment-earlier = Komentarz do poprzedniej pozycji
comment-cut =
    { $count ->
        [one] O { $count } znak za dużo: koniec tekstu się nie zapisze.
        [few] O { $count } znaki za dużo: koniec tekstu się nie zapisze.
        [many] O { $count } znaków za dużo: koniec tekstu się nie zapisze.
       *[other] O { $count } znaku za dużo: koniec tekstu się nie zapisze.
    }
comment-length = { $count } z 1000 znaków
glyph-row = Znak oceny ruchu { $number }, { $square }
draw = Rysuj na planszy
erase = Usuń rysunki
draw-note = Działa też bez tego przycisku: kliknij prawym przyciskiem lub z klawiszem Shift, aby narysować kółko, a przeciągnij, aby narysować strzałkę. Ten sam znak jeszcze raz usuwa go.
