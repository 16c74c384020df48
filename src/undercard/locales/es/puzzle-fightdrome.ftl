### Puzzles of Fightdrome. The rule in the attribute is linked.

fightdrome-puzzle-ask = { $situation ->
    [lead] Tienes la Iniciativa. ¿Qué carta gana más a menudo?
    [answer] Te atacan. ¿Qué respuesta gana más a menudo?
    [follow_up] Tu Finta. ¿Qué ataque gana más a menudo?
    [stagger] Estás Tambaleante. ¿Qué descarte gana más a menudo?
   *[other] Te toca. ¿Qué opción gana más a menudo?
}
fightdrome-puzzle-why-staggered = En el { $share } de esas victorias, el oponente queda Tambaleante con una sola carta y la descarta. Sin cartas, pierde la ronda.
    .rule = F8.1
fightdrome-puzzle-why-empty_hand = En el { $share } de esas victorias, la última carta del oponente es una carta Neuroquímica. Debe jugarla, no la repone y pierde.
    .rule = F8.1
fightdrome-puzzle-why-rest = En el { $share } de esas victorias, el oponente no tiene ninguna carta de Ataque tras un Descanso y la ronda termina.
    .rule = F7.3
