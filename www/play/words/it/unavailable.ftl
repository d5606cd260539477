### What could not be loaded: said where the texts that load later may be missing, too.

problem-game-unavailable = Questo gioco non si è caricato; riprova più tardi.
problem-study-unavailable = Questa parte della pagina non si è caricata: { $cause }
problem-exercises-unavailable = Gli esercizi non si sono caricati: { $cause }
problem-engine-crashed = Il computer si è bloccato. «Continua» ci riprova.
problem-engine-unavailable = Il computer non si è caricato; due persone possono comunque giocare.
# { $detail } is the language's own name, such as Deutsch.
problem-language-unavailable = «{ $detail }» non si è caricato. La pagina resta in italiano.
problem-theme-unavailable = Questo tema non si è caricato: manca la cartella { $detail }.
problem-theme-incomplete = Questo tema è incompleto; al suo posto ci sono parti classiche: { $detail }.
