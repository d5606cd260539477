### A game with a friend by links.

send-invitation = Invita a alguien
send-move = Envía tu jugada
send-result = Envía el resultado
send-again = Tu jugada está enviada
send-turn = Te toca
note-invitation = Quien abra el enlace, en cualquier dispositivo, juega con { $side }. No hay que instalar nada, y nada pasa por un servidor.
note-unsent = Hasta que envíes el enlace puedes deshacer tu jugada.
note-sent = El enlace se queda aquí. La respuesta llega como enlace: ábrelo o pégalo en esta página.
note-turn = Juega en el tablero: el enlace llevará tu jugada.
note-result = El enlace muestra la partida en cualquier dispositivo, y allí la página vuelve a contarla.
your-name = Tu nombre (opcional)
link = Enlace
copy = Copiar
copied = Copiado
copy-by-hand = El enlace está seleccionado: cópialo con el teclado o con su menú.
share = Compartir
mail = Correo
mail-subject = Reversi: te toca
qr = QR
qr-label = Código QR del enlace, para la cámara de otro teléfono
close = Cerrar
invitation = { $name } te invita
invitation-unnamed = Tienes una invitación
invitation-facts =
    { $count ->
        [one] { $game }, { $count } jugada hasta ahora. Jugarías con { $side }.
       *[other] { $game }, { $count } jugadas hasta ahora. Jugarías con { $side }.
    }
invitation-keeps = La partida de tu tablero queda guardada en «Partidas».
play = Jugar
look = Solo mirar
fork = Hay dos versiones de esta partida
fork-facts =
    { $count ->
        [one] Tras { $count } jugada se separan. La versión que no elijas queda en la partida como otra línea.
       *[other] Tras { $count } jugadas se separan. La versión que no elijas queda en la partida como otra línea.
    }
own-moves = ¿Son tuyas estas jugadas?
own-moves-facts = El enlace trae jugadas de tu color que no se hicieron en este navegador. Acéptalas si vienen de otro dispositivo tuyo. Si no, quédate con tu versión: la otra queda en la partida como otra línea.
fork-own = La tuya
fork-theirs = La del enlace
fork-take-own = Conservar la mía
fork-take-theirs = Usar la del enlace
fork-move = Jugada { $number }: { $square }
fork-end = Termina aquí
resign-title = ¿Te rindes?
resign-facts = Gana { $name }, y no hay vuelta atrás.
resign-not = Seguir jugando
result = Un resultado
result-complete =
    { $count ->
        [one] { $score }, { $count } jugada legal, completa.
       *[other] { $score }, { $count } jugadas legales, completa.
    }
result-open =
    { $count ->
        [one] { $count } jugada legal, y la partida no ha terminado: esto no es un resultado.
       *[other] { $count } jugadas legales, y la partida no ha terminado: esto no es un resultado.
    }
result-differs =
    { $count ->
        [one] El enlace dice { $claimed }, pero su { $count } jugada legal da: { $score }.
       *[other] El enlace dice { $claimed }, pero sus { $count } jugadas legales dan: { $score }.
    }
result-resigned =
    { $count ->
        [one] El enlace dice que { $side } se rindió tras { $count } jugada legal. La jugada por sí sola no lo demuestra.
       *[other] El enlace dice que { $side } se rindió tras { $count } jugadas legales. Las jugadas por sí solas no lo demuestran.
    }
result-time =
    { $count ->
        [one] El enlace dice que { $side } agotó su tiempo tras { $count } jugada legal. La jugada por sí sola no lo demuestra.
       *[other] El enlace dice que { $side } agotó su tiempo tras { $count } jugadas legales. Las jugadas por sí solas no lo demuestran.
    }
result-won = Gana { $side }
result-draw = Empate
replay-move = { $side } juega { $square }
replay-number = Jugada { $number }: { $move }
replay-start = Antes de la primera jugada
replay-back = Una jugada atrás
replay-next = Siguiente jugada
replay-play = Reproducir las jugadas
replay-pause = Pausa
replay-moves = Jugadas de la partida
look-result = Ver en el tablero
players = { $black } – { $white }

## At the start

resign = Rendirse
send = Enviar
result-link = Enlace y código QR del resultado
