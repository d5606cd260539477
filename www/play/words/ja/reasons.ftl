### Why a move is worse than the best one (reason-…), and why the best one is better (strength-…).
### What the first step of a hint says of the same (look-…).

reason-wipeout = { $other }に石を全部取られます。
reason-missed-wipeout = { $best }なら{ $other }の石を全部取れました。
reason-x-square = { $square }のX打ちで、{ $other }に{ $squares }の隅への道を開きます。
reason-c-square = { $square }のC打ちで、{ $other }に{ $squares }の隅への道を開きます。
reason-corner =
    { $count ->
       *[other] { $other }に{ $squares }の隅を与えます。
    }
reason-missed-corner = { $squares }の隅を取り逃しました。
reason-missed-corner-itself = 隅を取れるところでした。
reason-early-x-square = { $square }のX打ちで、いずれ{ $squares }の隅を失います。
reason-parity = 印の領域で、{ $other }に最後の手を渡します（偶数理論）。
reason-mobility = { $side }の安全な手が減ります。
reason-opened =
    { $count ->
       *[other] { $other }に新しい安全な手を与えます：{ $squares }。
    }
reason-stability = 印の石など、{ $other }に確定石を与えます。
reason-missed-stability = 印の石など、確定石を取り逃します。
reason-key-square = 急所の{ $squares }を{ $other }に譲ります。
reason-frontier = 空きマスに接する石が多くなり、壁ができます。
reason-tempo = { $side }の手が尽き、まもなくパスになります。
reason-missed-tempo = { $best }なら、まもなく{ $other }がパスになりました。
reason-wedge = { $other }に、辺の2つの石の間の{ $squares }に割り込まれます。
reason-missed-wedge = { $best }なら、辺で{ $other }の石の間の{ $squares }に割り込めました。
reason-missed-wedge-itself = 辺で{ $other }の石の間に割り込む手がありました。
reason-moves = { $side }の打てる所が減り、{ $other }の打てる所が増えます。
reason-greedy = { $best }よりはるかに多い{ $count }個を返し、開放度が高くなります。{ $other }の打てる所が増えます。
reason-access = { $best }なら打たせない{ $squares }に、{ $other }が打てるようになります。
reason-closed = 相手の次の手の後では、{ $side }はもう{ $best }に打てません。
reason-order = 手順が大事です。{ $best }が先です。
reason-taken = 良い手順なら{ $squares }は{ $side }のもの、この手では{ $other }のものです。
reason-kept = 良い手順なら、{ $side }が{ $squares }を保てます。
reason-count = 終盤です。別の手順のほうが石が多く残ります。

strength-wipeout = { $best }なら、{ $side }の石が盤に残ります。
strength-missed-wipeout = { $best }で{ $other }の石を全部取れます。
strength-x-square = { $best }は、{ $other }を{ $squares }の隅に近づけません。
strength-c-square = { $best }は、{ $other }を{ $squares }の隅に近づけません。
strength-corner =
    { $count ->
       *[other] { $best }は、{ $other }に{ $squares }の隅を与えません。
    }
strength-missed-corner =
    { $count ->
        [1] { $best }で{ $squares }の隅を取れます。
       *[other] { $best }から{ $squares }の隅を取れます。
    }
strength-missed-corner-itself = { $best }で隅を取れます。
strength-early-x-square = { $best }なら、{ $squares }の隅は安全です。
strength-parity = { $best }なら、印の領域の最後の手を{ $side }が打てます（偶数理論）。
strength-mobility = { $best }なら、{ $square }よりも{ $side }に安全な手が多く残ります。
strength-opened =
    { $count ->
       *[other] { $best }なら、これらのマスを{ $other }に打たせません：{ $squares }。
    }
strength-stability = { $best }なら、印の石など、{ $other }に確定石を与えません。
strength-missed-stability = { $best }なら、印の石など、確定石が増えます。
strength-key-square = { $best }なら、急所の{ $squares }を{ $other }に渡しません。
strength-key-square-itself = { $best }は、双方にとっての急所です。
strength-frontier = { $best }なら、{ $square }よりも空きマスに接する石が少なく、壁ができません。
strength-tempo = { $best }なら{ $side }の手が残り、{ $side }はパスになりません。
strength-missed-tempo = { $best }なら、まもなく{ $other }がパスになります。
strength-wedge = { $best }なら、辺の{ $squares }で{ $other }に割り込まれません。
strength-missed-wedge = { $best }なら、辺で{ $other }の石の間の{ $squares }に割り込めます。
strength-missed-wedge-itself = { $best }で、辺の{ $other }の石の間に割り込みます。
strength-moves = { $best }なら、{ $square }よりも{ $side }の打てる所が増え、{ $other }の打てる所が減ります。
strength-greedy = { $best }は{ $square }より返す石がずっと少なく、{ $other }の打てる所があまり増えません。
strength-access = { $best }なら、{ $other }は{ $squares }に打てません。
strength-closed = { $best }は今しか打てません。相手の次の手の後では打てなくなります。
strength-order = 手順が大事です。{ $best }が先です。
strength-taken = { $best }なら、{ $squares }は{ $other }ではなく{ $side }のものです。
strength-kept = { $best }なら、{ $side }が{ $squares }を保てます。
strength-count = 終盤です。{ $best }から始める手順で、石がいちばん多く残ります。

look-wipeout = ご注意。{ $other }に全部の石を取られてしまう手があります。
look-missed-wipeout = { $other }の石を全部取る手順を探しましょう。
look-wedge = 辺に注目。{ $other }が2つの石の間に打てるのはどこ？
look-tempo = 双方の打てる手を数えましょう。先にパスするのはどちら？
look-mobility = { $side }に安全な手が多く残る手を探しましょう。
look-opened = 相手の返事に注目。{ $other }に新しいマスを与えてしまうのはどの手？
look-key-square = 双方にとっての急所はどこでしょう？
look-frontier = 空きマスに接する石が少ない手を探しましょう。
look-moves = { $side }の打てる所が多く、{ $other }の打てる所が少なくなる手を探しましょう。
look-access = { $other }が次に打ちたいのはどこ？そのマスを打たせない手を探しましょう。
look-closed = 今しか打てない手を探しましょう。
look-order = 良い手のうち、先に打つべきなのは？

# What a hint of Tic-Tac-Toe or Connect Four says first, and the mark of a square that shows it.
said-theme-win = 今すぐ並びを完成できます。どこですか？
said-theme-block = { $other }が次に並びを完成させようとしています。止めましょう。
said-theme-fork = 同時に2つの狙いを作る手を探しましょう。{ $other }が止められるのは1つだけです。
said-theme-squeeze = 相手がどう応じても並びを完成できる手を探しましょう。
said-theme-chain = 狙いを続ければ勝てます。{ $other }はそのつど受けるしかありません。
said-theme-guard = { $other }は同時に2つの狙いを作れます。先に防ぎましょう。
said-theme-odd-row = 印のある奇数段のマスが最後には勝ちになります。相手と同じ列に打ち続けましょう。
said-theme-even-row = 偶数段はあなたのもので、それで勝てます。相手と同じ列に打ち続けましょう。
said-theme-answer = 偶数段はあなたのものです。相手と同じ列に打ち続ければ、{ $other }は4つ並べられません。
said-theme-only-win = 勝てる手は1つだけです。どれですか？
said-theme-only-safe = 1つを除いて、どの手も負けです。どれですか？
said-theme-lost = 相手が最善を尽くせば、どの手でも負けです。できるだけ粘りましょう。
said-theme-under = 印のマスの下に打たないでください。{ $other }がそこで並びを完成させます。
said-theme-threat = { $other }がまだ最後のマスに打てない並びを準備しましょう。
said-theme-deny = { $other }が並びを準備しようとしています。必要なマスを先に取りましょう。
said-theme-rows = 空いた並びが多く通るマスほど有利です。印のマスを比べましょう。
square-region = ヒントの一部
