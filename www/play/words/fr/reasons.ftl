### Why a move is worse than the best one (reason-…), and why the best one is better (strength-…).
### What the first step of a hint says of the same (look-…).

reason-wipeout = Cela laisse { $other } prendre tous les pions.
reason-missed-wipeout = Après { $best }, { $other } n’a plus un seul pion.
reason-x-square = La case X { $square } ouvre le coin { $squares } à { $other }.
reason-c-square = La case C { $square } ouvre le coin { $squares } à { $other }.
reason-corner =
    { $count ->
        [one] Cela donne à { $other } le coin { $squares }.
       *[other] Cela donne à { $other } les coins { $squares }.
    }
reason-missed-corner = Le coin { $squares } était à prendre.
reason-missed-corner-itself = Un coin était à prendre.
reason-early-x-square = La case X { $square } finit par céder le coin { $squares }.
reason-parity = Cela laisse à { $other } le dernier coup dans la zone marquée.
reason-mobility = Cela laisse moins de coups sûrs à { $side }.
reason-opened =
    { $count ->
        [one] Cela ouvre à { $other } un nouveau coup sûr : { $squares }.
       *[other] Cela ouvre à { $other } de nouveaux coups sûrs : { $squares }.
    }
reason-stability = Cela donne à { $other } des pions définitifs, comme ceux qui sont marqués.
reason-missed-stability = Cela laisse échapper des pions définitifs, comme ceux qui sont marqués.
reason-key-square = Cela laisse à { $other } la meilleure case, { $squares }.
reason-frontier = Cela laisse trop de pions exposés à côté de cases vides.
reason-tempo = Il manque alors un coup à { $side }, qui devra bientôt passer.
reason-missed-tempo = Après { $best }, c’est { $other } qui devrait bientôt passer.
reason-wedge = Cela permet à { $other } de s’insérer entre deux pions du bord, en { $squares }.
reason-missed-wedge = { $best } prépare une insertion sur le bord face à { $other }, en { $squares }.
reason-missed-wedge-itself = Une insertion sur le bord face à { $other } était possible.
reason-moves = Ensuite { $side } a moins de coups au choix, et { $other } davantage.
reason-greedy = Cela retourne { $count } pions, bien plus que { $best } : retourner beaucoup ouvre des coups à { $other }.
reason-access = Cela permet à { $other } de jouer { $squares }, que { $best } garde hors d’atteinte.
reason-closed = Après la réponse, { $best } est hors de portée pour { $side }.
reason-order = L’ordre compte : { $best } doit venir d’abord.
reason-taken = Dans la meilleure suite, { $squares } revient à { $side } ; ici, à { $other }.
reason-kept = La meilleure suite garde { $squares } pour { $side }.
reason-count = Près de la fin, un autre ordre garde plus de pions.

strength-wipeout = Après { $best }, { $side } garde des pions sur le plateau.
strength-missed-wipeout = Après { $best }, { $other } n’a plus un seul pion.
strength-x-square = { $best } refuse à { $other } le coin { $squares }.
strength-c-square = { $best } refuse à { $other } le coin { $squares }.
strength-corner =
    { $count ->
        [one] { $best } refuse à { $other } le coin { $squares }.
       *[other] { $best } refuse à { $other } les coins { $squares }.
    }
strength-missed-corner =
    { $count ->
        [one] { $best } prend le coin { $squares }.
       *[other] { $best } mène aux coins { $squares }.
    }
strength-missed-corner-itself = { $best } prend le coin.
strength-early-x-square = { $best } ne met pas en danger le coin { $squares }.
strength-parity = { $best } garde pour { $side } le dernier coup dans la zone marquée.
strength-mobility = { $best } garde plus de coups sûrs à { $side } que { $square }.
strength-opened =
    { $count ->
        [one] { $best } garde { $squares } hors d’atteinte pour { $other }.
       *[other] { $best } n’ouvre à { $other } aucune de ces cases : { $squares }.
    }
strength-stability = { $best } refuse à { $other } des pions définitifs, comme ceux qui sont marqués.
strength-missed-stability = { $best } gagne des pions définitifs, comme ceux qui sont marqués.
strength-key-square = { $best } refuse à { $other } la meilleure case, { $squares }.
strength-key-square-itself = { $best } est la case que les deux camps veulent.
strength-frontier = { $best } laisse moins de pions exposés à côté de cases vides que { $square }.
strength-tempo = { $best } garde un coup à { $side }, qui n’a pas à passer.
strength-missed-tempo = Après { $best }, c’est { $other } qui devra bientôt passer.
strength-wedge = { $best } ne laisse à { $other } aucune insertion entre deux pions du bord, en { $squares }.
strength-missed-wedge = { $best } prépare une insertion sur le bord face à { $other }, en { $squares }.
strength-missed-wedge-itself = { $best } s’insère sur le bord face à { $other }.
strength-moves = { $best } laisse plus de choix à { $side } que { $square }, et moins à { $other }.
strength-greedy = { $best } retourne bien moins que { $square } : cela ouvre peu de coups à { $other }.
strength-access = { $best } garde { $squares } hors d’atteinte pour { $other }.
strength-closed = { $best } doit se jouer maintenant : après la réponse, c’est trop tard.
strength-order = L’ordre compte : { $best } doit venir d’abord.
strength-taken = Après { $best }, { $squares } revient à { $side }, et non à { $other }.
strength-kept = { $best } garde { $squares } pour { $side }.
strength-count = Près de la fin, { $best } commence l’ordre qui garde le plus de pions.

look-wipeout = Attention : après certains coups, { $other } prend tous les pions.
look-missed-wipeout = Cherchez comment prendre tous les pions de { $other }.
look-wedge = Regardez les bords : où { $other } peut-il s’insérer entre deux pions ?
look-tempo = Comptez les coups des deux camps : qui devra passer en premier ?
look-mobility = Cherchez un coup qui garde des coups sûrs à { $side }.
look-opened = Regardez les réponses : quels coups ouvrent de nouvelles cases à { $other } ?
look-key-square = Quelle case les deux camps veulent-ils ?
look-frontier = Cherchez un coup qui laisse peu de pions à côté de cases vides.
look-moves = Cherchez le coup qui laisse beaucoup de choix à { $side }, et peu à { $other }.
look-access = Où { $other } veut-il jouer ensuite ? Gardez cette case fermée.
look-closed = Cherchez un coup qui n’est possible que maintenant.
look-order = Lequel des bons coups doit venir en premier ?

# What a hint of Tic-Tac-Toe or Connect Four says first, and the mark of a square that shows it.
said-theme-win = Vous pouvez compléter une ligne tout de suite : où ?
said-theme-block = { $other } menace de compléter une ligne : empêchez-le.
said-theme-fork = Cherchez deux menaces à la fois : { $other } ne peut en parer qu’une.
said-theme-squeeze = Cherchez un coup après lequel toute réponse vous laisse compléter une ligne.
said-theme-chain = Menace après menace, vous gagnez : { $other } doit répondre à chacune.
said-theme-guard = { $other } pourrait bientôt créer deux menaces à la fois : empêchez-le.
said-theme-odd-row = Une case marquée à hauteur impaire finit par gagner pour vous : répondez toujours dans la même colonne.
said-theme-even-row = Les hauteurs paires sont à vous, et elles gagnent : répondez toujours dans la même colonne.
said-theme-answer = Les hauteurs paires sont à vous : répondez toujours dans la même colonne, et { $other } n’alignera pas quatre jetons.
said-theme-only-win = Un seul coup gagne : lequel ?
said-theme-only-safe = Tous les coups perdent sauf un : lequel ?
said-theme-lost = Face au meilleur jeu, tous les coups perdent : résistez le plus longtemps possible.
said-theme-under = Ne jouez pas sous une case marquée : { $other } y compléterait une ligne.
said-theme-threat = Préparez une ligne dont { $other } ne peut pas encore occuper la dernière case.
said-theme-deny = { $other } veut préparer une ligne : prenez la case qui lui manque.
said-theme-rows = Plus il passe de lignes ouvertes par une case, mieux c’est : comparez les cases marquées.
square-region = partie de l’indice
