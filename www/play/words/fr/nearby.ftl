### A live game between two devices.

help-offer = L’autre appareil lit ce code avec sa caméra, ou ouvre le lien. Il affiche une réponse : lisez-la ici.
help-answer = Faites lire cette réponse au premier appareil, ou ouvrez-y son lien. La partie commence dès qu’ils se sont trouvés.
help-connected = Connexion établie. Chaque coup passe aussitôt.
help-making = Préparation du code…
help-failed = Pas de voie directe entre les deux appareils. Il faut que tous deux soient sur le même réseau ; sinon, continuez par lien.
help-absent = Ce navigateur n’a pas de connexions directes. Jouez par lien.
qr-label = Code QR pour la caméra de l’autre appareil
link = Lien avec le code de cet appareil
copy = Copier le lien
copied = Copié
code = Code ou lien de l’autre appareil
take = Utiliser
scan = Lire avec la caméra
scan-stop = Arrêter la caméra
scan-failed = La caméra n’est pas utilisable ici : collez le code.
undo = Demander à reprendre
again = Encore, couleurs échangées
end = Mettre fin à la connexion
asked-undo = { $name } demande à reprendre un coup.
asked-again = { $name } propose une autre partie, couleurs échangées.
other-side = L’autre camp
yes = Oui
no = Non
your-name = Votre nom (facultatif)
contact-waiting = en attente de l’autre appareil
contact-connected = en ligne
contact-lost = connexion perdue
renew = Nouveau code

## At the start

nearby = À côté, en direct
