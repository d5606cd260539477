### The review of a game, and the graph of its values.

home-review = Cuánto costó cada jugada y dónde cambió la partida.
review-start = Revisar esta partida

review = Revisión
review-players = { $black } – { $white }
review-progress = { $done } de { $total } jugadas revisadas
review-settling = Todo valorado, se afina más…
review-cancel = Cancelar
review-close = Terminar la revisión
review-turned-lead = La partida cambió en la jugada { $number }: { $side } perdió la ventaja con { $square }. Era mejor { $best }.
review-turned-draw = La partida cambió en la jugada { $number }: { $side } perdió el empate con { $square }. Era mejor { $best }.
review-turned-about = La partida cambió hacia la jugada { $number }: fue { $square } lo que más costó a { $side }. Era mejor { $best }.
review-led = { $side } llevó ventaja desde la jugada { $number }.
review-led-throughout = { $side } llevó ventaja desde el principio.
review-costliest-mistake = Error más caro: { $square } de { $side } en la jugada { $number }, { $discs }.
review-no-mistake = Ninguna jugada fue un error.
review-mistake-place = error { $number } de { $total }
review-mistakes =
    { $count ->
        [one] { $count } error
       *[other] { $count } errores
    }
review-inaccuracy-place = impre{"\u00AD"}cisión { $number } de { $total }
review-inaccuracies =
    { $count ->
        [one] { $count } impre{"\u00AD"}cisión
       *[other] { $count } impre{"\u00AD"}cisiones
    }
review-costly-place = { $number } de las { $count } más caras
review-costly = las { $count } más caras
review-praise = { $good } de tus { $total } jugadas fueron buenas.
review-praise-only =
    { $count ->
        [one] Una vez encontraste la única jugada que mantenía la victoria o el empate.
       *[other] { $count } veces encontraste la única jugada que mantenía la victoria o el empate.
    }
review-accuracy = Precisión
review-count-good = Buenas jugadas
review-count-inaccuracies = Imprecisiones
review-count-mistakes = Errores
review-unturned = Ninguna jugada cambió la partida: con el mejor juego, el resultado era el mismo desde el principio.
review-costliest = Lo que más costó a { $side }
review-opponent = Jugadas caras del rival
review-legend = Los signos
review-legend-loss = { $glyph }: cuesta { $count } fichas o más
review-legend-only = la única jugada que mantenía la victoria o el empate
review-legend-good = la mejor respuesta a un error
review-legend-better = la casilla mejor
review-legend-reason = casillas que nombra el motivo
review-legend-line = una línea: jugadas que no se hicieron
review-faultless = No se ha encontrado ninguna jugada de { $side } que perdiera una ficha.
review-lost =
    { $count ->
        [one] { $discs } ficha perdida en total
       *[other] { $discs } fichas perdidas en total
    }
review-better = Mejor: { $square }.
review-from-book = Ambos valores son del libro de aperturas.
review-first = Primer error
review-line = Ver la línea
review-line-on = Jugada siguiente
play-on-resigned = No se puede seguir desde aquí: alguien se ha rendido.
play-on-agreed = No se puede seguir desde aquí: la partida con tu rival ya ha avanzado.
play-on-friend = No se puede seguir desde aquí: esta línea juega por tu rival.
review-own = Solo mis jugadas más caras
review-line-of = Ver la línea que era mejor que la jugada { $number }, { $square }
review-try-at = Inténtalo otra vez: jugada { $number }, { $square }
review-line-here = Ver la línea que era mejor que la jugada del tablero, { $square }
review-try-here = Inténtalo otra vez: la jugada del tablero, { $square }
review-line-said = La línea: { $moves }.
review-move-said = Ha sido: { $glyph }, { $loss }. { $why }
review-mistake-before = Error anterior
review-mistake-after = Error siguiente
review-only-win = Cualquier otra jugada pierde la victoria.
review-only-draw = Cualquier otra jugada pierde la partida.
review-none-better = Ninguna jugada era mejor.
review-none-found = No se ha encontrado una jugada mejor.
review-at-start = Inicio
review-other-line = Otra línea
review-whole = Detalles
review-go = Ver la jugada { $number }
review-try = Otra vez
review-answer = Ver la respuesta
review-leave = Volver a la partida
review-asks = ¿Qué jugada era mejor aquí? Elige una casilla del tablero.
review-next = Siguiente jugada cara
review-judging = Evaluando { $square }…
review-all = Todas las jugadas
review-ply = Jugada
end-mistakes =
    { $count ->
        [one] Revisar { $count } error
       *[other] Revisar { $count } errores
    }
end-many-mistakes = Revisar errores
review-loss = Pérdida
review-best = Mejor
review-value = Ventaja
loss-discs =
    { $count ->
        [one] { $discs } ficha
       *[other] { $discs } fichas
    }

graph = Gráfico de la partida
graph-caption = Ventaja de { $side } en fichas, por jugadas
graph-start = Inicio: { $lead }
graph-point = Tras la jugada { $number }, { $square }: { $lead }
graph-unknown = aún sin valorar

## At the start

review = Revisión
