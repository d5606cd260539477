### サイトに置く盤のコードを書く画面。

about = 自分のサイトに盤を置けます。選んで、確かめて、コードをコピーするだけ。インストールは要りません。
shown = 盤に出すもの
shown-game = この対局
shown-new = 新しい対局
place = 置く場所
place-html = 普通のページ（HTML）
place-frame = スクリプトなしのフレーム
place-module = バンドラー用モジュール（npm）
note-html = 盤を置きたい場所にコードを貼ってください。幅はまわりの文章と同じになります。
note-frame = スクリプトを使えないページ用です。高さは一定です。
note-module = npmパッケージreversi-gameが必要です。
note-wordpress = 「カスタムHTML」ブロックに貼ります。フィルターなしのHTMLを使える権限が必要です。
note-typo3 = コンテンツ要素「HTML」に貼ります。テキストエディターでは消えてしまいます。
note-joomla = 「カスタム」モジュールに、エディターを「なし」にして貼ります。
note-local = このコードのアドレスはお使いの端末を指しています。他の人が開けるように、先にページをサーバーに置いてください。
group-board = 盤面
group-players = 対局者
group-look = 見た目と言語
group-visitor = 訪れた人に見えるもの、できること
group-frame = 設置するページでの表示
field-moves = 棋譜または局面
field-ply = 盤上の手数
field-marks = マスの印：c3 f5-d6 c4=A
field-exercise = 問題：番号、「daily」または本文
field-src = 棋譜ファイルのアドレス
field-every = ファイルを読み直す間隔（秒）
field-credentials = 訪問者のCookieを付けてファイルを読む
field-player = { $side }：対局者
field-name = { $side }：名前
field-side-level = { $side }：レベル
field-level = 両方のレベル
field-seed = 選択を再現する数
field-ground = 盤の背景
field-controls = ボタン
field-lock = 訪れた人にさせないこと
field-asks = 着手の前に設置先のページへ問い合わせる
field-wheel = マウスホイールで棋譜をたどる
field-loading = 盤が近づいてから読み込む
field-poster = 押されるまで静止画を表示
field-label = 読み上げソフト用の名前
field-base = このページのフォルダ
as-usual = 標準
ground-page = このページの色
ground-transparent = 設置するページ
lock-undo = 待った、読み込み、手順の移動
lock-hint = ヒント、評価、振り返り
lock-level = レベルの選択
lock-players = 対局者の選択
lock-theme = テーマの選択
lock-lang = 言語の選択
lock-game = 別のゲームの選択
lock-board = 対局（観戦のみ）
preview = プレビュー
code = コピーするコード
copied = コピーしました。

## At the start

embed-code = サイトに埋め込む
