### The settings.

settings = 設定
game-choice = ゲーム
game-reversi = リバーシ
game-tic-tac-toe = 三目並べ
game-connect-four = 四目並べ
next-game = 次の対局
start = 初期配置
start-diagonal = 斜め
start-parallel = 平行
first = 先手
begins = { $side }が先手
next-game-note = 次の新規対局から変わります。
game-options = 対局オプション
pause = コンピューターが打つ前の間
seconds = { $seconds }秒
think-time = 思考時間
think-seconds =
    { $count ->
       *[other] { $seconds }秒
    }
think-time-note = 1手あたり。レベル10、「ヒント」、「最善手を打つ」に使います。
hints = 打てる所を表示
details = コンピューターの深さ・石差・時間を表示
values = 各手の評価を表示
    .tic-tac-toe = 各手でどちらが勝つかを表示
    .connect-four = 各列でどちらが何手で勝つかを表示
groups = 4マスの組を表示
manual-pass = 手動でパス
manual-pass-note = 打てる所がないとき、自分で「パス」を押します。
confirm = 打つ前に確認
confirm-note = 1回押すと手が表示され、もう1回で打ちます。
typed = マスを入力
typed-note = 盤の下の欄に、f5のように手を入力できます。
    .tic-tac-toe = 盤の下の欄に、b2のように手を入力できます。
    .connect-four = 盤の下の欄に、4のように列を入力できます。
turned = 盤の向きを変える
shortcuts = 1文字のショートカット
shortcuts-note = Hでヒントなど、文字キーですぐに操作できます。ほかのソフトがそのキーを使うこともあります。
appearance = 表示と音
display = 表示
sound = 効果音
sound-note = 木と木の触れる音です。オンにすると試しに鳴ります。
scheme = 明るさ
scheme-auto = システム
scheme-light = ライト
scheme-dark = ダーク
board-size = 盤の大きさ
board-size-small = 小
board-size-normal = 標準
board-size-large = 大
hand = 配置
hand-right = 右利き
hand-left = 左利き
reset = 設定をすべて初期値に戻す
animation = 石が返る動き
    .tic-tac-toe = アニメーション
    .connect-four = 石が落ちる動き
animation-off = なし
animation-slow = ゆっくり
animation-normal = ふつう
animation-fast = 速い
theme = テーマ
lang = 言語

# The sign before the fraction of a number, as in 1.5.
decimal-point = { "." }
