### The visitor's results: games, exercises, and what moves have cost.

results = 自分の成績
results-none-yet = コンピューターとの終わった対局、解いた問題、手の損がここに表示されます。
results-games = 対局
results-won = 勝ち
results-drawn = 引き分け
results-lost = 負け
results-beaten = 勝った相手
results-of = ／{ $total }
results-solved = 解いた問題
results-opponent = 相手
results-costs = 1局あたりの損（石）
results-lately = 直近{ $count }局の平均
results-costs-none = 終わった対局をミスの検討にかけると、手の損がここに表示されます。
results-no-opening = 名前なし
record-clear = 成績を消す
record-restore = 成績を復元
phase-opening = 1〜20手目
phase-middle = 21〜40手目
phase-ending = 41手目から
progress-phase = 局面の段階別
progress-week = 週別
progress-opponent = 相手別
progress-opening = 定石別
progress-name = 項目
progress-games = 対局
progress-cost = 1手あたりの損（石）
