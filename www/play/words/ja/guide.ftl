### First steps: what a first visit reads beside the board.

guide = はじめの一歩
guide-count = { $number }／{ $total }
guide-said = はじめの一歩、{ $total }のうち{ $number }：{ $text }
guide-play = 丸で囲んだマスに打ってみましょう。はさんだ石が裏返ります。
    .tic-tac-toe = マスを選びましょう。自分の印が3つ並べば勝ちです。
    .connect-four = 列を選びましょう。自分の石が4つ並べば勝ちです。
guide-play-more = 印のあるマスはどこでも石をはさめます。好きな所を選べます。
    .tic-tac-toe = 相手も同じことをねらい、あなたの邪魔をします。
    .connect-four = 石は、その列のいちばん下の空きマスに落ちます。
guide-aim = 終局のときに石の多いほうが勝ちです。
guide-reply = 相手が打ち返します。ひし形が相手の打った石です。
guide-reply-more = そしてまたあなたの番です。1手で何個も裏返ることもよくあります。
guide-corners = 隅をねらいましょう。隅の石は二度と返されません。
guide-corners-more = 空いた隅の隣は避けましょう。相手に隅への道を開いてしまいます。
guide-pass = 石をはさめない側はパスになり、相手が続けて打ちます。
guide-pass-more = どちらも打てなくなったら終局です。石の多いほうが勝ちです。
guide-hint = 「ヒント」はまず考え方を、次にマスを教えます。
guide-help = 「ヘルプ」に図入りのルールがあります。
guide-undo = 「戻す」でどの手も取り消せます。
guide-players = 盤の上の名前を押すと、対局者を選べます。
guide-skip = スキップ
guide-next = 次へ
guide-done = 了解
guide-start = はじめの一歩を見る
