### Setting up a position.

editor = 局面編集
editor-leave = 対局に戻る
editor-about = 盤のマスを押すか、なぞってください。矢印キーで移動し、Enterキーで置くこともできます。
editor-brush = 置くもの
brush-cycle = 順に
brush-empty = 空き
editor-turn = 手番
editor-to-move = { $side }の番
transform-start = 初期
transform-clear = 消去
transform-mirror = 鏡像
transform-turn = 回転
transform-colours = 色
transform-start-board = 対局の初期配置にする
transform-clear-board = 盤を空にする
transform-mirror-board = 盤を鏡像にする
transform-turn-board = 盤を回転する
transform-colours-board = 色を入れ替える
editor-earlier = 以前の編集（{ $count }）
editor-earlier-one = 石{ $count }個、{ $side }の番
editor-play = ここから対局
editor-correct = { $number }手目の後を訂正
editor-values = 評価を表示
impossible-centre = 対局では現れない局面です。中央の4マスに空きがあります。
impossible-apart = 対局では現れない局面です。ほかの石から離れた石があります。
impossible-no-black = { $black }の石がありません。
impossible-no-white = { $white }の石がありません。

## At the start

edit = 局面編集
