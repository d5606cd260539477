### The status line below the board, which screen readers read out: what has happened, what to do.
### A sentence said-… names what happened; rejected-… says why a press does nothing.

said-started = Neues Spiel.
said-resumed = Dein Spiel ist wieder da.
said-clocks-stand = Beide Uhren stehen wie beim letzten Zug oder Anhalten.
said-loaded = Die Partie ist geladen.
said-followed = So steht dein Spiel in einem anderen Tab.
said-displaced = Das Spiel eines anderen Tabs ist jetzt die vorige Partie.
said-dropped = Der Platz reichte nicht: Die ältesten deiner früheren Partien sind weg.
said-list-full = Die Liste deiner eigenen Partien ist voll: Die ältesten sind weg.
said-left-unkept = Der Browser hat keinen Platz für die Partie, die du verlassen hast: Sie steht in „Partien“, bis die Seite geschlossen wird.
said-unstored = Dein Browser speichert nicht, was du hier machst: Es hält, bis die Seite geschlossen wird.
said-still-unstored = Nicht gespeichert.
said-returned = Die vorige Partie ist wieder da.
said-moved =
    { $count ->
        [one] { $side } setzt auf { $square } und dreht { $count } Stein um.
       *[other] { $side } setzt auf { $square } und dreht { $count } Steine um.
    }
    .tic-tac-toe = { $side } setzt auf { $square }.
    .connect-four = { $side } wirft in Spalte { $column }.
said-with-comment = Mit Kommentar.
said-at-start = Zurück am Anfang.
said-at-move = Nach Zug { $number }, { $square }.
    .connect-four = Nach Zug { $number }, Spalte { $square }.
said-at-corrected = Nach Zug { $number }, { $square }, wurde das Brett berichtigt.
said-to-move = { $side } ist am Zug.
said-must-pass = { $side } muss passen.
said-friend-begin = Setz deinen ersten Stein, dann schick den Link.
said-friend-send = Schick den Link an { $name }: Dort ist { $side } am Zug.
said-friend-waits = Jetzt ist { $name } am Zug; die Antwort kommt als Link.
said-engine-late = Der Computerspieler lädt noch.
said-values-sought = Einige Werte stehen noch nicht fest.
said-values-open = Einige Werte bleiben offen: So früh im Spiel dauert es zu lange, sie zu finden.
said-press-continue = Mit „Los“ zieht der Computer.
said-press-pass = Drück bitte „Passen“.
said-passed = { $side } passt.
said-armed =
    { $count ->
        [one] { $square } dreht { $count } Stein um. Wähl das Feld noch einmal, um zu setzen.
       *[other] { $square } dreht { $count } Steine um. Wähl das Feld noch einmal, um zu setzen.
    }
    .tic-tac-toe = { $square } ist gewählt. Wähl das Feld noch einmal, um zu setzen.
    .connect-four = Wähl Spalte { $column } noch einmal, um den Stein einzuwerfen.
said-hint = Tipp: { $square }.
    .connect-four = Tipp: Spalte { $column }.
said-hint-win = Tipp: { $square } gewinnt.
    .connect-four = Tipp: Spalte { $column } gewinnt.
said-hint-draw = Tipp: { $square } hält das Unentschieden.
    .connect-four = Tipp: Spalte { $column } hält das Unentschieden.
said-hint-loss = Tipp: { $square }, auch wenn bei bestem Spiel jeder Zug verliert.
    .connect-four = Tipp: Spalte { $column }, auch wenn bei bestem Spiel jeder Zug verliert.
said-hint-only = Nur { $square } ist möglich.
    .connect-four = Nur Spalte { $column } ist möglich.
said-hint-line = So könnte es weitergehen: { $moves }.
said-quarter =
    { $square ->
        [a1] Schau nach links oben: Dort liegt ein guter Zug.
        [h1] Schau nach rechts oben: Dort liegt ein guter Zug.
        [a8] Schau nach links unten: Dort liegt ein guter Zug.
       *[h8] Schau nach rechts unten: Dort liegt ein guter Zug.
    }
    .connect-four = Ein guter Zug liegt in einer der markierten Spalten.
said-expects =
    { $count ->
        [one] Der Computer erwartet für { $side } ≈{ $count } Stein Vorsprung.
       *[other] Der Computer erwartet für { $side } ≈{ $count } Steine Vorsprung.
    }
said-solved =
    { $count ->
        [one] Ausgerechnet: { $side } gewinnt mit { $count } Stein Vorsprung.
       *[other] Ausgerechnet: { $side } gewinnt mit { $count } Steinen Vorsprung.
    }
    .tic-tac-toe = Ausgerechnet: { $side } gewinnt bei bestem Spiel.
    .connect-four = Ausgerechnet: { $side } gewinnt bei bestem Spiel.
said-solved-draw = Ausgerechnet: unentschieden.
said-expects-draw = Der Computer erwartet ein ausgeglichenes Spiel.
said-theme-corner = Schau auf die Ecken: Wer bekommt sie nach welchem Zug?
said-theme-wedge = Schau auf die Ränder: Ein Stein passt zwischen zwei von { $other }.
said-theme-parity = Zähle die leeren Felder jeder Region, und beginne eine ungerade.
said-theme-access = Suche einen Zug, nach dem { $other } nicht auf Felder kommt, die dir offen stehen.
said-theme-stability = Suche nach Steinen, die niemand mehr drehen kann.
said-theme-quiet = Suche einen stillen Zug: wenig drehen, { $other } wenige Antworten lassen.
said-theme-ending = Zähle bis zum Ende: Welche Reihenfolge behält die meisten Steine?
said-paused = Angehalten. Mit „Los“ geht es weiter.
said-continued = Es geht weiter.
said-cancelled = Suche angehalten.
said-erased-record = Die Bilanz ist gelöscht.
said-erased-branch = Diese Zugfolge ist verworfen.
said-erased-settings = Alle Einstellungen haben wieder ihren Anfangswert.
said-restored-record = Die Bilanz ist wieder da.
said-restored-branch = Diese Zugfolge ist wieder da.
said-restored-settings = Deine Einstellungen gelten wieder.
rejected-game-over = Das Spiel ist zu Ende.
rejected-locked = Dieses Brett ist zum Zuschauen da: Die einbettende Seite macht die Züge.
rejected-pass-first = { $side } muss erst passen: Drück „Passen“.
rejected-not-your-turn = Du bist nicht dran: { $side } ist am Zug.
rejected-occupied = { $square } ist besetzt.
    .connect-four = Spalte { $column } ist voll.
rejected-encloses-nothing = { $square } schließt nichts ein: Ein Zug muss mindestens einen Stein einfangen.

thinks = denkt …
thinks-opponent = { $opponent } denkt nach …
thinks-for = denkt … { $seconds } s
thought = Bedenkzeit { $time }
briefly = unter 0,01 s
depth = Tiefe { $depth }
from-book = Eröffnungsbuch
solved = ausgerechnet
lead = { $side } { $discs }
    .tic-tac-toe = { $side } gewinnt
    .connect-four = { $side } gewinnt
even = ausgeglichen
    .tic-tac-toe = unentschieden
    .connect-four = unentschieden

# Zwei Sätze nacheinander, zwei Dinge einer Liste, und ein Titel als Satz.
sentences = { $first } { $then }
listed = { $first }, { $then }
sentence = { $text }.
seconds = { $seconds } s
# The sign before the fraction of a number, as in 1,5.
decimal-point = { "," }
