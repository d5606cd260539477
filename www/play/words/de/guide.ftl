### First steps: what a first visit reads beside the board.

guide = Erste Schritte
guide-count = { $number } von { $total }
guide-said = Erste Schritte, { $number } von { $total }: { $text }
guide-play = Setz auf das Feld mit dem Ring: Der eingefangene Stein dreht sich um.
    .tic-tac-toe = Wähl ein Feld: Drei eigene Zeichen in einer Reihe gewinnen.
    .connect-four = Wähl eine Spalte: Vier eigene Steine in einer Reihe gewinnen.
guide-play-more = Jedes markierte Feld fängt Steine ein: Du hast die freie Wahl.
    .tic-tac-toe = Die andere Seite will dasselbe und versucht, dich zu hindern.
    .connect-four = Ein Stein fällt auf das tiefste leere Feld seiner Spalte.
guide-aim = Wer am Ende mehr Steine hat, gewinnt.
guide-reply = Die andere Seite antwortet, eine Raute zeigt ihren Stein.
guide-reply-more = Dann bist du wieder am Zug. Oft dreht ein Zug mehrere Steine um.
guide-corners = Hol dir die Ecken: Ein Stein dort wird nie mehr umgedreht.
guide-corners-more = Meide die Felder neben einer leeren Ecke: Sie öffnen den Weg dorthin.
guide-pass = Wer nichts einfangen kann, passt: Die andere Seite setzt noch einmal.
guide-pass-more = Kann niemand mehr setzen, ist das Spiel aus: Wer mehr Steine hat, gewinnt.
guide-hint = „Tipp“ sagt, worauf es ankommt, und zeigt dann das Feld.
guide-help = „Hilfe“ erklärt die Regeln in Bildern.
guide-undo = „Rückgängig“ nimmt jeden Zug zurück.
guide-players = Ein Druck auf einen Namen über dem Brett bestimmt, wer spielt.
guide-skip = Überspringen
guide-next = Weiter
guide-done = Alles klar
guide-start = Erste Schritte zeigen
