### Diagrams on other web pages, for screen readers, and what is wrong with their source.

name = リバーシの図
name-X = リバーシの図：黒の番
name-O = リバーシの図：白の番
name-over = リバーシの図：終局
black = 黒：{ $squares }。
white = 白：{ $squares }。
black-none = 黒：石なし。
white-none = 白：石なし。
moves = 棋譜：{ $squares }。
circles = 丸：{ $squares }。
arrow = { $from }から{ $to }
arrows = 矢印：{ $squares }。
letters = 文字：{ $squares }。
separator = 、
between-sentences = { "" }
problem-character = 局面の{ $place }文字目が「{ $about }」です。マスはX、O、-のどれかです。
problem-squares = 局面は{ $count }マスです。64マスが必要です。
problem-no-square = { $number }手目：「{ $about }」はマスではありません。
problem-illegal = { $number }手目の{ $about }はルールに合いません。
problem-no-pass = { $number }手目の前にパスの必要はありません。
problem-ply = この対局に「{ $about }」手目はありません。最後は{ $last }です。
problem-mark = 「{ $about }」は印ではありません。丸はc3、矢印はc3-d6、文字はc4=Aのように書きます。
