### The card at the end of a game.

you-won = あなたの勝ち { $count }
you-lost = あなたの負け { $count }
wins = { $side }の勝ち { $count }
draw = 引き分け { $count }
rival-resigned = { $name }が投了：あなたの勝ち
you-resigned = あなたが投了：{ $name }の勝ち
wins-on-time = { $side }の時間切れ勝ち { $count }
# The invisible word joiners keep a score on one line.
count = { $own }⁠–⁠{ $other }
on-board = 盤上は{ $count }、空きマスは勝った側に加えます。
on-board-draw = 盤上は{ $count }、空きマスは半分ずつ加えます。
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
review-loss = 敗因を見る
again = もう一局
end-first-win = 初勝利！
end-whole-board = 盤を独り占め！
end-narrow = 紙一重の勝負！
end-row = { $count }手でそろいました。
    .tic-tac-toe = { $count }手で3つ並びました。
    .connect-four = { $count }手で4つ並びました。
end-full = 盤が埋まりました。
    .connect-four = すべての列が埋まりました。
