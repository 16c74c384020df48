### The reference card of Fightdrome. Any text may depend on any option of the table, by its name.
### $hand is the size of an opening hand, $deck that of a deck; **two stars** make words bold.

reference-fightdrome-answers = Qué responde a qué
reference-fightdrome-then-live = Ataque: la respuesta es el nuevo ataque
reference-fightdrome-then-pause = Detiene el ataque: pausa, el atacante recupera la Iniciativa
reference-fightdrome-then-follow_up = Después, otra carta de Ataque enseguida
reference-fightdrome-any = cualquier fuerza
reference-fightdrome-strength = fuerza igual o inferior
reference-fightdrome-no = no

reference-fightdrome-turn = Tu turno
reference-fightdrome-lead = **Iniciativa:** cualquier carta de Ataque, de cualquier fuerza. Ni Bloqueo, ni Finta, ni Esquiva.
reference-fightdrome-answer = **Responder:** una carta que responda al ataque en curso.
reference-fightdrome-follow-up = **Tras una Finta:** cualquier carta de Ataque, de cualquier fuerza.
reference-fightdrome-must = Si puedes jugar, debes jugar. Si no, quedas Tambaleante.
reference-fightdrome-pause = Tras una pausa, tiene la Iniciativa el jugador cuyo ataque fue detenido.

reference-fightdrome-draw = Robar
reference-fightdrome-draw-one = Roba 1 justo después de cada carta jugada; tras una Finta, antes de volver a atacar.
reference-fightdrome-draw-neurochem = { $last_gasp ->
    [on] Con las cartas Neuroquímicas no se roba; si era tu última carta, roba 1.
    [may] Con las cartas Neuroquímicas no se roba; si era tu última carta, puedes robar 1.
   *[off] Con las cartas Neuroquímicas no se roba.
}
reference-fightdrome-draw-empty = Pila para robar vacía: baraja la pila de descarte para formar una nueva.

reference-fightdrome-stagger = Tambaleante
reference-fightdrome-stagger-discard = Descarta una carta a tu elección, boca abajo.
reference-fightdrome-stagger-last = ¿Era la última? Pierdes la ronda.
reference-fightdrome-stagger-next = Si no, tu oponente ataca o descansa.

reference-fightdrome-rest = Descanso
reference-fightdrome-rest-when = Solo justo después de que tu oponente quede Tambaleante, en vez de atacar: roba 1 y cede la Iniciativa.
reference-fightdrome-rest-limit = { $rest_limit ->
    [exceeds] No con más de { $hand } cartas en la mano.
   *[would_exceed] No con { $hand } cartas o más en la mano.
}
reference-fightdrome-rest-no-attack = { $rest_no_attack ->
    [staggered] Si el jugador Tambaleante no tiene entonces carta de Ataque, vuelve a quedar Tambaleante.
   *[round_ends] Si el jugador Tambaleante no tiene entonces carta de Ataque, la ronda termina y cuentan ambas manos.
}
reference-fightdrome-rest-must = ¿Sin cartas de Ataque, pero puedes descansar? Debes hacerlo.
reference-fightdrome-rest-breathing = **Espacio para respirar:** se puede responder a un Descanso con otro, hasta que alguien ataque o no pueda descansar.

reference-fightdrome-end = Final y Fama
reference-fightdrome-end-won = Ganas la ronda cuando a tu oponente no le quedan cartas.
reference-fightdrome-end-empty = { $last_gasp ->
    [on] Si tu última carta fue una Neuroquímica, robas una carta y sigues luchando.
    [may] { $empty_hand ->
        [fight_on] Si tu última carta fue una Neuroquímica y no robas, sigues luchando hasta quedar Tambaleante.
       *[out] Quien juega una Neuroquímica como última carta y no roba también pierde.
    }
   *[off] { $empty_hand ->
        [fight_on] Si tu última carta fue una Neuroquímica, sigues luchando hasta quedar Tambaleante.
       *[out] Quien juega una Neuroquímica como última carta también pierde.
    }
}
reference-fightdrome-end-match = **Encuentro:** quien gana la ronda suma la Fama de su mano; se gana con { $target } puntos de Fama.
reference-fightdrome-end-rest = { $rest_finish ->
    [higher_hand] **Final por Descanso:** gana el combate la mano de mayor valor.
   *[not_staggered] **Final por Descanso:** gana el combate quien no estaba Tambaleante.
}
reference-fightdrome-end-epic = **Torneo épico:** la Sleeve de quien pierde queda eliminada. Pierde quien se queda antes sin sus tres Sleeves.
reference-fightdrome-fame = Valores de Fama
reference-fightdrome-fame-attack = Puñetazo, Patada, Llave
reference-fightdrome-fame-strength = su fuerza
reference-fightdrome-fame-block = Bloqueos de Puñetazo y Patada
reference-fightdrome-fame-neurochem = Cartas Neuroquímicas
reference-fightdrome-fame-trick = Finta, Esquiva

reference-fightdrome-deck = Mazo y mano inicial
reference-fightdrome-strengths = Fuerzas de esta caja
reference-fightdrome-strengths-attack = Ataques
reference-fightdrome-strengths-block = Bloqueos
reference-fightdrome-deck-cards = { $deck } cartas: { $supplied } según Sleeve y Stack, { $feints } Fintas, { $weaves } Esquivas.
reference-fightdrome-opening = { $overstimulated ->
    [off] Roba { $hand } cartas y juégalas tal cual.
    [may] Roba { $hand } cartas. **Sobrestimulado** (más de 2 Neuroquímicas o ninguna carta de Ataque): puedes mostrar la mano, barajarla en el mazo y robar otra.
    [once] Roba { $hand } cartas. **Sobrestimulado** (más de 2 Neuroquímicas o ninguna carta de Ataque): muestra la mano, barájala en el mazo y roba otra, una sola vez.
   *[must] Roba { $hand } cartas. **Sobrestimulado** (más de 2 Neuroquímicas o ninguna carta de Ataque): muestra la mano, barájala en el mazo y roba otra.
}
