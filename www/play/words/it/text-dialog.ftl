### The dialog that gives a game as text or link, and takes one.

text-position = Posizione
text-moves = Partita
text-link = Link a questa partita
link-code = Codice QR
link-too-long = Il link non ha i commenti: con quelli sarebbe troppo lungo.
link-without-comments = Il link non ha i commenti: li portano solo le partite di Reversi.
link-variations = Con le varianti
link-variations-left =
    { $count ->
        [one] { $count } variante non entra nel link.
       *[other] { $count } varianti non entrano nel link.
    }
open-games = Apri
text-paste = Incolla partite, una posizione o un link
paste-copied = Incolla
paste-by-hand = Il browser non lascia leggere alla pagina ciò che è stato copiato. Incollalo a mano nel campo.
copy = Copia
copy-moves = Copia la partita
copy-position = Copia la posizione
copy-link = Copia il link
copied = Copiato
share = Condividi
copy-by-hand = Il browser non lascia copiare alla pagina. Il testo è selezionato: copialo a mano.
share-by-hand = Il browser non permette alla pagina di condividere. Il link è selezionato: copialo a mano.
open-files = Apri file…
load = Carica
offer-game = È una partita di { $game }.
open-game = Aprila
