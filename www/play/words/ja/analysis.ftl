### The analysis of a position, and the way to the rooms of the study panel.

home-this-game = この対局
home-openings = 定石を練習したり、各手の評価を見たりします。
home-analysis = 局面をどんどん深く読みます。
analysis = 解析
analysis-start = この局面を解析
analysis-whole = 解析の全体
analysis-back = 1手戻る
analysis-along = 最善の手順を1手ずつ
analysis-place = { $move }からの手順：{ $count }手中{ $number }手目
analysis-lines = 候補手
analysis-all = すべての手
analysis-time = 1局面あたり
analysis-10 = 10秒
analysis-60 = 1分
analysis-0 = 次に進むまで
lead-bar = 予想結果のバーを盤の横に表示
lead-bar-shows = 予想結果：{ $lead }
analysis-cost = 局面の解析が終わるまで、この端末のプロセッサーと電池を使います。ページが隠れている間は待ちます。
analysis-certainty = パーセントは、読みの省略がどのくらい当たるかを示します。100%なら省略はありません。
analysis-exact = 読み切り
analysis-depth = { $count }手読み、確度{ $certainty }%
analysis-book = 定石
analysis-seeks = 探索中：{ $nodes }、{ $seconds }秒
analysis-done = 完了：{ $nodes }、{ $seconds }秒
analysis-millions = { $shown }百万局面
analysis-positions =
    { $count ->
       *[other] { $shown }局面
    }
analysis-waits = コンピューターが手を選んでいます。その後で解析を続けます。
analysis-none = ここには読む手がありません。
