### The database of games: tournament games by thousands, kept on the device.

database-size =
    { $count ->
        [0] まだ棋譜がありません
       *[other] { $shown }局、この端末に{ $size }
    }
database-about = 大会のファイル（.wtb、.jou、.trn）を開けます。読み込みも保存もこの端末の中だけで行います。
database-source = 1977年以降の大会の棋譜は無料でダウンロードできます。ファイルは展開してから追加してください。
database-try = コンピューターの200局で試す
database-take = 取り込んだ{ $count }局を大会に加える
database-reading =
    { $count ->
        [0] 読み込み中…
       *[other] 読み込み中：{ $shown }局
    }
database-added =
    { $count ->
        [0] 大会に追加した棋譜はありません。
       *[other] 大会に{ $shown }局を追加しました。
    }
database-repeated =
    { $count ->
       *[other] 重複する{ $shown }局は除きました。
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
database-nameless = 大会の棋譜に対局者名がありません。対局者名はWTHOR.JOUにあります。そのファイルも開いてください。
database-hint = 盤で両方の手を打つと、表が付いてきます。対局の一覧を離れるまで、コンピューターは待ちます。
database-here-nameless = これらの棋譜に対局者名はないため、名前では見つかりません
database-save = 大会をファイルに保存
save-about = Safariは、7日間訪問がないページの保存データを削除します。ほかのブラウザーも、ディスクの空きが少なくなると削除することがあります。ファイルは残ります。
database-clear = 大会を空にする
database-restore = 消去した棋譜を元に戻す
