### The list of the games of a file, and the export of a game.

games = 対局
read-so-far =
    { $count ->
       *[other] { $number }件を読み込みました
    }
stop = 停止
forget = 取り込んだ対局を空にする
earlier = 以前に取り込んだもの（{ $count }）
earlier-games =
    { $count ->
       *[other] { $shown }局、{ $date }
    }
more = ファイルにはまだ対局があります。これは最初の10万局です。
opening = 定石
any-opening = すべての定石
result = 結果
any-result = すべての結果
result-wins = { $side }の勝ち
result-draw = 引き分け
result-open = 終局前
games-all =
    { $count ->
       *[other] { $shown }局
    }
games-some =
    { $count ->
       *[other] { $all }局中{ $shown }局
    }
no-games = まだ対局がありません。打った対局や開いた対局がここに並びます。
show-all = すべての対局を表示
game = 対局{ $number }
moves = { $count }手
variations = 変化{ $count }件
variations-unread = 変化{ $count }件を省略
comments-unread = コメント{ $count }件を省略
unread = 読めない記録{ $count }件
export-choices = 画像や、ほかのソフト用に
numbered = 手順番号付きの図
diagram = 局面の図
ggf = GGF、対局サーバー用
moves-alone = 手だけ、1局1行
pgn = 対局情報付きの棋譜（PGN）
sgf = 変化付きの棋譜（SGF）
obf = 終盤問題（OBF）
copy = コピー
save = 保存
save-svg = SVGで保存
save-png = PNGで保存
done = 完了しました。
not-allowed = ブラウザーが許可していません。
not-done = ブラウザーが許可していません。テキストを選択したので、自分でコピーしてください。
nothing-written = まだ書き出すものがありません。この形式には1手以上が必要です。
corrections-unwritten = GGFは訂正した盤を書けません。リンク、棋譜、SGFには残ります。
unread-game = 記録{ $number }：{ $cause }
unread-game-at = 記録{ $number }（{ $places }）：{ $cause }
line = { $line }行目
save-games = 表示中の対局の保存形式
games-omitted = 初期配置の違う{ $count }局を省きました。手だけの形式では書けません。
percent = { $number }%
views = 表示
statistics-openings = 定石
statistics-players = 対局者
player = 対局者
score-of-black = 黒
lead-of-black = 石差
score-of-player = 得点率
lead-of-player = 石差
opening-unnamed = 名前なし
players-unnamed = これらの対局には対局者の名前がありません。
rows-most = 対局数の多い{ $count }件です。
results-none = 結果のある対局がありません。
results-summary =
    { $count ->
       *[other] 結果のある{ $shown }局のうち、黒勝ち{ $black }、白勝ち{ $white }、引き分け{ $draws }。黒の平均石差は{ $lead }石です。
    }
statistics-leads = 石差
leads-move = 手数
leads-about =
    { $count ->
       *[other] 初期配置から始まる{ $shown }局について、一手ごとの黒の平均石差を示します。曲線は2手ごとの平均です。
    }
shelves = 表示
shelf-all = すべて
shelf-mine = 自分の対局
shelf-imported = 取り込み
shelf-tournaments = 大会
search = 対局者、大会、年
side = 手番
filter = 絞り込み
any-side = 黒と白
plays-side = { $side }番
sort = 並べ替え
sort-number = 並べ替えなし
sort-date = 日付順
sort-black = 黒の名前順
sort-white = 白の名前順
sort-result = 黒の石数順
sort-opening = 定石順
descending = 逆順
position-here = この局面のみ
statistics-moves = 着手
too-many = 集計と保存は{ $shown }局までのリストでできます。対局者、年、局面のいずれかで絞り込んでください。
reading-rows = 棋譜を読み込んでいます…
share-game = { $players }の対局を共有
forget-game = { $players }の対局を消す
link-copied = リンクをコピーしました。
save-all = 保存・消去

## At the start

game-before = 一覧の前の対局
game-after = 一覧の次の対局
live = ライブ
text = 共有と保存
collection = 対局の一覧
