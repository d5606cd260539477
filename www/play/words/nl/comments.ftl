### Comments and drawings on positions.

comment-text = Commentaar bij deze stelling
comment-earlier = Commentaar bij de stelling ervoor
comment-cut =
    { $count ->
        [one] { $count } teken te veel: het einde van de tekst wordt niet bewaard.
       *[other] { $count } tekens te veel: het einde van de tekst wordt niet bewaard.
    }
comment-length = { $count } van 1.000 tekens
glyph-row = Waarderingsteken bij zet { $number }, { $square }
draw = Op het bord tekenen
erase = Tekening wissen
draw-note = Ook zonder deze knop: rechtsklik of Shift-klik voor een cirkel, slepen met de rechterknop of met Shift voor een pijl. Nog een keer hetzelfde haalt het weg.
