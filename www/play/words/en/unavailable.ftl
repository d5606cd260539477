### What could not be loaded: said where the texts that load later may be missing, too.

problem-game-unavailable = This game could not be loaded; please try again later.
problem-study-unavailable = This part of the page could not be loaded: { $cause }
problem-exercises-unavailable = The exercises could not be loaded: { $cause }
problem-engine-crashed = The computer player crashed. “Continue” tries again.
problem-engine-unavailable = The computer player could not be loaded; two people can still play.
# { $detail } is the language's own name, such as Deutsch.
problem-language-unavailable = “{ $detail }” could not be loaded. The page stays in English.
problem-theme-unavailable = This theme could not be loaded: the folder { $detail } is missing.
problem-theme-incomplete = This theme is incomplete; classic parts are used instead: { $detail }.
