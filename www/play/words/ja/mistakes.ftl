### The visitor's mistakes: exercises of the visitor's games.

mistakes = 自分のミス
mistakes-none = まだミスはありません
mistakes-first = 終わった対局を検討すると、損の大きかった手が自分の問題になります。
mistakes-last = 直前の対局を検討する
mistakes-no-last = この端末では、コンピューターとの対局をまだ終えていません。
mistakes-due =
    { $count ->
        [0] すべての問題を覚えました（全{ $all }問）。
       *[other] 今日の問題：{ $count }問（全{ $all }問）。
    }
mistakes-later =
    { $count ->
       *[other] 全{ $all }問。最初の問題は{ $date }に出ます。
    }
mistakes-early = それより前に練習しても、日付は変わりません。
mistakes-practise = 練習する
mistakes-on = コンピューターとの終わった対局を解析する
mistakes-about = この端末だけで、裏で解析します。見つけた手は3・7・16・35日後に、見つからなかった手は翌日にまた出ます。
mistakes-waiting = 解析待ちの対局：{ $count }
mistakes-game = 盤上の対局：自分の手はどちらですか？
mistakes-own-game = 盤上の対局を取り込む
mistakes-name = 取り込んだ対局での自分の名前
mistakes-review = 自分の対局を解析
mistakes-taken =
    { $count ->
        [0] この名前の対局はほかにありません。
       *[other] { $count }局を追加しました。
    }
mistakes-chosen = 保存するものを選ぶ：{ $all }問中{ $count }問
mistakes-one = { $played }、最善は{ $best }：{ $loss }
mistakes-all = すべて
mistakes-no = なし
mistakes-save = ファイルに保存
mistakes-share = 共有
mistakes-not-shared = ブラウザーはこのファイルを共有できません。代わりに保存してください。
mistakes-erase = すべて消す
mistakes-restore = 消したものを元に戻す
mistakes-open = 保存したファイルを読む
mistakes-read = ファイルのミスを読み込みました。
mistakes-damaged-file = ファイルの{ $line }行目が壊れています。壊れていないミスだけを読み込みました。
mistakes-no-file = ここで保存したミスのファイルではありません。「{ $mark }」で始まっていません。
mistakes-full = ミスは300件まで保存できます。ファイルから除外したもの：{ $count }件。
exercise-mistake = 自分の対局から
