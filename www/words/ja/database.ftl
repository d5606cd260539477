### The database of games: tournament games by thousands, kept on the device.

database = 棋譜データベース
database-close = 閉じる
database-whole = 条件と棋譜
database-size =
    { $count ->
        [0] まだ棋譜がありません
       *[other] { $shown }局、この端末に{ $size }
    }
database-collection = 盤上のパーセントは、対局集の対局から数えたものです。
database-about = 大会のファイル（.wtbと.jou、.trn）のほか、GGF、PGNなどの棋譜を追加できます。読み込みも保存もこの端末の中だけで行います。
database-source = 1977年以降の大会の棋譜は無料でダウンロードできます。ファイルは展開してから追加してください。
database-try = コンピューターの200局で試す
database-add = ファイルを追加
database-take = 対局集の{ $count }局を取り込む
database-reading =
    { $count ->
        [0] 読み込み中…
       *[other] 読み込み中：{ $shown }局
    }
database-added =
    { $count ->
        [0] 追加した棋譜はありません。
       *[other] { $shown }局を追加しました。
    }
database-repeated =
    { $count ->
       *[other] { $shown }局はすでにありました。
    }
database-other =
    { $count ->
       *[other] 開始局面が違うか手のない{ $shown }局は除きました。
    }
database-unread =
    { $count ->
       *[other] { $shown }局は読めませんでした。
    }
database-full = これ以上は入りません。保存できるのは500,000局までです。
database-unkept = このブラウザーは棋譜を保存しません。このページを開いている間だけ使えます。
database-nameless = 対局者名のある棋譜はありません。.wtbファイルの対局者名はWTHOR.JOUにあります。両方を一緒に追加してください。
database-hint = 盤で両方の手を打つと、表が付いてきます。データベースを閉じるまで、コンピューターは待ちます。
database-player = 対局者または大会
database-side = 手番
database-side-any = 黒と白
database-from = 開始年
database-to = 終了年
database-result = 結果
database-result-any = すべて
database-result-wins = { $side }の勝ち
database-result-draw = 引き分け
database-here =
    { $count ->
        [0] この局面の棋譜はありません
       *[other] この局面の棋譜：{ $shown }局
    }
database-here-nameless = これらの棋譜に対局者名はないため、名前では見つかりません
database-latest = 新しい順に{ $shown }局
database-more = さらに表示
database-players = { $black } – { $white }
database-save = ファイルに保存
database-clear = データベースを空にする
database-restore = 消去した棋譜を元に戻す
