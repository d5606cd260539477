### Die Designs, die der Seite beiliegen, und wie jedes die beiden Seiten nennt. Ein Verein benennt
### seine eigenen in www/club.js.

theme-classic = Klassisch
theme-garden = Garten
theme-wood = Holz
theme-contrast = Kontrast

side-classic-black = Schwarz
    .tic-tac-toe = Kreuz
    .connect-four = Rot
side-classic-white = Weiß
    .tic-tac-toe = Kreis
    .connect-four = Gelb
side-garden-black = Tomate
side-garden-white = Maulwurf
side-wood-black = Nussbaum
side-wood-white = Ahorn
side-contrast-black = Schwarz
    .tic-tac-toe = Kreuz
side-contrast-white = Weiß
    .tic-tac-toe = Kreis
