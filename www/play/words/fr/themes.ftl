### The themes that come with the page, and what each calls the two sides. A club names its own in
### www/club.js.

theme-classic = Clas{ "\u00AD" }sique
theme-garden = Jardin
theme-wood = Bois
theme-contrast = Con{ "\u00AD" }traste

side-classic-black = Noir
    .tic-tac-toe = Croix
    .connect-four = Rouge
side-classic-white = Blanc
    .tic-tac-toe = Rond
    .connect-four = Jaune
side-garden-black = Tomate
side-garden-white = Taupe
side-wood-black = Noyer
side-wood-white = Érable
side-contrast-black = Noir
    .tic-tac-toe = Croix
side-contrast-white = Blanc
    .tic-tac-toe = Rond
