### A live game between two devices.

help-offer = 相手の端末のカメラでこのコードを読み取るか、リンクを開いてもらってください。相手の端末に出た返事を、ここで読み取ります。
help-answer = 最初の端末でこの返事を読み取るか、リンクを開いてもらってください。2台がつながると対局が始まります。
help-connected = つながりました。手はすぐに相手に届きます。
help-making = コードを作成中…
help-failed = 2台の端末を直接つなげません。両方を同じネットワークにつなぐか、リンクで続けてください。
help-absent = このブラウザーは直接の接続に対応していません。リンクで対局してください。
qr-label = 相手の端末のカメラ用QRコード
link = この端末のコードのリンク
copy = リンクをコピー
copied = コピー済み
code = 相手の端末のコードかリンク
take = 使う
scan = カメラで読み取る
scan-stop = カメラを止める
scan-failed = ここではカメラを使えません。コードを貼り付けてください。
undo = 待ったをお願い
again = 色を替えてもう一局
end = 接続を終える
asked-undo = { $name }から待ったのお願いです。
asked-again = { $name }から、色を替えてもう一局のお誘いです。
other-side = 相手
yes = はい
no = いいえ
your-name = あなたの名前（任意）
contact-waiting = 相手の端末を待っています
contact-connected = 接続中
contact-lost = 接続が切れました
renew = 新しいコード

## At the start

nearby = 近くでライブ対局
