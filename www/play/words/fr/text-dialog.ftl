### The dialog that gives a game as text or link, and takes one.

text-position = Position
text-moves = Partie
text-link = Lien vers cette partie
link-code = Code QR
link-too-long = Le lien n’a pas les commentaires : il serait trop long.
link-without-comments = Le lien n’a pas les commentaires : seules les parties de Reversi les donnent.
link-variations = Avec les variantes
link-variations-left =
    { $count ->
        [one] { $count } variante ne tient pas dans le lien.
       *[other] { $count } variantes ne tiennent pas dans le lien.
    }
open-games = Ouvrir
text-paste = Collez des parties, une position ou un lien
paste-copied = Coller
paste-by-hand = Le navigateur ne laisse pas la page lire ce qui est copié. Collez-le vous-même dans le champ.
copy = Copier
copy-moves = Copier la partie
copy-position = Copier la position
copy-link = Copier le lien
copied = Copié
share = Partager
copy-by-hand = Le navigateur ne laisse pas la page copier. Le texte est sélectionné : copiez-le vous-même.
share-by-hand = Le navigateur ne laisse pas la page partager. Le lien est sélectionné : copiez-le vous-même.
open-files = Ouvrir des fichiers…
load = Charger
offer-game = C’est une partie de { $game }.
open-game = L’ouvrir
