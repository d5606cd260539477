### The visitor's mistakes: exercises of the visitor's games.

mistakes = Mis errores
mistakes-none = Todavía no hay errores
mistakes-first = Haz revisar una partida terminada: sus jugadas más costosas serán tus ejercicios.
mistakes-last = Revisar mi última partida
mistakes-no-last = Aún no has terminado ninguna partida contra la máquina en este dispositivo.
mistakes-due =
    { $count ->
        [0] Ya dominas todos los ejercicios, { $all } en total.
        [one] Hoy toca { $count } ejercicio, de { $all }.
       *[other] Hoy tocan { $count } ejercicios, de { $all }.
    }
mistakes-later =
    { $count ->
        [one] Tu ejercicio toca el { $date }.
       *[other] El primero de { $all } ejercicios toca el { $date }.
    }
mistakes-early = Puedes practicar antes: la fecha no cambia.
mistakes-practise = Practicar
mistakes-on = Analizar mis partidas terminadas contra la máquina
mistakes-about = En segundo plano y solo en este dispositivo. Una jugada encontrada vuelve a los 3, 7, 16 y 35 días; una fallada, al día siguiente.
mistakes-waiting =
    { $count ->
        [one] { $count } partida espera su análisis.
       *[other] { $count } partidas esperan su análisis.
    }
mistakes-game = La partida del tablero: ¿qué jugadas son tuyas?
mistakes-own-game = Incorporar la partida del tablero
mistakes-name = Mi nombre en las partidas importadas
mistakes-review = Analizar mis partidas
mistakes-taken =
    { $count ->
        [0] Ninguna otra partida importada tiene este nombre.
        [one] Se ha tomado { $count } partida.
       *[other] Se han tomado { $count } partidas.
    }
mistakes-chosen = Elegir qué se guarda: { $count } de { $all }
mistakes-one = { $played }, mejor { $best }: { $loss }
mistakes-all = Todos
mistakes-no = Ninguno
mistakes-save = Guardar en un archivo
mistakes-share = Compartir
mistakes-not-shared = El navegador no comparte este archivo: guárdalo en su lugar.
mistakes-erase = Borrarlo todo
mistakes-restore = Recuperar lo borrado
mistakes-open = Leer un archivo guardado
mistakes-read = Los errores del archivo están aquí.
mistakes-damaged-file = La línea { $line } del archivo está dañada: lo que queda entero de sus errores está aquí.
mistakes-no-file = Eso no es un archivo de errores como los que se guardan aquí: no empieza por «{ $mark }».
mistakes-full = Hay sitio para 300 errores. Del archivo quedan fuera: { $count }.
exercise-mistake = De una partida tuya
