### The review of a game, and the graph of its values.

home-review = 各手の損と、流れが変わった所を調べます。
review-start = この対局を振り返る

review = 振り返り
review-players = { $black } – { $white }
review-progress = { $total }手中{ $done }手を調べました
review-settling = 評価済み。さらに深く読んでいます…
review-cancel = 中止
review-close = 振り返りを終える
review-turned-lead = 分かれ目は{ $number }手目：{ $side }の{ $square }がリードを手放しました。{ $best }が良い手でした。
review-turned-draw = 分かれ目は{ $number }手目：{ $side }の{ $square }が引き分けを逃しました。{ $best }が良い手でした。
review-turned-about = 分かれ目は{ $number }手目あたり：{ $square }が{ $side }の最大の損でした。{ $best }が良い手でした。
review-led = { $number }手目から{ $side }がリードしました。
review-led-throughout = 最初から{ $side }がリードしていました。
review-costliest-mistake = 最大のミス：{ $number }手目、{ $side }の{ $square }（{ $discs }の損）。
review-no-mistake = ミスはありません。
review-mistake-place = ミス { $number }/{ $total }
review-mistakes =
    { $count ->
       *[other] ミス { $count }手
    }
review-inaccuracy-place = 疑問手 { $number }/{ $total }
review-inaccuracies =
    { $count ->
       *[other] 疑問手 { $count }手
    }
review-costly-place = 損の大きい{ $count }手の{ $number }
review-costly = 損の大きい{ $count }手
review-praise = { $total }手のうち{ $good }手が良い手でした。
review-praise-only = 勝ちか引き分けを保つ唯一の手を{ $count }回見つけました。
review-accuracy = 正確さ
review-count-good = 良い手
review-count-inaccuracies = 疑問手
review-count-mistakes = ミス
review-unturned = 分かれ目の手はありません。最善を尽くせば、最初から同じ結果でした。
review-costliest = { $side }の損の大きい手
review-opponent = 相手の損の大きい手
review-legend = 印の意味
review-legend-loss = { $glyph }：{ $count }石以上の損
review-legend-only = 勝ちか引き分けを保つ唯一の手
review-legend-good = ミスに対する最善の応手
review-legend-better = より良いマス
review-legend-reason = 理由が指すマス
review-legend-line = 手順：打たれていない手
review-faultless = { $side }に、石を損した手は見つかりませんでした。
review-lost =
    { $count ->
       *[other] 合計{ $discs }石の損
    }
review-better = { $square }が良い手でした。
review-from-book = どちらの評価も定石によります。
review-first = 最初のミス
review-line = 手順を見る
review-line-on = 次の手
play-on-resigned = ここから打つことはできません。どちらかが投了しています。
play-on-agreed = ここから打つことはできません。友だちとの対局が先へ進んでいます。
play-on-friend = ここから打つことはできません。この手順には友だちの手が含まれます。
review-own = 損の大きい自分の手だけ
review-line-of = { $number }手目{ $square }より良い手順を見る
review-try-at = もう一度：{ $number }手目、{ $square }
review-line-here = 盤上の手{ $square }より良い手順を見る
review-try-here = もう一度：盤上の手、{ $square }
review-line-said = 手順：{ $moves }。
review-move-said = この手：{ $glyph }、{ $loss }。{ $why }
review-mistake-before = 前のミス
review-mistake-after = 次のミス
review-only-win = ほかの手はどれも勝ちを逃します。
review-only-draw = ほかの手はどれも負けになります。
review-none-better = これより良い手はありません。
review-none-found = これより良い手は見つかりませんでした。
review-at-start = 初期配置
review-other-line = 別の変化
review-whole = 詳細
review-go = { $number }手目を見る
review-try = もう一度
review-answer = 答えを見る
review-leave = 対局に戻る
review-asks = ここで、もっと良い手は？ 盤のマスを選んでください。
review-next = 次の損の大きい手
review-judging = { $square }を判定中…
review-all = すべての手
review-ply = 手
end-mistakes = ミス{ $count }手を見る
end-many-mistakes = ミスを見る
review-loss = 損
review-best = 最善
review-value = 石差
loss-discs =
    { $count ->
       *[other] { $discs }石
    }

graph = 形勢グラフ
graph-caption = 手数ごとの{ $side }の石差
graph-start = 初期配置：{ $lead }
graph-point = { $number }手目{ $square }の後：{ $lead }
graph-unknown = 未評価

## At the start

review = 振り返り
