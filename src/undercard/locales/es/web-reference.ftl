### Reference cards: what both games share.

reference-title = Referencia
reference-of = { $game }: carta de Referencia
reference-more = Otras páginas
reference-print = Imprimir (A5)
reference-print-this = Abrir e imprimir esta carta
reference-lost = No se ha podido cargar la carta.
reference-switches = Opciones en vigor
reference-no-switches = Todo por defecto: sin reglas alternativas.
