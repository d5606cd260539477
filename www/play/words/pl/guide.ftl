### First steps: what a first visit reads beside the board.

guide = Pierwsze kroki
guide-count = { $number } z { $total }
guide-said = Pierwsze kroki, { $number } z { $total }: { $text }
guide-play = Zagraj na polu w obwódce: zamknięty pionek się odwróci.
    .tic-tac-toe = Wybierz pole: trzy twoje znaki w rzędzie wygrywają.
    .connect-four = Wybierz kolumnę: cztery twoje żetony w rzędzie wygrywają.
guide-play-more = Każde zaznaczone pole zamyka pionki: wybierz dowolne.
    .tic-tac-toe = Druga strona robi to samo i próbuje ci przeszkodzić.
    .connect-four = Żeton spada na najniższe puste pole swojej kolumny.
guide-aim = Wygrywa strona, która na końcu ma więcej pionków.
guide-reply = Druga strona odpowiada, a romb wskazuje jej pionek.
guide-reply-more = Potem znów twoja kolej. Jeden ruch często odwraca kilka pionków.
guide-corners = Celuj w narożniki: pionka w narożniku nikt już nie odwróci.
guide-corners-more = Unikaj pól obok pustego narożnika: otwierają do niego drogę.
guide-pass = Kto nie może nic zamknąć, pasuje: druga strona gra jeszcze raz.
guide-pass-more = Gdy nikt nie może zagrać, gra się kończy: wygrywa strona, która ma więcej pionków.
guide-hint = „Podpowiedź” mówi, na co patrzeć, a potem wskazuje pole.
guide-help = „Pomoc” pokazuje zasady na obrazkach.
guide-undo = „Cofnij” cofa każdy ruch.
guide-players = Naciśnij nazwę nad planszą, aby wybrać, kto gra.
guide-skip = Pomiń
guide-next = Dalej
guide-done = Jasne
guide-start = Pokaż pierwsze kroki
