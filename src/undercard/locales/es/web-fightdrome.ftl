### The table of Fightdrome.

web-round = Ronda { $round }
web-not-your-turn = No es tu turno.
web-table = Fightdrome: { $one } contra { $other }
web-hand = Mano
web-hand-yours = Tu mano
web-hand-of = Mano de { $who }
web-hand-keys = Elige una carta con las flechas izquierda y derecha y juégala con Intro.
web-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
web-pile = Pila
web-discard = Descarte
web-face-down = { $count } boca abajo
web-fame = Fama
web-fame-of = { $fame } de { $target } puntos de Fama
web-stable = Sleeves restantes
web-deck = Mazo
web-staggered = Tambaleante
web-turn-thinking = Pensando…
web-sending = Enviando tu jugada…
web-live = Ataque en curso
web-live-by = { $who }: { $card }
web-nothing-live = No hay ningún ataque en curso.
web-pause = Pausa
web-lead-here = Ataca aquí
web-earlier-blows = Golpes anteriores
web-stagger-stamp = ¡Tambaleante!
web-stagger-answer = Sin respuesta a { $card }: { $you ->
    [yes] descartas una carta.
   *[no] { $who } descarta una carta.
}
web-stagger-lead = Sin carta de Ataque: { $you ->
    [yes] descartas una carta.
   *[no] { $who } descarta una carta.
}
web-last = Última carta
web-play = Jugar { $card }
web-discard-card = Descartar { $card }
web-card-effect = { $effect ->
    [neurochem] Solo las cartas Neuroquímicas pueden responder. No robas carta.
    [neurochem-last] Solo las cartas Neuroquímicas pueden responder.
    [block] Pausa: { $who } tiene la Iniciativa. Robas una carta.
    [neurochem-block] Pausa: { $who } tiene la Iniciativa. No robas carta.
    [neurochem-block-last] Pausa: { $who } tiene la Iniciativa.
    [feint] Robas una carta y sigues con un ataque.
    [discard] Boca abajo: { $who } no ve qué carta es.
   *[attack] Pasa a ser el ataque en curso. Robas una carta.
}
web-pick-card = Elige una carta levantada: { $touch ->
    [yes] tócala
   *[no] haz clic en ella
} o arrástrala hacia arriba.
web-only-action-soon = Solo hay una acción permitida: «{ $action }» se hace automáticamente.
web-ahead-choose = Preparar { $card }
web-ahead-drop = Dejar de preparar { $card }
web-ahead-about = Se juega en tu turno si entonces está permitida.
web-ahead-chosen = { $card }: carta preparada; se juega en tu turno si entonces está permitida.
web-ahead-returned = { $card }: carta retirada, ahora no se puede jugar.
web-actions = Tus otras opciones
web-action-rest = Descansar
    .hint = Roba una carta y cede la Iniciativa.
web-action-keep = Conservar la mano
    .hint = Juégala tal como está.
web-action-redraw = Robar de nuevo
    .hint = Muestra la mano y roba siete cartas nuevas.
web-action-sleeve = Enviar a { $sleeve }
web-action-stack = Tomar { $stack }
web-action-draw = Robar una carta
    .hint = Sigue luchando con una carta.
web-action-pass = No robar
    .hint = Sigue con la mano vacía.
web-try-sleeve = Probar con una Sleeve
web-example-character = El ejemplo del reglamento
web-on-offer = A elegir
web-picked = { $sleeve } está en su puesto. Esperando la elección del oponente.
web-event-drew-open = { $who } roba { $card }.
web-seen-played = Jugadas
web-seen-known = Conocidas, pero ocultas
web-word = ¿Qué significa esto?
web-gasp-stamp = ¡Último suspiro!
web-gasp-about = { $you ->
    [yes] Tu última carta era Neuroquímica: una carta más para ti.
   *[no] La última carta de { $who } era Neuroquímica: una carta más.
}
web-seen-unseen = Sin ver, por tipo
web-seen-row = { $hidden } de { $total } sin ver, { $most } como mucho en la mano
web-seen-most = ≤ { $most } en la mano
web-seen-ruled-out = No está en la mano, como mostró un jugador Tambaleante
