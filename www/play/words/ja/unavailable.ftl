### What could not be loaded: said where the texts that load later may be missing, too.

problem-game-unavailable = このゲームを読み込めませんでした。後でもう一度お試しください。
problem-study-unavailable = ページのこの部分を読み込めませんでした：{ $cause }
problem-exercises-unavailable = 問題を読み込めませんでした：{ $cause }
problem-engine-crashed = コンピューターが異常終了しました。「続ける」でもう一度試します。
problem-engine-unavailable = コンピューターを読み込めませんでした。2人での対局はできます。
# { $detail } is the language's own name, such as Deutsch.
problem-language-unavailable = 「{ $detail }」を読み込めませんでした。ページは日本語のままです。
problem-theme-unavailable = このテーマを読み込めませんでした。フォルダー{ $detail }がありません。
problem-theme-incomplete = このテーマは不完全なため、次はクラシックで補います：{ $detail }。
