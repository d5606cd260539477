### A game with a friend by links.

send-invitation = Invitez quelqu’un
send-move = Envoyez votre coup
send-result = Envoyez le résultat
send-again = Votre coup est envoyé
send-turn = À vous de jouer
note-invitation = La personne qui ouvre le lien, sur n’importe quel appareil, joue { $side }. Rien à installer, et rien ne passe par un serveur.
note-unsent = Tant que vous n’avez pas envoyé le lien, vous pouvez annuler votre coup.
note-sent = Le lien reste ici. La réponse arrive sous forme de lien : ouvrez-le ou collez-le dans cette page.
note-turn = Jouez votre coup sur le plateau : le lien le contiendra.
note-result = Le lien montre la partie sur n’importe quel appareil, où la page refait le compte.
your-name = Votre nom (facultatif)
link = Lien
copy = Copier
copied = Copié
copy-by-hand = Le lien est sélectionné : copiez-le au clavier ou par son menu.
share = Partager
mail = E-mail
mail-subject = Reversi : à vous de jouer
qr = QR
qr-label = Code QR du lien, pour l’appareil photo d’un autre téléphone
close = Fermer
invitation = { $name } vous invite
invitation-unnamed = Une invitation pour vous
invitation-facts =
    { $count ->
        [one] { $game }, { $count } coup joué. Vous joueriez { $side }.
       *[other] { $game }, { $count } coups joués. Vous joueriez { $side }.
    }
invitation-keeps = La partie de votre plateau reste dans « Parties ».
play = Jouer
look = Regarder
fork = Deux versions de cette partie
fork-facts =
    { $count ->
        [one] Elles se séparent après { $count } coup. La version que vous ne choisissez pas reste avec la partie comme autre variante.
       *[other] Elles se séparent après { $count } coups. La version que vous ne choisissez pas reste avec la partie comme autre variante.
    }
own-moves = Ces coups sont-ils de vous ?
own-moves-facts = Le lien joue pour votre camp des coups qui n’ont pas été joués dans ce navigateur. Acceptez-les s’ils viennent d’un autre de vos appareils. Sinon, gardez votre version : l’autre reste avec la partie comme autre variante.
fork-own = La vôtre
fork-theirs = Celle du lien
fork-take-own = Garder la mienne
fork-take-theirs = Prendre celle du lien
fork-move = Coup { $number } : { $square }
fork-end = Elle s’arrête ici
resign-title = Abandonner cette partie ?
resign-facts = { $name } gagne, et c’est définitif.
resign-not = Continuer
result = Un résultat
result-complete =
    { $count ->
        [one] { $score }, { $count } coup légal, partie complète.
       *[other] { $score }, { $count } coups légaux, partie complète.
    }
result-open =
    { $count ->
        [one] { $count } coup légal, et la partie n’est pas finie : ce n’est pas un résultat.
       *[other] { $count } coups légaux, et la partie n’est pas finie : ce n’est pas un résultat.
    }
result-differs =
    { $count ->
        [one] Le lien annonce { $claimed }, mais son { $count } coup légal donne : { $score }.
       *[other] Le lien annonce { $claimed }, mais ses { $count } coups légaux donnent : { $score }.
    }
result-resigned =
    { $count ->
        [one] D’après le lien, { $side } a abandonné après { $count } coup légal. Le coup seul ne le montre pas.
       *[other] D’après le lien, { $side } a abandonné après { $count } coups légaux. Les coups seuls ne le montrent pas.
    }
result-time =
    { $count ->
        [one] D’après le lien, { $side } a perdu au temps après { $count } coup légal. Le coup seul ne le montre pas.
       *[other] D’après le lien, { $side } a perdu au temps après { $count } coups légaux. Les coups seuls ne le montrent pas.
    }
result-won = { $side } gagne
result-draw = Match nul
replay-move = { $side } joue { $square }
replay-number = Coup { $number } : { $move }
replay-start = Avant le premier coup
replay-back = Reculer d’un coup
replay-next = Coup suivant
replay-play = Dérouler les coups
replay-pause = Pause
replay-moves = Coups de la partie
look-result = Voir sur le plateau
players = { $black } – { $white }

## At the start

resign = Abandonner
send = Envoyer
result-link = Lien et code QR du résultat
