### Diagrams on other web pages, for screen readers, and what is wrong with their source.

name = Reversidiagram
name-X = Reversidiagram: Zwart aan zet
name-O = Reversidiagram: Wit aan zet
name-over = Reversidiagram: de partij is afgelopen
# $squares are squares such as “c3, d6”, with the separator below between them.
black = Zwart: { $squares }.
white = Wit: { $squares }.
black-none = Zwart: geen steen.
white-none = Wit: geen steen.
moves = Zetten: { $squares }.
circles = Cirkels: { $squares }.
arrow = { $from } naar { $to }
arrows = Pijlen: { $squares }.
letters = Letters: { $squares }.
separator = { ", " }
between-sentences = { " " }
problem-character = Teken { $place } van de stelling is ‘{ $about }’; een veld is X, O of -.
problem-squares = De stelling heeft { $count } van de 64 velden.
problem-no-square = Zet { $number }: ‘{ $about }’ is geen veld.
problem-illegal = Zet { $number }, { $about }, mag niet.
problem-no-pass = Voor zet { $number } hoeft niemand te passen.
problem-ply = Deze partij heeft geen zet ‘{ $about }’; de laatste is { $last }.
problem-mark = ‘{ $about }’ is geen markering: een cirkel is c3, een pijl c3-d6, een letter c4=A.
