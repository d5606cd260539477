### What could not be loaded: said where the texts that load later may be missing, too.

problem-game-unavailable = Nie udało się wczytać tej gry; spróbuj później jeszcze raz.
problem-study-unavailable = Nie udało się wczytać tej części strony: { $cause }
problem-exercises-unavailable = Nie udało się wczytać zadań: { $cause }
problem-engine-crashed = Komputer przestał działać. „Wznów” spróbuje jeszcze raz.
problem-engine-unavailable = Nie udało się wczytać komputera; dwie osoby nadal mogą grać.
# { $detail } is the language's own name, such as Deutsch.
problem-language-unavailable = Nie udało się wczytać: „{ $detail }”. Strona pozostaje po polsku.
problem-theme-unavailable = Nie udało się wczytać tego motywu: brakuje folderu { $detail }.
problem-theme-incomplete = Ten motyw jest niepełny; zamiast brakujących użyto klasycznych: { $detail }.
