### The tree of a game and its variations.

variations-title = 変化
variation-move = { $number }手目：{ $square }
variation-move-valued = { $number }手目：{ $square }、{ $value }
variation-take = この変化を本譜にする
variation-delete = 変化{ $count }件を削除
