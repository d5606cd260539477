### The dialog that gives a game as text or link, and takes one.

text-position = Posición
text-moves = Partida
text-link = Enlace a esta partida
link-code = Código QR
link-too-long = El enlace no lleva comentarios: con ellos sería demasiado largo.
link-without-comments = El enlace no lleva comentarios: solo van en las partidas de Reversi.
link-variations = Con variantes
link-variations-left =
    { $count ->
        [one] { $count } variante no cabe en el enlace.
       *[other] { $count } variantes no caben en el enlace.
    }
open-games = Abrir
text-paste = Pega partidas, una posición o un enlace
paste-copied = Pegar
paste-by-hand = El navegador no deja que la página lea lo copiado. Pégalo tú en el campo.
copy = Copiar
copy-moves = Copiar la partida
copy-position = Copiar la posición
copy-link = Copiar el enlace
copied = Copiado
share = Compartir
copy-by-hand = El navegador no deja que la página copie. El texto está seleccionado: cópialo tú.
share-by-hand = El navegador no deja que la página comparta. El enlace está seleccionado: cópialo tú.
open-files = Abrir archivos…
load = Cargar
offer-game = Es una partida de { $game }.
open-game = Abrirla
