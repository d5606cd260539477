### A game with a friend by links.

send-invitation = 友だちを招待
send-move = 手を送る
send-result = 結果を送る
send-again = 手は送信済みです
send-turn = あなたの番です
note-invitation = 友だちがリンクをどの端末で開いても、{ $side }で対局できます。インストールは不要で、サーバーも通りません。
note-unsent = リンクを送るまでは、手を戻せます。
note-sent = リンクはここに残ります。返事もリンクで届くので、開くか、このページに貼り付けてください。
note-turn = 盤に打つと、その手がリンクに入ります。
note-result = リンクはどの端末でも対局を表示し、その場で石を数え直します。
your-name = あなたの名前（任意）
link = リンク
copy = コピー
copied = コピー済み
copy-by-hand = リンクを選択しました。キーボードかメニューでコピーしてください。
share = 共有
mail = メール
mail-subject = リバーシ：あなたの番です
qr = QR
qr-label = リンクのQRコード、別のスマホのカメラ用
close = 閉じる
invitation = { $name }さんからの招待
invitation-unnamed = 招待が届きました
invitation-facts = { $game }、ここまで{ $count }手。あなたは{ $side }です。
invitation-keeps = 今の盤の対局は「棋譜」に残ります。
play = 対局する
look = 見るだけ
fork = この対局は2つに分かれています
fork-facts = { $count }手の後で分かれます。選ばなかったほうは、変化として対局に残ります。
own-moves = これはあなたの手ですか？
own-moves-facts = リンクには、このブラウザーで打っていないあなたの手が入っています。自分の別の端末で打った手なら、取り込んでください。そうでなければ今の手順のままにしてください。もう一方は変化として対局に残ります。
fork-own = 自分の手順
fork-theirs = リンクの手順
fork-take-own = 自分の手順で
fork-take-theirs = リンクの手順で
fork-move = { $number }手目：{ $square }
fork-end = ここで終わり
resign-title = 投了しますか？
resign-facts = { $name }の勝ちになり、取り消せません。
resign-not = 打ち続ける
result = 対局の結果
result-complete = { $score }、合法手{ $count }手、終局まで。
result-open = 合法手{ $count }手ですが、終局していないので結果とは言えません。
result-differs = リンクには{ $claimed }とありますが、合法手{ $count }手の結果は{ $score }です。
result-resigned = リンクによると、合法手{ $count }手の後に{ $side }が投了しました。手だけでは確かめられません。
result-time =
    { $count ->
       *[other] リンクによると、合法手{ $count }手の後に{ $side }が時間切れになりました。手だけでは確かめられません。
    }
result-won = { $side }の勝ち
result-draw = 引き分け
replay-move = { $side }、{ $square }
replay-number = { $number }手目：{ $move }
replay-start = 初手の前
replay-back = 1手戻る
replay-next = 次の手
replay-play = 棋譜を再生
replay-pause = 停止
replay-moves = 対局の棋譜
look-result = 盤で見る
players = { $black } – { $white }

## At the start

resign = 投了
send = 送る
result-link = 結果のリンクとQRコード
