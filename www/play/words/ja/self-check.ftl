### The self-check, which solves known endgames.

check-intro = 有名な終盤問題をコンピューターが一手ずつ解き、公表された結果と比べます。
check-running = 計算中…
check-name = 終盤問題{ $number }：{ $side }の番
check-board = 盤{ $number }
check-values = すべての手の評価
check-best = 最善手
check-line = 最善手順
check-result = 結果
check-expected = { $count }、正解は{ $expected }
check-ok = OK
check-wrong = 不一致
check-total = { $total }問中{ $right }問が一致しました。
check-processors = コンピューターは{ $count }個のプロセッサーで計算します。
