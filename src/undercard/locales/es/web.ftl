### Lo que solo dice el navegador: etiquetas, botones, indicaciones.

web-language = Idioma
web-theme = Claro u oscuro
web-theme-name = { $theme ->
    [dark] Oscuro
    [light] Claro
   *[system] Como el sistema
}
web-view-board = Mesa
web-view-text = Texto
web-round = Ronda { $round }
web-turn-yours = Te toca
web-turn-theirs = Le toca
web-watching = Estás mirando.
web-not-your-turn = No es tu turno.

## The front page.

web-slogan = Dos combates. Una mesa.
web-about-fightdrome = Un duelo de manos ocultas. Golpea, bloquea, finta y deja a tu rival sin respuesta.
web-about-survive = Una escaramuza en la mazmorra para dos o tres. Toma lo que tu colonia necesita y llévalo a casa.

## The Fightdrome table.

web-table = Fightdrome: { $one } contra { $other }
web-hand = Mano
web-hand-yours = Tu mano
web-hand-of = Mano de { $who }
web-hand-keys = Con las flechas izquierda y derecha eliges una carta, con Intro la juegas.
web-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
web-pile = Mazo
web-discard = Descarte
web-face-down = { $count } boca abajo
web-fame = Fama
web-fame-of = { $fame } de { $target } de Fama
web-stable = Sleeves restantes
web-deck = Baraja
web-staggered = Tambaleante
web-live = Ataque en curso
web-live-by = { $card }, de { $who }
web-nothing-live = No hay ningún ataque en curso.
web-pause = Pausa
web-last-card = Última carta de { $who }
web-last = Última carta
web-none = ninguna
web-play = Jugar { $card }
web-give-up = Descartar { $card }
web-pick-card = Elige una carta levantada: haz clic o arrástrala hacia arriba.
web-actions = Tus otras opciones
web-action-rest = Descansar
    .hint = Roba una carta y cede la Iniciativa.
web-action-keep = Conservar la mano
    .hint = Juégala tal como está.
web-action-redraw = Robar de nuevo
    .hint = Muestra la mano y roba siete cartas nuevas.
web-action-sleeve = Sacar a { $sleeve }
web-picked = { $sleeve } está en su puesto. Falta la otra elección.
web-can = Puedes
