### Why a move is worse than the best one (reason-…), and why the best one is better (strength-…).
### What the first step of a hint says of the same (look-…).

reason-wipeout = Danach nimmt { $other } alle Steine.
reason-missed-wipeout = { $best } nimmt alle Steine von { $other }.
reason-x-square = Das X-Feld { $square } öffnet { $other } die Ecke { $squares }.
reason-c-square = Das C-Feld { $square } öffnet { $other } die Ecke { $squares }.
reason-corner =
    { $count ->
        [one] Das gibt { $other } die Ecke { $squares }.
       *[other] Das gibt { $other } die Ecken { $squares }.
    }
reason-missed-corner = Die Ecke { $squares } war zu haben.
reason-missed-corner-itself = Eine Ecke war zu haben.
reason-early-x-square = Das X-Feld { $square } gibt auf lange Sicht die Ecke { $squares } her.
reason-parity = Das lässt { $other } den letzten Zug im markierten Gebiet.
reason-mobility = Danach bleiben { $side } weniger sichere Züge.
reason-opened =
    { $count ->
        [one] Das öffnet { $other } einen neuen sicheren Zug: { $squares }.
       *[other] Das öffnet { $other } neue sichere Züge: { $squares }.
    }
reason-stability = Das gibt { $other } Steine, die für immer liegen bleiben, etwa die markierten.
reason-missed-stability = Damit lässt man sich Steine entgehen, die für immer liegen bleiben, etwa die markierten.
reason-key-square = Das überlässt { $other } das beste Feld, { $squares }.
reason-frontier = Das lässt zu viele Steine offen neben leeren Feldern liegen.
reason-tempo = Danach fehlt { $side } ein Zug: { $side } muss bald passen.
reason-missed-tempo = Nach { $best } müsste { $other } bald passen.
reason-wedge = Danach kann sich { $other } am Rand zwischen zwei Steine keilen, auf { $squares }.
reason-missed-wedge = { $best } führt zu einem Stein zwischen zwei Steinen von { $other } am Rand, auf { $squares }.
reason-missed-wedge-itself = Am Rand war ein Keil zwischen zwei Steinen von { $other } zu haben.
reason-moves = Danach hat { $side } weniger Züge zur Wahl und { $other } mehr.
reason-greedy = Das dreht { $count } Steine um, weit mehr als { $best }: Viele gedrehte Steine öffnen { $other } neue Züge.
reason-access = Das öffnet { $other } das Feld { $squares }, das nach { $best } zu bleibt.
reason-closed = Nach der Antwort kommt { $side } nicht mehr auf { $best }.
reason-order = Auf die Reihenfolge kommt es an: Erst { $best }, dann der Rest.
reason-taken = In der besseren Folge bekommt { $side } { $squares }, hier bekommt es { $other }.
reason-kept = Die bessere Folge hält { $squares } für { $side } frei.
reason-count = Kurz vor dem Ende behält eine andere Reihenfolge mehr Steine.

strength-wipeout = Nach { $best } behält { $side } Steine auf dem Brett.
strength-missed-wipeout = { $best } nimmt alle Steine von { $other }.
strength-x-square = { $best } hält { $other } von der Ecke { $squares } fern.
strength-c-square = { $best } hält { $other } von der Ecke { $squares } fern.
strength-corner =
    { $count ->
        [one] { $best } hält { $other } von der Ecke { $squares } fern.
       *[other] { $best } hält { $other } von den Ecken { $squares } fern.
    }
strength-missed-corner =
    { $count ->
        [one] { $best } nimmt die Ecke { $squares }.
       *[other] { $best } führt zu den Ecken { $squares }.
    }
strength-missed-corner-itself = { $best } nimmt die Ecke.
strength-early-x-square = { $best } lässt die Ecke { $squares } sicher.
strength-parity = { $best } sichert { $side } den letzten Zug im markierten Gebiet.
strength-mobility = { $best } lässt { $side } mehr sichere Züge als { $square }.
strength-opened =
    { $count ->
        [one] { $best } hält { $other } von { $squares } fern.
       *[other] { $best } öffnet { $other } keines dieser Felder: { $squares }.
    }
strength-stability = { $best } verwehrt { $other } Steine, die für immer liegen bleiben, etwa die markierten.
strength-missed-stability = { $best } gewinnt Steine, die für immer liegen bleiben, etwa die markierten.
strength-key-square = { $best } hält { $other } vom besten Feld fern, { $squares }.
strength-key-square-itself = { $best } ist das Feld, das beide Seiten brauchen.
strength-frontier = { $best } lässt weniger Steine offen neben leeren Feldern liegen als { $square }.
strength-tempo = { $best } lässt { $side } einen Zug: { $side } muss nicht passen.
strength-missed-tempo = Nach { $best } muss { $other } bald passen.
strength-wedge = { $best } lässt { $other } keinen Keil zwischen zwei Steinen am Rand, auf { $squares }.
strength-missed-wedge = { $best } führt zu einem Stein zwischen zwei Steinen von { $other } am Rand, auf { $squares }.
strength-missed-wedge-itself = { $best } keilt sich am Rand zwischen zwei Steine von { $other }.
strength-moves = Nach { $best } hat { $side } mehr Züge zur Wahl als nach { $square } und { $other } weniger.
strength-greedy = { $best } dreht viel weniger um als { $square } und öffnet { $other } wenige Züge.
strength-access = { $best } hält { $other } von { $squares } fern.
strength-closed = { $best } muss jetzt kommen: Nach der Antwort geht es nicht mehr.
strength-order = Auf die Reihenfolge kommt es an: Erst { $best }, dann der Rest.
strength-taken = Nach { $best } bekommt { $side } { $squares } und nicht { $other }.
strength-kept = { $best } hält { $squares } für { $side } frei.
strength-count = Kurz vor dem Ende beginnt { $best } die Reihenfolge, die die meisten Steine behält.

look-wipeout = Vorsicht: Nach manchen Zügen nimmt { $other } alle Steine.
look-missed-wipeout = Suche einen Weg, { $other } alle Steine zu nehmen.
look-wedge = Schau auf die Ränder: Wo kann sich { $other } zwischen zwei Steine keilen?
look-tempo = Zähle die Züge beider Seiten: Wer muss zuerst passen?
look-mobility = Suche einen Zug, der { $side } sichere Züge lässt.
look-opened = Achte auf die Antworten: Welche Züge öffnen { $other } neue Felder?
look-key-square = Welches Feld brauchen beide Seiten?
look-frontier = Suche einen Zug, der wenige Steine neben leeren Feldern liegen lässt.
look-moves = Suche den Zug, der { $side } viel Auswahl lässt und { $other } wenig.
look-access = Wohin will { $other } als Nächstes? Halte dieses Feld geschlossen.
look-closed = Suche einen Zug, der nur jetzt möglich ist.
look-order = Welcher der guten Züge muss zuerst kommen?

# What a hint of Tic-Tac-Toe or Connect Four says first, and the mark of a square that shows it.
said-theme-win = Du kannst sofort eine Reihe vollenden: wo?
said-theme-block = { $other } droht, sofort eine Reihe zu vollenden: Verhindere es.
said-theme-fork = Suche zwei Drohungen auf einmal: { $other } kann nur eine abwehren.
said-theme-squeeze = Suche einen Zug, nach dem dir jede Antwort eine Reihe erlaubt.
said-theme-chain = Drohung auf Drohung gewinnt: { $other } muss jede einzelne abwehren.
said-theme-guard = { $other } könnte bald zwei Drohungen auf einmal aufstellen: Komm zuvor.
said-theme-odd-row = Ein markiertes Feld in ungerader Höhe gewinnt am Ende für dich: Antworte immer in derselben Spalte.
said-theme-even-row = Die geraden Höhen gehören dir, und sie gewinnen: Antworte immer in derselben Spalte.
said-theme-answer = Die geraden Höhen gehören dir: Antworte immer in derselben Spalte, dann bekommt { $other } keine Vier in einer Reihe.
said-theme-only-win = Nur ein Zug gewinnt: welcher?
said-theme-only-safe = Alle Züge bis auf einen verlieren: welcher nicht?
said-theme-lost = Bei bestem Spiel verliert jeder Zug: Halte so lange durch, wie du kannst.
said-theme-under = Spiel nicht unter ein markiertes Feld: { $other } würde dort eine Reihe vollenden.
said-theme-threat = Bereite eine Reihe vor, deren letztes Feld { $other } noch nicht besetzen kann.
said-theme-deny = { $other } will eine Reihe vorbereiten: Nimm das Feld, das dafür fehlt.
said-theme-rows = Je mehr offene Reihen durch ein Feld gehen, desto besser: Vergleiche die markierten.
square-region = Teil des Tipps
