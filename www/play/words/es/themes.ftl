### The themes that come with the page, and what each calls the two sides. A club names its own in
### www/club.js.

theme-classic = Clásico
theme-garden = Jardín
theme-wood = Madera
theme-contrast = Con{ "\u00AD" }traste

side-classic-black = Negro
    .tic-tac-toe = Cruz
    .connect-four = Rojo
side-classic-white = Blanco
    .tic-tac-toe = Círculo
    .connect-four = Amarillo
side-garden-black = Tomate
side-garden-white = Topo
side-wood-black = Nogal
side-wood-white = Arce
side-contrast-black = Negro
    .tic-tac-toe = Cruz
side-contrast-white = Blanco
    .tic-tac-toe = Círculo
