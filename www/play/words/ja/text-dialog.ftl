### The dialog that gives a game as text or link, and takes one.

text-position = 局面
text-moves = 棋譜
text-link = この対局のリンク
link-code = QRコード
link-too-long = リンクにコメントは入りません。入れると長くなりすぎます。
link-without-comments = リンクにコメントは入りません。入れられるのはリバーシだけです。
link-variations = 変化も含める
link-variations-left = 変化{ $count }個はリンクに入りません。
open-games = 開く
text-paste = 対局、局面、リンクを貼り付け
paste-copied = 貼り付け
paste-by-hand = ブラウザーがコピーした内容の読み取りを許可していません。自分で欄に貼り付けてください。
copy = コピー
copy-moves = 棋譜をコピー
copy-position = 局面をコピー
copy-link = リンクをコピー
copied = コピー済み
share = 共有
copy-by-hand = ブラウザーがコピーを許可していません。テキストを選択したので、自分でコピーしてください。
share-by-hand = ブラウザーが共有を許可していません。リンクを選択したので、自分でコピーしてください。
open-files = ファイルを開く…
load = 読み込む
offer-game = これは{ $game }の対局です。
open-game = 開く
