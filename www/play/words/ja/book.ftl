### The visitor's own book: positions with moves, the repertoire and its practice, the file.

book = レパートリー
book-whole = レパートリーの全体
book-size =
    { $count ->
        [0] レパートリーはまだ空です
       *[other] { $shown }局面、この端末に{ $size }
    }
book-about = 盤上で両方の手番を打ち、覚えたい手を加えます。対称な局面は一つに数えます。星印は自分の手です。
book-unkept = このブラウザはレパートリーを保存しません。このページを開いている間だけ残ります。
book-column = レパートリー
book-add-move = { $square }をレパートリーに加える
book-mine = { $square }を自分の手にする
book-remove = { $square }とその先をレパートリーから外す
book-no-value = 評価値なし
book-depth = 深さ{ $count }
book-list = リストから
book-line =
    { $count ->
        [0] 盤上の手順にはまだ手がありません
       *[other] 盤上の手順：{ $count }手
    }
book-repertoire = 自分の手番
book-nobody = なし
book-add-line = この手順を加える
book-add-values = 求めた評価値を加える
book-added =
    { $count ->
        [0] 新しい手はありません。
       *[other] { $shown }手を加えました。
    }
book-positions-read =
    { $count ->
       *[other] { $shown }局面を読み込みました。
    }
book-unread =
    { $count ->
       *[other] { $lines }行目は壊れているため除きました。
    }
book-reading = ファイルを読み込んでいます…
book-left-out =
    { $count ->
       *[other] レパートリーに入りきらない{ $shown }局面を除きました。
    }
book-damaged = このファイルは{ $byte }バイト目から壊れています。その前までを読み込みました。
book-no-book = このファイルは定石のファイルではありません。このページ、Edax、Egaroucidのいずれの形式でもなく、手順の行もありません。
book-practice = 練習
book-due =
    { $count ->
        [0] 今日の復習はありません。
       *[other] 今は{ $shown }問、今日の復習は全部で{ $all }問です。
    }
book-later = 今日の復習はありません。次の問題は{ $date }に出ます。
book-practise-side = 手番
book-both = 両方
book-practise = 練習する
book-practice-about = 相手の手はページがレパートリーから打ちます。12問で約2分です。正解した手は3日後、7日後、16日後、35日後に、外した手は翌日にまた出ます。
book-grow = レパートリーを育てる
book-grow-about = コンピューターが空いている間、両者にとって最善の手順から順に局面を読み、それぞれの最善の3手を加えます。このページが隠れている間は止まり、再読み込みの後は続きから始めます。
book-grow-loss = 手順の損失の上限
book-grow-discs =
    { $count ->
       *[other] { $count }石
    }
book-grow-time = 1局面の読み
book-grow-seconds =
    { $count ->
       *[other] { $count }秒
    }
book-grow-start = 育てる
book-grow-stop = 止める
book-grow-seeks = レパートリーを育てています。
book-grow-waits = コンピューターが空くのを待っています。
book-grow-done = この損失の範囲で読む手順はもうありません。
book-grown =
    { $count ->
       *[other] { $shown }局面を加えました（毎時{ $rate }局面）。最後：{ $line }
    }
book-save = ファイルに保存
book-save-edax = Edax用に保存
book-save-lines = 手順として保存
book-read = ファイルを読み込む
book-clear = レパートリーを空にする
book-restore = 取り除いたものを元に戻す
exercise-book = レパートリーから
exercise-other-move = レパートリーの手は別の手です。
