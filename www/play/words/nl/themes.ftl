### The themes that come with the page, and what each calls the two sides. A club names its own in
### www/club.js.

theme-classic = Klas{ "\u00AD" }siek
theme-garden = Tuin
theme-wood = Hout
theme-contrast = Con{ "\u00AD" }trast

side-classic-black = Zwart
    .tic-tac-toe = Kruisje
    .connect-four = Rood
side-classic-white = Wit
    .tic-tac-toe = Rondje
    .connect-four = Geel
side-garden-black = Tomaat
side-garden-white = Mol
side-wood-black = Walnoot
side-wood-white = Esdoorn
side-contrast-black = Zwart
    .tic-tac-toe = Kruisje
side-contrast-white = Wit
    .tic-tac-toe = Rondje
