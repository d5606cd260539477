### クラブの例会：参加者、組み合わせ、結果、順位。

title = クラブ例会
print = 印刷
heading = 見出し
system = 方式
swiss = スイス式
round-robin = 総当たり
rounds = 回戦数
tie-break = 勝ち点が同じとき
brightwell-first = ブライトウェル指数、次に石差
discs-first = 石差、次にブライトウェル指数
players = 参加者{ $count }人
names = 参加者を追加（1行に1人）
add = 追加
draw = 抽選
order-note = 1回戦は、名簿の上半分と下半分が対戦します。強い人から順に並べるか、抽選してください。
name-of = 参加者{ $number }の名前
remove = 削除
remove-name = { $name }を削除
leaves = 退席
leaves-name = { $name }が退席
returns = 復帰
returns-name = { $name }が復帰
pair-round = { $number }回戦を組む
drop-round = { $number }回戦を取り消す
round = { $number }回戦
of-rounds = { $number }回戦（全{ $count }回戦）
table = 卓
result = 結果
discs-of = { $name }の石数
swap = 第{ $number }卓の黒白を入れ替える
sits-out = 不戦勝
missing = 未入力の結果が{ $count }件あります。
missing-tables = 未入力の結果が{ $count }件あります：{ $tables }。
complete = { $number }回戦の結果はすべて入力されました。
over = 全回戦が終わりました。
said-added = { $names }を追加しました。
said-round = { $number }回戦：{ $tables }。
said-result = 第{ $table }卓：{ $black } { $discs }、{ $white } { $others }。
standings = 順位表
place = 順位
player = 名前
points = 勝ち点
quotient = BQ
discs = 石差
wins = 勝
draws = 分
losses = 敗
cross-table = 対戦表
exchange = 結果のリンクとファイル
paste = 結果のリンク（1行に1つ）か、保存した例会を貼り付け
read = 読み込む
open-file = ファイルを開く…
save = 表計算用に保存（CSV）
new-evening = 新しい例会
taken = { $count }件の結果を記入しました。
problem-name = 「{ $name }」はすでに名簿にあります。
problem-no-name = 名前を入力してください。
problem-many = 参加できるのは{ $count }人までです。
problem-few = 2人以上必要です。
problem-full =
    { $count ->
        [0] 総当たりはもう始まっていて、空きがありません。
       *[other] 総当たりはもう始まっていて、空きは1人分だけです。
    }
problem-stale = 別のタブで例会の内容が変更されました。今の内容を表示しています。必要ならもう一度操作してください。
problem-damaged = 保存した例会のデータが壊れているため、新しい例会を始めます。
problem-two-results = { $round }回戦の第{ $table }卓に結果が二つあります。このタブは{ $black }対{ $white }、別のタブは{ $other-black }対{ $other-white }です。
problem-results = { $number }回戦には、結果のない対局がまだあります。
problem-met = 次の回戦は組めません。同じ相手との再戦か、2度目の不戦勝が出てしまいます。
problem-result = 「{ $text }」は結果ではありません。黒の石数（0～64）か、40-24のように両方を入力してください。
problem-text = 結果のリンクでも、保存した例会でもありません。
problem-link = { $line }行目は結果のリンクではありません。
problem-link-open = { $line }行目：リンクの対局は終わっていません。
problem-link-players = { $line }行目：{ $black }と{ $white }の対戦はありません。
problem-file-row = { $line }行目：ここに「{ $text }」は書けません。
problem-file-player = { $line }行目：「{ $text }」という参加者はいません。

## At the start

evening = クラブ例会
