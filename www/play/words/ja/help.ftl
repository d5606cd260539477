### The help: rules, advice, keyboard.

help-aim-title = ルール
help-place = 打つ石と自分の別の石で、相手の石を一直線にはさむように打ちます。縦、横、斜めのどれでもかまいません。
help-turn = はさんだ石は、すべての方向で同時に裏返り、自分の石になります。
help-pass = はさめる所がなければパスです。はさめる所があれば、必ず打ちます。
help-end = どちらも打てなくなったら終局です。石の多い側が勝ち、空きマスもその側の数になります。
help-starts = 斜めの配置：同じ色の石が斜めに向かい合います。平行の配置：同じ色の石が隣り合います。
help-advice-title = ちょっとしたコツ
help-corners = 隅の石は二度と返されず、隅から続く辺の石も安全になります。
help-x-squares = 空いた隅の斜め隣（X）に打つX打ちに注意。隅を相手に渡してしまいます。
help-c-squares = 空いた隅の両隣の辺のマス（C）に打つC打ちも、同じように隅を渡しやすい手です。
help-freedom = 序盤は石が多くても有利ではありません。大事なのは、打てる所の多さです。
help-version = バージョン { $release }
help-keys-title = キーボード操作
help-key-arrows = 矢印キー
help-key-arrows-do = マスを移動する
help-key-enter = Enterまたはスペース
help-key-enter-do = そのマスに打つ
    .connect-four = そのマスの列に石を落とす
help-key-row = Home、End
help-key-row-do = 行の端へ移動する
help-key-board = Ctrl+Home、Ctrl+End
help-key-board-do = 盤の端へ移動する
help-key-escape = Esc
help-key-escape-do = 終局画面やダイアログを閉じる、書き込みや局面編集を終える、選んだ手を取りやめる
help-key-command = Ctrl+{ $key }
help-key-turned = 盤の向きを変える
help-key-mistake = 振り返りの次のミスへ移動する
help-key-mistake-before = その前のミスへ移動する
help-notes-title = 知っておくと便利
help-undo = 「戻す」は、あなたの直前の選択まで戻ります。何度でも、終局した後でも使えます。
help-comments = 棋譜の下の「コメントと書き込み」で、どの局面にも文章、丸、矢印を付けられます。対局と一緒に保存され、リバーシのものはリンク、GGF、PGN風のテキストにも入ります。
help-thinking = コンピューターが考えている間に「停止」を押すと、そこまでの最善手を打ちます。「コンピューターの深さ・石差・時間を表示」にすると、何手先まで読んだか、どちらが優勢と見ているかがわかります。
    .tic-tac-toe = コンピューターはすぐに打ちます。打つ前の間は設定で変えられます。
    .connect-four = コンピューターはすぐに打ちます。打つ前の間は設定で変えられます。
help-keep = 対局はこのブラウザーに保存され、次に来たときも残っています。どこにも送信されません。
help-keep-not = ブラウザーがこのページのデータを保存しないか、空きがありません。対局、コメント、設定はページを閉じるまでしか残りません。「共有と保存」で対局をテキストやリンクとして取り出せます。

help-ttt-place = 交互に、空いたマスに印を1つ付けます。
help-ttt-win = 自分の印が縦、横、斜めに3つ並べば勝ちです。
help-ttt-draw = 盤が埋まり、どちらも並んでいなければ引き分けです。
help-ttt-block = 相手の印が2つ並んだら危険です。3つ目のマスを自分で取りましょう。
help-ttt-fork = 同時に2つの並びを作れば勝ちです。片方しか止められません。
help-c4-drop = 交互に、列を選んで石を落とします。石はいちばん下の空きマスに落ちます。
help-c4-win = 自分の石が縦、横、斜めに4つ並べば勝ちです。
help-c4-draw = すべての列が埋まり、どちらも4つ並んでいなければ引き分けです。
help-c4-centre = 中央の列はいちばん多くの並びに関わります。そこの石には最も価値があります。
help-c4-open = 両端の空いた3つの並びは勝ちです。片端しか止められません。
help-c4-under = 印のマスには打たないでください。打った側は、その上に打たれて負けます。
help-key-column = 1～7
help-key-column-do = その列に石を落とす

## At the start

help = ヘルプ
