### Why a move is worse than the best one (reason-…), and why the best one is better (strength-…).
### What the first step of a hint says of the same (look-…).

reason-wipeout = { $other } zabiera potem wszystkie pionki.
reason-missed-wipeout = { $best } zabiera wszystkie pionki, jakie ma { $other }.
reason-x-square = Pole X { $square } otwiera narożnik { $squares }: { $other } może do niego dojść.
reason-c-square = Pole C { $square } otwiera narożnik { $squares }: { $other } może do niego dojść.
reason-corner =
    { $count ->
        [one] { $other } dostaje narożnik { $squares }.
       *[other] { $other } dostaje narożniki { $squares }.
    }
reason-missed-corner = Narożnik { $squares } był do wzięcia.
reason-missed-corner-itself = Można było zająć narożnik.
reason-early-x-square = Pole X { $square } na dłuższą metę oddaje narożnik { $squares }.
reason-parity = { $other } ma potem ostatni ruch w zaznaczonym obszarze.
reason-mobility = { $side } ma potem mniej bezpiecznych ruchów.
reason-opened =
    { $count ->
        [one] { $other } dostaje nowy bezpieczny ruch: { $squares }.
       *[other] { $other } dostaje nowe bezpieczne ruchy: { $squares }.
    }
reason-stability = { $other } dostaje pionki, które zostają na zawsze, choćby te zaznaczone.
reason-missed-stability = Uciekają pionki, które zostałyby na zawsze, choćby te zaznaczone.
reason-key-square = Zostawia najlepsze pole, { $squares }: może je zająć { $other }.
reason-frontier = Zostawia zbyt wiele pionków odsłoniętych obok pustych pól.
reason-tempo = { $side } traci ruchy i wkrótce musi spasować.
reason-missed-tempo = Po { $best } to { $other } musi wkrótce spasować.
reason-wedge = { $other } może wbić klin między dwa pionki na brzegu, na { $squares }.
reason-missed-wedge = { $best } prowadzi do klina na { $squares }, między dwoma pionkami na brzegu, które ma { $other }.
reason-missed-wedge-itself = Na brzegu był klin między dwoma pionkami, które ma { $other }.
reason-moves = { $side } ma potem mniej ruchów do wyboru, a { $other } więcej.
reason-greedy =
    { $count ->
        [one] Odwraca { $count } pionek, o wiele więcej niż { $best }: { $other } dostaje przez to nowe ruchy.
        [few] Odwraca { $count } pionki, o wiele więcej niż { $best }: { $other } dostaje przez to nowe ruchy.
        [many] Odwraca { $count } pionków, o wiele więcej niż { $best }: { $other } dostaje przez to nowe ruchy.
       *[other] Odwraca { $count } pionka, o wiele więcej niż { $best }: { $other } dostaje przez to nowe ruchy.
    }
reason-access = { $other } może potem zagrać { $squares }; po { $best } to pole zostaje zamknięte.
reason-closed = Po odpowiedzi { $side } nie może już zagrać { $best }.
reason-order = Liczy się kolejność: najpierw { $best }.
reason-taken = W lepszym wariancie { $squares } bierze { $side }, tutaj { $other }.
reason-kept = W lepszym wariancie { $squares } zachowuje { $side }.
reason-count = Pod koniec inna kolejność zachowuje więcej pionków.

strength-wipeout = Po { $best } { $side } zachowuje pionki na planszy.
strength-missed-wipeout = { $best } zabiera wszystkie pionki, jakie ma { $other }.
strength-x-square = Po { $best } { $other } nie dojdzie do narożnika { $squares }.
strength-c-square = Po { $best } { $other } nie dojdzie do narożnika { $squares }.
strength-corner =
    { $count ->
        [one] Po { $best } { $other } nie dojdzie do narożnika { $squares }.
       *[other] Po { $best } { $other } nie dojdzie do narożników { $squares }.
    }
strength-missed-corner =
    { $count ->
        [one] { $best } zajmuje narożnik { $squares }.
       *[other] { $best } prowadzi do narożników { $squares }.
    }
strength-missed-corner-itself = { $best } zajmuje narożnik.
strength-early-x-square = { $best } nie naraża narożnika { $squares }.
strength-parity = Po { $best } ostatni ruch w zaznaczonym obszarze ma { $side }.
strength-mobility = Po { $best } { $side } ma więcej bezpiecznych ruchów niż po { $square }.
strength-opened =
    { $count ->
        [one] { $best } zamyka { $squares }: { $other } tam nie zagra.
       *[other] Po { $best } { $other } nie dostaje żadnego z tych pól: { $squares }.
    }
strength-stability = Po { $best } { $other } nie dostaje pionków, które zostają na zawsze, choćby tych zaznaczonych.
strength-missed-stability = { $best } zdobywa pionki, które zostają na zawsze, choćby te zaznaczone.
strength-key-square = { $best } chroni najlepsze pole, { $squares }: { $other } go nie zajmie.
strength-key-square-itself = { $best } to pole, którego potrzebują obie strony.
strength-frontier = { $best } zostawia mniej pionków odsłoniętych obok pustych pól niż { $square }.
strength-tempo = Po { $best } { $side } ma jeszcze ruch i nie musi pasować.
strength-missed-tempo = Po { $best } to { $other } musi wkrótce spasować.
strength-wedge = Po { $best } { $other } nie wbije klina między dwa pionki na brzegu, na { $squares }.
strength-missed-wedge = { $best } prowadzi do klina na { $squares }, między dwoma pionkami na brzegu, które ma { $other }.
strength-missed-wedge-itself = { $best } wbija klin na brzegu, między dwa pionki, które ma { $other }.
strength-moves = Po { $best } { $side } ma więcej ruchów do wyboru niż po { $square }, a { $other } mniej.
strength-greedy = { $best } odwraca znacznie mniej niż { $square }: { $other } dostaje niewiele ruchów.
strength-access = { $best } zamyka { $squares }: { $other } tam nie zagra.
strength-closed = { $best } trzeba zagrać teraz: po odpowiedzi będzie za późno.
strength-order = Liczy się kolejność: najpierw { $best }.
strength-taken = Po { $best } to { $side } bierze { $squares }, a nie { $other }.
strength-kept = Po { $best } { $side } zachowuje { $squares }.
strength-count = Pod koniec { $best } zaczyna kolejność, która zachowuje najwięcej pionków.

look-wipeout = Uwaga: po niektórych ruchach { $other } zabiera wszystkie pionki.
look-missed-wipeout = Szukaj sposobu, by zabrać wszystkie pionki, jakie ma { $other }.
look-wedge = Spójrz na brzegi: gdzie { $other } może wejść między dwa pionki?
look-tempo = Policz ruchy obu stron: kto pierwszy będzie musiał pasować?
look-mobility = Szukaj ruchu, po którym { $side } zachowa bezpieczne ruchy.
look-opened = Spójrz na odpowiedzi: po których ruchach { $other } dostaje nowe pola?
look-key-square = Którego pola potrzebują obie strony?
look-frontier = Szukaj ruchu, który zostawia mało pionków obok pustych pól.
look-moves = Szukaj ruchu, po którym { $side } ma duży wybór, a { $other } mały.
look-access = Gdzie { $other } chce teraz zagrać? Nie otwieraj tego pola.
look-closed = Szukaj ruchu, który jest możliwy tylko teraz.
look-order = Który z dobrych ruchów musi być pierwszy?

# What a hint of Tic-Tac-Toe or Connect Four says first, and the mark of a square that shows it.
said-theme-win = Możesz od razu ułożyć rząd: gdzie?
said-theme-block = { $other } grozi ułożeniem rzędu: powstrzymaj to.
said-theme-fork = Szukaj dwóch gróźb naraz: { $other } zatrzyma tylko jedną.
said-theme-squeeze = Szukaj ruchu, po którym każda odpowiedź pozwoli ci ułożyć rząd.
said-theme-chain = Groźba za groźbą wygrywa: { $other } musi odpowiadać na każdą.
said-theme-guard = { $other } może wkrótce stworzyć dwie groźby naraz: zapobiegnij temu.
said-theme-odd-row = Zaznaczone pole na nieparzystej wysokości w końcu ci wygra: odpowiadaj zawsze w tej samej kolumnie.
said-theme-even-row = Parzyste wysokości są twoje i wygrywają: odpowiadaj zawsze w tej samej kolumnie.
said-theme-answer = Parzyste wysokości są twoje: odpowiadaj zawsze w tej samej kolumnie, a { $other } nie ułoży czterech.
said-theme-only-win = Wygrywa tylko jeden ruch: który?
said-theme-only-safe = Wszystkie ruchy oprócz jednego przegrywają: który nie?
said-theme-lost = Przy najlepszej grze przegrywa każdy ruch: broń się jak najdłużej.
said-theme-under = Nie graj pod zaznaczonym polem: { $other } ułoży tam rząd.
said-theme-threat = Przygotuj rząd, którego ostatniego pola { $other } jeszcze nie może zająć.
said-theme-deny = { $other } chce przygotować rząd: zajmij pole, którego do tego trzeba.
said-theme-rows = Im więcej otwartych rzędów przechodzi przez pole, tym lepiej: porównaj zaznaczone.
square-region = część podpowiedzi
