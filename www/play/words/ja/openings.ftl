### Openings: practice, and what each move is worth.

openings = 定石
openings-all = 定石一覧
openings-most-played = よく使われる定石
openings-all-names = すべての名前
opening-choice = 名前か手順で定石を探す
opening-show = 盤に表示
opening-none = その名前や手順の定石はありません。
own-line =
    { $count ->
        [1] { $moves }（{ $count }手）
       *[other] { $moves } …（{ $count }手）
    }
practise = 練習する
practice-name = 練習：{ $opening }
practice-line = 手順を見る
practice-undo = 戻す
practice-again = もう一度
practice-within-alone = { $total }手中{ $number }手目。
practice-within = { $total }手中{ $number }手目。コンピューターは定石どおりに打ちます。
practice-done = 完成です。続きを打つか、もう一度始めましょう。
practice-left = { $number }手目で定石を外れました。正しい手は{ $squares }です。「戻す」で戻れます。
balanced-start = 互角のランダム配置
balanced-about = 8手進んだ互角の局面から、新しい対局を始めます。
explorer = ここからの手
explorer-estimated = ≈ 推定
explorer-hint = 盤で両方の手を打ってください。定石を閉じるまで、コンピューターは待ちます。
explorer-move = 手
explorer-value = 評価
explorer-played = 対局数
explorer-book = 定石
explorer-exact = 読み切り
explorer-search = { "" }
explorer-count =
    { $count ->
       *[other] { $shown }局 · { $percent }
    }
explorer-won = 得点率{ $percent }
explorer-about = 対称形も合わせて数えています。棒は手番の側の勝ち、引き分け、負けです。
explorer-no-games = 「棋譜」に対局があると、各手の打たれた回数がここに出ます。
explorer-games = 取り込み（{ $count }）
explorer-database = 大会（{ $shown }）
explorer-here = この局面が現れる対局
