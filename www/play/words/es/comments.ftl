### Comments and drawings on positions.

comment-text = Comentario sobre esta posición
comment-earlier = Comentario sobre la posición anterior
comment-cut =
    { $count ->
        [one] Sobra { $count } carácter: el final del texto no se guarda.
       *[other] Sobran { $count } caracteres: el final del texto no se guarda.
    }
comment-length = { $count } de 1000 caracteres
glyph-row = Símbolo de anotación de la jugada { $number }, { $square }
draw = Dibujar en el tablero
erase = Borrar los dibujos
draw-note = También sin este botón: clic derecho o Mayús y clic para un círculo; arrastra con el botón derecho o con Mayús para una flecha. La misma marca otra vez la quita.
