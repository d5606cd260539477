### A live game between two devices.

help-offer = Lee este código con la cámara del otro dispositivo, o abre allí el enlace. Mostrará una respuesta: léela aquí.
help-answer = Lee esta respuesta con el primer dispositivo, o abre allí su enlace. La partida empieza en cuanto se encuentran.
help-connected = Conexión lista. Cada jugada llega al instante.
help-making = Creando el código…
help-failed = No hay conexión directa entre los dos dispositivos. Ambos deben estar en la misma red; si no, sigue por enlaces.
help-absent = Este navegador no permite conexiones directas. Juega por enlaces.
qr-label = Código QR para la cámara del otro dispositivo
link = Enlace con el código de este dispositivo
copy = Copiar enlace
copied = Copiado
code = Código o enlace del otro dispositivo
take = Usar
scan = Leer con la cámara
scan-stop = Apagar la cámara
scan-failed = Aquí no se puede usar la cámara: pega el código.
undo = Pedir deshacer
again = Otra, cambiando colores
end = Terminar la conexión
asked-undo = { $name } pide deshacer una jugada.
asked-again = { $name } pide otra partida con los colores cambiados.
other-side = Tu rival
yes = Sí
no = No
your-name = Tu nombre (opcional)
contact-waiting = esperando al otro dispositivo
contact-connected = conectado
contact-lost = conexión perdida
renew = Código nuevo

## At the start

nearby = Cerca, en directo
