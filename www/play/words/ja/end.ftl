### The result of a game.

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
end-row = { $count }手でそろいました。
    .tic-tac-toe = { $count }手で3つ並びました。
    .connect-four = { $count }手で4つ並びました。
end-full = 盤が埋まりました。
    .connect-four = すべての列が埋まりました。
