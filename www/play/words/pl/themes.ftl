### The themes that come with the page, and what each calls the two sides: all in the singular, as
### the sentences need. A club names its own in www/club.js.

theme-classic = Kla{ "\u00AD" }syczny
theme-garden = Ogród
theme-wood = Drewno
theme-contrast = Kon{ "\u00AD" }trast

side-classic-black = Czarny
    .tic-tac-toe = Krzyżyk
    .connect-four = Czerwony
side-classic-white = Biały
    .tic-tac-toe = Kółko
    .connect-four = Żółty
side-garden-black = Pomidor
side-garden-white = Kret
side-wood-black = Orzech
side-wood-white = Klon
side-contrast-black = Czarny
    .tic-tac-toe = Krzyżyk
side-contrast-white = Biały
    .tic-tac-toe = Kółko
