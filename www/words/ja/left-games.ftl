### My games: those in progress, and those that were left.

database = 棋譜データベース
about = 進行中の対局が上に並びます。その下は、離れた対局の新しいものから100局です（3手以上、またはコメント・変化・振り返り・対局時計のあるもの）。
forget = { $date }の対局を消す
players = { $black } – { $white }
comments = コメント{ $count }件
lines = ほかの変化{ $count }件
reviewed = 振り返り済み
unreadable = この対局は表示できません。
moves = { $count }手
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
