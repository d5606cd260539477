### The board and the list of moves: what a screen reader says of a square, values, glyphs.

game = 盤とスコア
board = 盤
to-move = 手番
over = 終局
game-over = 終局
opening = 定石
moves = 棋譜
no-moves = ここに対局の棋譜が出ます。
move-label = { $number }手目：{ $side }、{ $square }
    .connect-four = { $number }手目：{ $side }、{ $square }列
move-pass = { $side }はパス
branches = ほかの変化
branch = { $number }手目から：{ $moves }
branch-drop = この変化を消す：{ $number }手目から、{ $moves }
move-start = 初期配置
move-commented = { $move }、コメントあり
move-corrected = { $move }、盤の訂正あり
move-with-glyph = { $move }、{ $glyph }
glyph-blunder = 大悪手
glyph-mistake = 悪手
glyph-inaccuracy = 疑問手
glyph-interesting = 面白い手
glyph-good = 好手
glyph-brilliant = 絶妙手
glyph-only = 唯一の手
comment = コメント
comment-open = コメントと書き込み
square-empty = { $square }、空き
    .connect-four = { $column }列{ $row }段、空き
square-legal = { $square }、打てます
    .connect-four = { $column }列{ $row }段、打てます
square-disc = { $square }、{ $side }
    .connect-four = { $column }列{ $row }段、{ $side }
square-last = 直前の手
square-hint = ヒント
square-armed = 選択中
square-win = そろった並び
square-value-search = 評価{ $value }
square-value-book = 定石の評価{ $value }
square-value-exact = 読み切り{ $value }
square-share = 手元の対局の{ $percent }で打たれた手
square-at-most = { $value }以下、証明済み
square-at-least = { $value }以上、証明済み
square-wins =
    { $count ->
        [1] 次の手で勝ち
       *[other] あと{ $count }手で勝ち
    }
    .tic-tac-toe = 勝ち
square-draw = 引き分け
square-loses =
    { $count ->
        [1] 相手の次の手で負け
       *[other] あと{ $count }手で負け
    }
    .tic-tac-toe = 負け
square-somehow-wins = 勝ち
square-somehow-loses = 負け
plate-wins = 勝ち
plate-draw = 引分
plate-loses = 負け
plate-in = { $count }手
square-sought = 評価は計算中
square-best = 最善
square-played = 実戦の手
square-reason = { $square }が損になる理由
square-better = もっと良い手
square-circled = 丸印
square-arrow = { $square }への矢印
square-guide = 丸で囲んだマス、打ってみる手
square-step = 表示中の手順の{ $number }手目
typed-square = マスを入力
    .connect-four = 列を入力
typed-play = 打つ
typed-example = f5
    .tic-tac-toe = b2
    .connect-four = 4
