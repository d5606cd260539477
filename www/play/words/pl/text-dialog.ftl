### The dialog that gives a game as text or link, and takes one.

text-position = Pozycja
text-moves = Partia
text-link = Link do tej partii
link-code = Kod QR
link-too-long = Link jest bez komentarzy: z nimi byłby za długi.
link-without-comments = Link jest bez komentarzy: zawierają je tylko partie Reversi.
link-variations = Z wariantami
link-variations-left =
    { $count ->
        [one] { $count } wariant nie mieści się w linku.
        [few] { $count } warianty nie mieszczą się w linku.
        [many] { $count } wariantów nie mieści się w linku.
       *[other] { $count } wariantu nie mieści się w linku.
    }
open-games = Otwórz
text-paste = Wklej partie, pozycję lub link
paste-copied = Wklej
paste-by-hand = Przeglądarka nie pozwala stronie odczytać skopiowanego tekstu. Wklej go w pole samodzielnie.
copy = Kopiuj
copy-moves = Kopiuj partię
copy-position = Kopiuj pozycję
copy-link = Kopiuj link
copied = Skopiowano
share = Udostępnij
copy-by-hand = Przeglądarka nie pozwala stronie kopiować. Tekst jest zaznaczony: skopiuj go samodzielnie.
share-by-hand = Przeglądarka nie pozwala stronie udostępniać. Link jest zaznaczony: skopiuj go samodzielnie.
open-files = Otwórz pliki…
load = Wczytaj
offer-game = To partia innej gry: { $game }.
open-game = Otwórz
