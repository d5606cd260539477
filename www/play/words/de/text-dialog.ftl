### The dialog that gives a game as text or link, and takes one.

text-position = Stellung
text-moves = Partie
text-link = Link zu dieser Partie
link-code = QR-Code
link-too-long = Der Link hat keine Kommentare: Mit ihnen wäre er zu lang.
link-without-comments = Der Link hat keine Kommentare: Nur Partien Reversi geben sie mit.
link-variations = Mit Varianten
link-variations-left =
    { $count ->
        [one] { $count } Variante passt nicht in den Link.
       *[other] { $count } Varianten passen nicht in den Link.
    }
open-games = Öffnen
text-paste = Partien, Stellung oder Link einfügen
paste-copied = Einfügen
paste-by-hand = Der Browser lässt die Seite die Zwischenablage nicht lesen. Bitte füge den Text selbst in das Feld ein.
copy = Kopieren
copy-moves = Partie kopieren
copy-position = Stellung kopieren
copy-link = Link kopieren
copied = Kopiert
share = Teilen
copy-by-hand = Der Browser lässt die Seite nicht kopieren. Der Text ist markiert: Bitte kopiere ihn selbst.
share-by-hand = Der Browser erlaubt der Seite das Teilen nicht. Der Link ist markiert: Bitte kopiere ihn selbst.
open-files = Dateien öffnen …
load = Laden
offer-game = Das ist eine Partie { $game }.
open-game = Öffnen
