### A game of two people at one device, with clocks.

names = 名前（任意）
clock = 対局時計
method-none = 時計なし
method-sudden-death = 持ち時間のみ
method-increment = 持ち時間＋加算
method-delay = 持ち時間＋ディレイ
minutes = 持ち時間（分）
seconds = 1手ごとの秒数
note-increment = 1手打つたびに加わります。
note-delay = この秒数を過ぎてから時間が減ります。
handicap = 隅ハンデ
handicap-side = 隅をもらう側
corners =
    { $count ->
        [0] なし
       *[other] { $count }隅
    }
handicap-note = 初手の前に石を置きます。先手はいつもどおり黒です。
turns = 盤を手番の側に向ける
out-of-range = { $least }～{ $most }の数にしてください。
clocks = 対局時計
clock-of = 時計：{ $side }
start = 時計を動かす
stop = 両方の時計を止める
go-on = 両方の時計を再開
seconds-left =
    { $count ->
       *[other] { $side }、残り{ $count }秒です。
    }
keep-following =
    { $count ->
       *[other] 続きの{ $count }手を残す
    }
