### Who plays: people, the computer and its opponents by name.

player-human = 人間
player-computer = コンピューター
player-random = ランダム
player-friend = 友だち、リンクで
friend = 友だち
exercise-human = あなた
exercise-computer = コンピューター
level-doofie = おばかさん
level-klauwastekannz = よくばりさん
level-ramscher = ためこみ屋
level-ecken-eddi = 隅っこエディ
level-aufpasser = 見張り番
level-pascal = パスカル
level-stratege = 戦略家
level-random = ランダム
level-easy = ピップ (やさしい)
level-medium = ネリー (ふつう)
level-hard = ブルーノ (難しい)
level-expert = エイダ (達人)
level-perfect = レオ (完璧)
level-1 = ピップ (1)
level-2 = ネリー (2)
level-3 = トフィー (3)
level-4 = グレタ (4)
level-5 = ブルーノ (5)
level-6 = ルナ (6)
level-7 = フェリックス (7)
level-8 = ワンダ (8)
level-9 = エイダ (9)
level-10 = レオ (10)

players = 対局者を選ぶ
pick-player = { $side }の対局者を選ぶ
swap = 色を交換
