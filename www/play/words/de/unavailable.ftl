### What could not be loaded: said where the texts that load later may be missing, too.

problem-game-unavailable = Dieses Spiel ließ sich nicht laden; bitte versuch es später noch einmal.
problem-study-unavailable = Dieser Teil der Seite konnte nicht geladen werden: { $cause }
problem-exercises-unavailable = Die Aufgaben konnten nicht geladen werden: { $cause }
problem-engine-crashed = Der Computerspieler ist abgestürzt. „Los“ versucht es noch einmal.
problem-engine-unavailable = Der Computerspieler ließ sich nicht laden; zu zweit könnt ihr trotzdem spielen.
# { $detail } ist der eigene Name der Sprache, etwa English.
problem-language-unavailable = „{ $detail }“ ließ sich nicht laden. Die Seite bleibt auf Deutsch.
problem-theme-unavailable = Dieses Design ließ sich nicht laden: Der Ordner { $detail } fehlt.
problem-theme-incomplete = Dieses Design ist unvollständig; dafür werden klassische Teile verwendet: { $detail }.
