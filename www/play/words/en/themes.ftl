### The themes that come with the page, and what each calls the two sides. A club names its own in
### www/club.js.

theme-classic = Classic
theme-garden = Garden
theme-wood = Wood
theme-contrast = Contrast

side-classic-black = Black
    .tic-tac-toe = Cross
    .connect-four = Red
side-classic-white = White
    .tic-tac-toe = Ring
    .connect-four = Yellow
side-garden-black = Tomato
side-garden-white = Mole
side-wood-black = Walnut
side-wood-white = Maple
side-contrast-black = Black
    .tic-tac-toe = Cross
side-contrast-white = White
    .tic-tac-toe = Ring
