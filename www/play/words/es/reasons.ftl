### Why a move is worse than the best one (reason-…), and why the best one is better (strength-…).
### What the first step of a hint says of the same (look-…).

reason-wipeout = Deja que { $other } se lleve todas las fichas.
reason-missed-wipeout = { $best } se lleva todas las fichas de { $other }.
reason-x-square = La casilla X { $square } abre la esquina { $squares } a { $other }.
reason-c-square = La casilla C { $square } abre la esquina { $squares } a { $other }.
reason-corner =
    { $count ->
        [one] Da a { $other } la esquina { $squares }.
       *[other] Da a { $other } las esquinas { $squares }.
    }
reason-missed-corner = La esquina { $squares } estaba disponible.
reason-missed-corner-itself = Había una esquina libre para tomar.
reason-early-x-square = La casilla X { $square } entrega a la larga la esquina { $squares }.
reason-parity = Deja a { $other } la última jugada de la zona marcada.
reason-mobility = Deja a { $side } menos jugadas seguras.
reason-opened =
    { $count ->
        [one] Abre una nueva jugada segura a { $other }: { $squares }.
       *[other] Abre nuevas jugadas seguras a { $other }: { $squares }.
    }
reason-stability = Da a { $other } fichas estables, como las marcadas.
reason-missed-stability = Deja escapar fichas estables, como las marcadas.
reason-key-square = Deja la mejor casilla, { $squares }, a { $other }.
reason-frontier = Deja demasiadas fichas expuestas junto a casillas vacías.
reason-tempo = Deja a { $side } sin jugadas: { $side } pronto tendrá que pasar.
reason-missed-tempo = Tras { $best }, es { $other } quien pronto tiene que pasar.
reason-wedge = Permite a { $other } meter una cuña entre dos fichas del borde, en { $squares }.
reason-missed-wedge = { $best } lleva a una cuña entre dos fichas de { $other } en el borde, en { $squares }.
reason-missed-wedge-itself = Había una cuña entre dos fichas de { $other } en el borde.
reason-moves = Deja menos jugadas para elegir a { $side } y más a { $other }.
reason-greedy = Voltea { $count } fichas, muchas más que { $best }: voltear tanto abre jugadas a { $other }.
reason-access = Permite a { $other } jugar { $squares }, que { $best } le niega.
reason-closed = Tras la respuesta, { $best } queda fuera del alcance de { $side }.
reason-order = El orden importa: primero tiene que ir { $best }.
reason-taken = En la línea mejor, { $side } consigue { $squares }; aquí lo hace { $other }.
reason-kept = La línea mejor reserva { $squares } para { $side }.
reason-count = Cerca del final, otro orden conserva más fichas.

strength-wipeout = { $best } conserva fichas de { $side } en el tablero.
strength-missed-wipeout = { $best } se lleva todas las fichas de { $other }.
strength-x-square = { $best } mantiene a { $other } lejos de la esquina { $squares }.
strength-c-square = { $best } mantiene a { $other } lejos de la esquina { $squares }.
strength-corner =
    { $count ->
        [one] { $best } mantiene a { $other } lejos de la esquina { $squares }.
       *[other] { $best } mantiene a { $other } lejos de las esquinas { $squares }.
    }
strength-missed-corner =
    { $count ->
        [one] { $best } gana la esquina { $squares }.
       *[other] { $best } lleva a las esquinas { $squares }.
    }
strength-missed-corner-itself = { $best } toma la esquina.
strength-early-x-square = { $best } mantiene segura la esquina { $squares }.
strength-parity = { $best } reserva a { $side } la última jugada de la zona marcada.
strength-mobility = { $best } conserva más jugadas seguras para { $side } que { $square }.
strength-opened =
    { $count ->
        [one] { $best } mantiene { $squares } fuera del alcance de { $other }.
       *[other] { $best } no abre ninguna de estas casillas a { $other }: { $squares }.
    }
strength-stability = { $best } niega a { $other } fichas estables, como las marcadas.
strength-missed-stability = { $best } gana fichas estables, como las marcadas.
strength-key-square = { $best } niega a { $other } la mejor casilla, { $squares }.
strength-key-square-itself = { $best } es la casilla que ambos lados quieren.
strength-frontier = { $best } deja menos fichas expuestas junto a casillas vacías que { $square }.
strength-tempo = { $best } conserva una jugada para { $side }: { $side } no tiene que pasar.
strength-missed-tempo = Tras { $best }, es { $other } quien pronto tiene que pasar.
strength-wedge = { $best } no deja a { $other } ninguna cuña entre dos fichas del borde, en { $squares }.
strength-missed-wedge = { $best } lleva a una cuña entre dos fichas de { $other } en el borde, en { $squares }.
strength-missed-wedge-itself = { $best } mete una cuña entre dos fichas de { $other } en el borde.
strength-moves = { $best } deja más jugadas para elegir a { $side } que { $square }, y menos a { $other }.
strength-greedy = { $best } voltea mucho menos que { $square }: abre pocas jugadas a { $other }.
strength-access = { $best } mantiene { $squares } fuera del alcance de { $other }.
strength-closed = { $best } tiene que ir ahora: tras la respuesta queda fuera de alcance.
strength-order = El orden importa: primero tiene que ir { $best }.
strength-taken = Tras { $best }, { $side } consigue { $squares }, y no { $other }.
strength-kept = { $best } reserva { $squares } para { $side }.
strength-count = Cerca del final, { $best } inicia el orden que conserva más fichas.

look-wipeout = Cuidado: tras algunas jugadas, { $other } se lleva todas las fichas.
look-missed-wipeout = Busca cómo llevarte todas las fichas de { $other }.
look-wedge = Mira los bordes: ¿dónde puede { $other } meterse entre dos fichas?
look-tempo = Cuenta las jugadas de ambos lados: ¿quién tendrá que pasar primero?
look-mobility = Busca una jugada que conserve jugadas seguras para { $side }.
look-opened = Mira las respuestas: ¿qué jugadas abren casillas nuevas a { $other }?
look-key-square = ¿Qué casilla quieren ambos lados?
look-frontier = Busca una jugada que deje pocas fichas junto a casillas vacías.
look-moves = Busca la jugada que deja mucho para elegir a { $side } y poco a { $other }.
look-access = ¿Dónde quiere jugar { $other } ahora? Mantén cerrada esa casilla.
look-closed = Busca una jugada que solo es posible ahora.
look-order = ¿Cuál de las buenas jugadas tiene que ir primero?

# What a hint of Tic-Tac-Toe or Connect Four says first, and the mark of a square that shows it.
said-theme-win = Puedes completar una línea ahora mismo: ¿dónde?
said-theme-block = { $other } amenaza con completar una línea: impídelo.
said-theme-fork = Busca dos amenazas a la vez: { $other } solo puede parar una.
said-theme-squeeze = Busca una jugada tras la cual cualquier respuesta te deje completar una línea.
said-theme-chain = Amenaza tras amenaza se gana: { $other } tiene que responder a cada una.
said-theme-guard = { $other } podría crear pronto dos amenazas a la vez: evítalo.
said-theme-odd-row = Una casilla marcada a altura impar acabará ganando para ti: responde siempre en la misma columna.
said-theme-even-row = Las alturas pares son tuyas, y ganan: responde siempre en la misma columna.
said-theme-answer = Las alturas pares son tuyas: responde siempre en la misma columna y { $other } no tendrá cuatro en raya.
said-theme-only-win = Solo gana una jugada: ¿cuál?
said-theme-only-safe = Todas las jugadas pierden menos una: ¿cuál?
said-theme-lost = Con el mejor juego pierden todas: resiste todo lo que puedas.
said-theme-under = No juegues debajo de una casilla marcada: { $other } completaría allí una línea.
said-theme-threat = Prepara una línea cuya última casilla { $other } aún no pueda ocupar.
said-theme-deny = { $other } quiere preparar una línea: ocupa la casilla que necesita.
said-theme-rows = Cuantas más líneas abiertas pasan por una casilla, mejor: compara las marcadas.
square-region = parte de la pista
