### What the card at the end of a game says beside the result.

not-counted = 「最善手を打つ」を使ったので、この対局は成績に数えません。
first-win = { $opponent }に初めて勝ちました！
wins-in-a-row = { $count }連勝です。
record-against = { $opponent }との成績：{ $results }。
record-won = { $count }勝
record-drawn = { $count }分
record-lost = { $count }敗
ladder-next = 勝った相手：{ $beaten }／{ $total }。次は{ $opponent }。
ladder-done = 全員に勝ちました。
level-down = { $opponent }のほうが少しやさしい相手です。
end-could-draw = { $number }手目ならまだ引き分けにできました：{ $square }。
    .connect-four = { $number }手目ならまだ引き分けにできました：{ $column }列。
end-could-win = { $number }手目ならまだ勝てました：{ $square }。
    .connect-four = { $number }手目ならまだ勝てました：{ $column }列。
review-loss = 敗因を見る
again = もう一局
end-first-win = 初勝利！
end-whole-board = 盤を独り占め！
end-narrow = 紙一重の勝負！
show-board = 盤を見る
