### The status line below the board, which screen readers read out: what has happened, what to do.
### A sentence said-… names what happened; rejected-… says why a press does nothing.

said-started = 新規対局です。
said-resumed = 対局を再開しました。
said-clocks-stand = 両方の時計は、最後の着手または停止のときのまま止まっています。
said-loaded = 対局を読み込みました。
said-followed = 別のタブと同じ局面にしました。
said-displaced = 別のタブの対局が「前の対局」になりました。
said-dropped = 空きがないため、古い対局を消しました。
said-list-full = 自分の対局のリストがいっぱいなので、古い対局を消しました。
said-left-unkept = 離れた対局を保存する空きがブラウザーにありません。ページを閉じるまでは「棋譜」にあります。
said-unstored = このブラウザーには保存されません。ページを閉じるまで残ります。
said-still-unstored = 保存されません。
said-returned = 前の対局に戻りました。
said-moved = { $side }が{ $square }に打ち、石を{ $count }個返しました。
    .tic-tac-toe = { $side }が{ $square }に打ちました。
    .connect-four = { $side }が{ $column }列に落としました。
said-with-comment = コメントがあります。
said-at-start = 最初に戻りました。
said-at-move = { $number }手目{ $square }の後です。
    .connect-four = { $number }手目{ $square }列の後です。
said-at-corrected = { $number }手目{ $square }の後、盤を訂正しました。
said-to-move = { $side }の番です。
said-must-pass = { $side }はパスです。
said-friend-begin = 最初の手を打ってから、リンクを送りましょう。
said-friend-send = リンクを{ $name }に送ってください。次は{ $side }の番です。
said-friend-waits = { $name }の番です。返事はリンクで届きます。
said-engine-late = コンピューターを読み込んでいます。
said-values-sought = まだわからない評価があります。
said-values-open = わからない評価が残ります。序盤では計算に時間がかかりすぎます。
said-press-continue = 「続ける」でコンピューターが打ちます。
said-press-pass = 「パス」を押してください。
said-passed = { $side }がパスしました。
said-armed = { $square }で石を{ $count }個返します。打つには同じマスをもう一度選んでください。
    .tic-tac-toe = { $square }を選びました。打つには同じマスをもう一度選んでください。
    .connect-four = 石を落とすには{ $column }列をもう一度選んでください。
said-hint = ヒント：{ $square }。
    .connect-four = ヒント：{ $column }列。
said-hint-win = ヒント：{ $square }で勝てます。
    .connect-four = ヒント：{ $column }列で勝てます。
said-hint-draw = ヒント：{ $square }で引き分けにできます。
    .connect-four = ヒント：{ $column }列で引き分けにできます。
said-hint-loss = ヒント：{ $square }。ただし相手が最善を尽くせば、どの手でも負けです。
    .connect-four = ヒント：{ $column }列。ただし相手が最善を尽くせば、どの手でも負けです。
said-hint-only = 打てるのは{ $square }だけです。
    .connect-four = 打てるのは{ $column }列だけです。
said-hint-line = 続きの一例：{ $moves }。
said-quarter =
    { $square ->
        [a1] 左上に注目。良い手があります。
        [h1] 右上に注目。良い手があります。
        [a8] 左下に注目。良い手があります。
       *[h8] 右下に注目。良い手があります。
    }
    .connect-four = 印のある列に良い手があります。
said-expects = コンピューターの予想では{ $side }が約{ $count }石リードします。
said-solved = 読み切り：{ $side }の{ $count }石勝ちです。
    .tic-tac-toe = 読み切り：最善なら{ $side }の勝ちです。
    .connect-four = 読み切り：最善なら{ $side }の勝ちです。
said-solved-draw = 読み切り：引き分けです。
said-expects-draw = コンピューターの予想では互角です。
said-theme-corner = 隅に注目。それぞれの手の後、隅は誰のものになりますか？
said-theme-wedge = 辺に注目。{ $other }の2つの石の間に打てる所があります。
said-theme-parity = 領域ごとに空きマスを数え、奇数の領域から打ちましょう。
said-theme-access = あなたは打てて、{ $other }は打てないマスが残る手を探しましょう。
said-theme-stability = 二度と返されない石を探しましょう。
said-theme-quiet = 静かな手を探しましょう。返す石が少なく、{ $other }の打てる所も少ない手です。
said-theme-ending = 最後まで数えましょう。石が最も多く残る手順は？
said-paused = 停止しました。「続ける」で再開します。
said-continued = 再開しました。
said-cancelled = 探索を停止しました。
said-erased-record = 成績を消しました。
said-erased-branch = 変化を消しました。
said-erased-settings = 設定をすべて初期値に戻しました。
said-restored-record = 成績を復元しました。
said-restored-branch = 変化を復元しました。
said-restored-settings = 設定を復元しました。
rejected-game-over = 対局は終わっています。
rejected-locked = この盤は観戦用です。手は埋め込み元のページが打ちます。
rejected-pass-first = { $side }は先にパスです。「パス」を押してください。
rejected-not-your-turn = あなたの番ではありません。{ $side }の番です。
rejected-occupied = { $square }には石があります。
    .connect-four = { $column }列はいっぱいです。
rejected-encloses-nothing = { $square }では石をはさめません。1個以上はさむ所に打ちます。

thinks = 考え中…
thinks-opponent = { $opponent }が考えています…
thinks-for = 考え中… { $seconds }秒
thought = 思考時間{ $time }
briefly = 0.01秒未満
depth = 深さ{ $depth }
from-book = 定石
solved = 読み切り
lead = { $side } { $discs }
    .tic-tac-toe = { $side }の勝ち
    .connect-four = { $side }の勝ち
even = 互角
    .tic-tac-toe = 引き分け
    .connect-four = 引き分け

# Two sentences in turn, two things of a list, and a title as a sentence.
sentences = { $first }{ $then }
listed = { $first }、{ $then }
sentence = { $text }。
seconds = { $seconds }秒
# The sign before the fraction of a number, as in 1.5.
decimal-point = { "." }
