### Comments and drawings on positions.

comment-text = この局面へのコメント
comment-earlier = 前の局面へのコメント
comment-cut = { $count }文字多すぎます。末尾は保存されません。
comment-length = { $count }／1,000文字
glyph-row = { $number }手目{ $square }の評価記号
draw = 盤に書き込む
erase = 書き込みを消す
draw-note = このボタンを使わなくても、右クリックかShift+クリックで丸、右ドラッグかShift+ドラッグで矢印を描けます。同じ印をもう一度描くと消えます。
