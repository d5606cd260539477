### What could not be loaded: said where the texts that load later may be missing, too.

problem-game-unavailable = Dit spel kon niet worden geladen; probeer het later nog eens.
problem-study-unavailable = Dit deel van de pagina kon niet worden geladen: { $cause }
problem-exercises-unavailable = De opgaven konden niet worden geladen: { $cause }
problem-engine-crashed = De computerspeler is vastgelopen. ‘Verder’ probeert het opnieuw.
problem-engine-unavailable = De computerspeler kon niet worden geladen; met z’n tweeën spelen kan wel.
# { $detail } is the language's own name, such as Deutsch.
problem-language-unavailable = ‘{ $detail }’ kon niet worden geladen. De pagina blijft in het Nederlands.
problem-theme-unavailable = Dit thema kon niet worden geladen: de map { $detail } ontbreekt.
problem-theme-incomplete = Dit thema is niet compleet; hiervoor staan klassieke delen: { $detail }.
