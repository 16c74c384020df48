### Puzzles of Survive. The rule in the attribute is linked.

survive-puzzle-ask = { $situation ->
    [bid] ¿Qué carta conviene elegir para esta ronda?
    [use] ¿Qué figura conviene activar primero?
    [place] ¿Qué casilla gana más a menudo?
   *[other] Te toca. ¿Qué acción gana más a menudo?
}
survive-puzzle-why-rounds = De media, la partida termina entonces { $mine } a { $theirs }; tras «{ $second }», { $less } a { $more }. Solo cuenta lo que está en tu propia zona.
    .rule = S9.2
