### The themes that come with the page, and what each calls the two sides. A club names its own in
### www/club.js.

theme-classic = Clas{ "\u00AD" }sico
theme-garden = Giar{ "\u00AD" }dino
theme-wood = Legno
theme-contrast = Con{ "\u00AD" }trasto

side-classic-black = Nero
    .tic-tac-toe = Croce
    .connect-four = Rosso
side-classic-white = Bianco
    .tic-tac-toe = Cerchio
    .connect-four = Giallo
side-garden-black = Pomodoro
side-garden-white = Talpa
side-wood-black = Noce
side-wood-white = Acero
side-contrast-black = Nero
    .tic-tac-toe = Croce
side-contrast-white = Bianco
    .tic-tac-toe = Cerchio
