### Endings: played out against perfect play, or counted first.

endings = 終盤を打ち切る
ending-here = 盤上の局面
ending-play = 打ち切る
ending-count = 先に数える
ending-drawn = 終盤を数える練習
ending-draw = 終盤を数える
ending-draw-next = 次の終盤を数える
ending-most = 空きマスの上限
ending-about = 空きが{ $count }マス以下ならコンピューターは完全に打ち、石差は正確です。それより多いときは全力で打ちます。
ending-shows = 石差を表示
ending-cost = 損をした手：{ $moves }
ending-move = { $number }手目{ $square }（{ $cost }）
ending-no-cost = 損をした手はありません。
ending-end = 最終の石差：{ $lead }。最初から最善なら：{ $best }。
ending-again = 最初からもう一度
ending-change = 黒白を入れ替える
count-winner = 勝者
count-draw = 引き分け
count-by = 石差
count-less = 石差を減らす
count-more = 石差を増やす
count-check = 答え合わせ
count-skip = 答えを見る
count-tally = 数えた終盤 { $counted }、勝者正解 { $winners }、完全正解 { $exact }
