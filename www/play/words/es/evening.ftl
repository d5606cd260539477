### Una velada del club: jugadores, emparejamientos, resultados, clasificación.

title = Torneo del club
print = Imprimir
heading = Título
system = Sistema
swiss = Suizo
round-robin = Liga
rounds = Rondas
tie-break = En caso de empate a puntos
brightwell-first = Brightwell, luego fichas
discs-first = Fichas, luego Brightwell
players =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
names = Añadir jugadores, un nombre por línea
add = Añadir
draw = Sortear
order-note = En la primera ronda, la mitad superior de la lista juega contra la inferior. Empieza por los más fuertes o sortea el orden.
name-of = Nombre del jugador { $number }
remove = Quitar
remove-name = Quitar a { $name }
leaves = Se va
leaves-name = { $name } se va
returns = Ha vuelto
returns-name = { $name } ha vuelto
pair-round = Emparejar la ronda { $number }
drop-round = Descartar la ronda { $number }
round = Ronda { $number }
of-rounds = Ronda { $number } de { $count }
table = Mesa
result = Resultado
discs-of = Fichas de { $name }
swap = Cambiar los colores de la mesa { $number }
sits-out = descansa
missing =
    { $count ->
        [one] Falta { $count } resultado.
       *[other] Faltan { $count } resultados.
    }
missing-tables =
    { $count ->
        [one] Falta { $count } resultado: { $tables }.
       *[other] Faltan { $count } resultados: { $tables }.
    }
complete = Están todos los resultados de la ronda { $number }.
over = Se han jugado todas las rondas.
said-added = En la lista: { $names }.
said-round = Ronda { $number }: { $tables }.
said-result = Mesa { $table }: { $black } { $discs }, { $white } { $others }.
standings = Clasificación
place = Puesto
player = Jugador
points = Puntos
quotient = BQ
discs = Fichas ±
wins = Gan.
draws = Emp.
losses = Perd.
cross-table = Tabla cruzada
exchange = Enlaces de resultados y archivos
paste = Pega enlaces de resultados, uno por línea, o un torneo guardado
read = Leer
open-file = Abrir un archivo…
save = Guardar para hojas de cálculo (CSV)
new-evening = Torneo nuevo
taken =
    { $count ->
        [one] Se ha anotado { $count } resultado.
       *[other] Se han anotado { $count } resultados.
    }
problem-name = «{ $name }» ya está en la lista.
problem-no-name = Un jugador necesita un nombre.
problem-many = Hay sitio para { $count } jugadores.
problem-few = Hacen falta al menos dos jugadores.
problem-full =
    { $count ->
        [0] La liga ya ha empezado y no quedan plazas.
       *[other] La liga ya ha empezado y solo queda una plaza.
    }
problem-stale = Otra pestaña ha cambiado esta velada. Aquí está como ha quedado: repite el paso si aún hace falta.
problem-damaged = La velada guardada está dañada, así que aquí empieza una nueva.
problem-two-results = La mesa { $table } de la ronda { $round } tiene dos resultados: { $black }⁠–⁠{ $white } aquí, { $other-black }⁠–⁠{ $other-white } en otra pestaña.
problem-results = Aún faltan resultados de la ronda { $number }.
problem-met = No se puede emparejar otra ronda: alguien tendría que repetir rival o descansar por segunda vez.
problem-result = «{ $text }» no es un resultado: escribe las fichas negras, de 0 a 64, o las dos cifras, como 40-24.
problem-text = Esto no es ni un enlace de un resultado ni un torneo guardado.
problem-link = La línea { $line } no es un enlace de un resultado.
problem-link-open = Línea { $line }: la partida del enlace no ha terminado.
problem-link-players = Línea { $line }: { $black } y { $white } no se enfrentan en ninguna ronda.
problem-file-row = Línea { $line }: «{ $text }» está fuera de lugar.
problem-file-player = Línea { $line }: ningún jugador se llama «{ $text }».

## At the start

evening = Torneo del club
