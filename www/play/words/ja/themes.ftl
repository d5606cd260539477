### The themes that come with the page, and what each calls the two sides. A club names its own in
### www/club.js.

theme-classic = クラ{ "\u200B" }シック
theme-garden = 庭
theme-wood = 木目
theme-contrast = くっきり

side-classic-black = 黒
    .tic-tac-toe = バツ
    .connect-four = 赤
side-classic-white = 白
    .tic-tac-toe = マル
    .connect-four = 黄
side-garden-black = トマト
side-garden-white = モグラ
side-wood-black = クルミ
side-wood-white = カエデ
side-contrast-black = 黒
    .tic-tac-toe = バツ
side-contrast-white = 白
    .tic-tac-toe = マル
