### The visitor’s own games: those in progress, and those that were left.

comments = コメント{ $count }件
lines = ほかの変化{ $count }件
reviewed = 振り返り済み
unreadable = この対局は表示できません。
on-board = 盤上
running = 待機中
finished = 終局
you-resigned = あなたが投了
rival-resigned = { $name }が投了
your-turn = あなたの番
their-turn = { $name }の番
other-device = 別の端末へ
copy-games = すべてテキストでコピー
copied-games = コピー済み
read-games = 別の端末のテキストを貼り付け
take-games = 読み込む
you = あなた
