### The sentences of the status line about what loads after the first move is possible: pasted games
### and lists of them, reviews, exercises, drawings, links to friends.

said-loaded-with = 対局と変化{ $count }件を読み込みました。
said-loaded-first = 最初の対局を読み込みました。ほかの{ $count }行は別の対局なので省きました。
said-left = ほかに{ $count }件を省きました。
said-comments-unread =
    { $count ->
        [1] { $ply }手目のコメントを省きました：{ $cause }
       *[other] コメント{ $count }件を省きました。最初は{ $ply }手目：{ $cause }
    }
said-comments-unread-at-start =
    { $count ->
        [1] 初手の前のコメントを省きました：{ $cause }
       *[other] コメント{ $count }件を省きました。初手の前のもの：{ $cause }
    }
said-unread =
    { $count ->
        [1] { $text }を省きました：{ $cause }
       *[other] 変化{ $count }件を省きました。最初は{ $text }：{ $cause }
    }
said-glyphs = 評価記号（$10など）{ $count }個を省きました。
said-left-games-read = テキストの対局{ $count }局を「棋譜」に入れました。
said-unkept = ブラウザーはこれらの対局を保存できません。ページを閉じるまで残ります。
said-loaded-waits = 読み込んだ対局は、問題を終えるまで待っています。
said-opening-move = 「{ $opening }」の練習：あなたの{ $total }手中{ $number }手目です。
said-opening-reply = { $side }が{ $square }に打ちました。
said-opening-left = 定石「{ $opening }」を外れました。正しい手は{ $squares }でした。
said-opening-done = 定石「{ $opening }」が完成しました。
practice-end = 練習を終える
said-nearby-waiting = 相手の端末を待っています。
said-nearby-connected = つながりました。ライブ対局です。
said-nearby-lost = 接続が切れました。新しいコードかリンクで続けられます。
said-nearby-closed = 接続を終えました。対局は残ります。
said-nearby-refused = 相手に断られました。
said-nearby-asked = 相手に聞いています。
said-nearby-handed = 待っていたタブに返事が届きました。このタブは閉じてください。
said-nearby-nobody = このブラウザーには、返事を待つタブがありません。最初の端末に貼り付けてください。
said-friend-same = この対局はもうあります。
said-friend-older = このリンクは今の対局より古いため、何も変えていません。
said-friend-sent = 送信済みです。これらの手はもう変わりません。
said-friend-kept = 自分の手順を残しました。もう一方は「ほかの変化」にあります。
said-friend-looking = この対局は見るだけです。
said-friend-playing = あなたがこの対局を打ちます。
said-folder-in-order = このフォルダーは正常です。訪問者にはサーバーの内容が届きます。
said-folder-incomplete = アップロードが途中か、別のリリースのファイルがあります。訪問者は手元のリリースを使い続けます。
said-folder-unreachable = サーバーが応答しません。このフォルダーの状態はわかりません。
said-folder-edited = 変更あり：{ $files }。service-worker.jsの1行目の番号を上げてください。それまで訪問者は手元のリリースを使い続けます。
said-reading = 対局を読み込んでいます…
said-reading-stopped = 読み込みを停止しました。
said-collected = { $count }局を取り込みました。
said-collected-game = { $all }局中の{ $number }局目です。
said-collected-named = { $all }局中の{ $number }局目、{ $black } – { $white }。
said-collected-more = まだ対局があります。このページは最初の10万局を読みます。
said-relay-missing = この対局のファイルを取得できません。盤面は{ $time }のものです。
said-relay-unread = この対局のファイルは今読み取れません。盤面は{ $time }のものです。
said-relay-shorter = ファイルの手数が前より減っています。盤面は{ $time }のものです。
said-relay-back = ファイルは元どおり読めるようになりました。
said-relay-ahead = 対局は{ $count }手進みました。
said-editing = 局面編集：マスを押すと石が変わります。
said-edited = 局面を盤に置きました。
said-picture-requested = 画像を読み込んでいます…
picture-more = ほか{ $count }マス
said-picture =
    { $count ->
        [0] 画像の盤を並べました。手番を選んでください。
       *[other] 画像の盤を並べました。{ $count }マスは不確かです：{ $squares }。確かめて、手番を選んでください。
    }
square-uncertain = 不確か
said-drawing = 同じマスを2回押すと丸、2つのマスを押すと矢印です。矢印はドラッグでも描けます。
said-drawing-done = 盤で打てる状態に戻りました。
said-mark-begun = { $square }から：同じマスで丸、別のマスで矢印です。
said-circle = { $square }に丸を付けました。
said-circle-gone = { $square }の丸を消しました。
said-arrow = { $from }から{ $square }へ矢印を付けました。
said-arrow-gone = { $from }から{ $square }への矢印を消しました。
said-line = { $square }が良い手でした。数字がその手順です。
said-line-start = 数字がその手順です。
said-line-followed = 表示中の手順、{ $total }手中{ $number }手目：{ $square }。
said-exercise-win = { $side }の番：勝つ手を見つけてください。
said-exercise-draw = { $side }の番：負けない手を見つけてください。
said-exercise-best = { $side }の番：石が最も多く残る手を見つけてください。
said-exercise-book = { $side }の番：レパートリーの手を打ってください。
said-ending-play = 終盤を打ち切りましょう。あなたは{ $side }です。
said-ending-count = 双方最善で、どちらが何石差で勝ちますか？手番は{ $side }です。
ending-solving = 読み切り中…
ending-margin = 双方最善で{ $side }の{ $count }石勝ち。
ending-margin-draw = 双方最善で引き分け。
ending-margin-about = 推定：{ $side }の約{ $count }石勝ち。
ending-margin-about-draw = 推定：互角。
count-exact = 正解です。
count-winner-right = 勝者は正解。石差は{ $count }石違います。
count-wrong = 結果が違います。{ $count }石の差があります。
said-race-over =
    { $best ->
        [0] 時間切れです。正解{ $right }、不正解{ $wrong }。
       *[other] 時間切れです。正解{ $right }、不正解{ $wrong }。最高記録は{ $best }問です。
    }
said-lesson = まずは短いレッスンです。
said-exercise-solved = 正解です！
said-exercise-praise =
    { $count ->
        [1] 一回で正解！
       *[other] { $count }問続けて一回で正解！
    }
said-exercise-so-far = ここまで正解です。
said-exercise-right-wins = 正解：{ $square }で{ $count }石勝ちです。
said-exercise-right-draws = 正解：{ $square }で引き分けです。
said-exercise-right-loses = 正解：{ $square }なら{ $count }石負けで済みます。
said-exercise-wrong = その手ではありません。
said-exercise-cost = { $square }は{ $count }石の損です。
said-exercise-equal = { $square }も損ではありませんが、この問題の正解は別の手です。
said-exercise-reply = { $side }は{ $square }と応じます。
said-exercise-wins = { $side }は{ $square }と応じ、{ $count }石勝ちます。
said-exercise-draws = { $side }は{ $square }と応じ、引き分けます。
said-exercise-left = 正解の手は盤の左半分にあります。
said-exercise-right = 正解の手は盤の右半分にあります。
said-exercise-upper = 正解の手は盤の上半分にあります。
said-exercise-lower = 正解の手は盤の下半分にあります。
said-solution = 答え：{ $moves }。
said-continuation = その後の最善手順：{ $moves }。
said-reviewing = 対局の振り返りを始めました。
said-reviewing-found = ミスが見つかりました。もう見られます。
said-reviewed = 振り返りができました。{ $total }手のうち{ $good }手が良い手でした。
said-reviewed-own = 振り返りができました。あなたの{ $total }手のうち{ $good }手が良い手でした。
said-trying = { $side }のもっと良い手を探してください。
said-tried-best = { $square }が最善手です。
said-tried-good = { $square }より明らかに良い手は、コンピューターにも見えません。
said-tried-worse =
    { $count ->
       *[other] { $square }は{ $discs }石の損です。もっと良い手があります。
    }
said-erased-progress = 問題の進み具合を消しました。
said-erased-mistakes = 自分のミスと上達の記録を消しました。
said-erased-database = 大会を空にしました。
said-erased-book = レパートリーから外しました。
said-erased-own-exercises = 以前のテキストの問題を消しました。
said-erased-review = 振り返りを終えました。
said-erased-marks = この局面の書き込みを消しました。
said-erased-collection = 取り込んだ対局を空にしました。
said-erased-left-game = その対局を消しました。
said-erased-table = 2人の名前と対局時計を外しました。
said-erased-link = 受け取ったリンクを閉じました。
said-restored-progress = 問題の進み具合を復元しました。
said-restored-mistakes = 自分のミスと上達の記録を復元しました。
said-restored-database = 大会の棋譜を復元しました。
said-restored-book = レパートリーに戻しました。
said-restored-own-exercises = 以前のテキストの問題を復元しました。
said-restored-review = 振り返りを復元しました。
said-restored-marks = 書き込みを復元しました。
said-restored-collection = 取り込んだ対局を元に戻しました。
said-restored-left-game = その対局を一覧に戻しました。
said-restored-table = 2人の名前と対局時計を復元しました。
said-restored-link = 受け取ったリンクを開き直しました。
rejected-line-followed = これは対局ではなく手順の表示です。対局に戻ってから打ってください。
rejected-sent = これらの手は友だちに届いています。最後の手へ進んでください。
rejected-exercise-over = この問題は終わりました。もう一度解くか、別の問題を選んでください。
said-unaided = 友だちとの対局中は、ヒントも解析も使えません。
