### What only the browser says at a table of Collect! Fight! Survive!

web-survive-table = Collect! Fight! Survive!: { $names }

## The map.

web-survive-map = La mazmorra
web-survive-map-keys = Las flechas recorren las casillas, Intro actúa en una casilla y los números eligen una acción.
web-survive-zoom = Zoom
web-survive-zoom-in = Acercar
web-survive-zoom-out = Alejar
web-survive-zoom-fit = Toda la mazmorra
web-survive-floor = suelo libre
web-survive-zone = zona de { $who }
web-survive-teleporter = teletransportador { $number }
web-survive-terminal = terminal
web-survive-nest = nido
web-survive-rock = roca
web-survive-field = { $colour ->
    [green] campo verde
   *[blue] campo azul
} hacia { $cell }: { $on ->
    [yes] activo
   *[no] inactivo
}
web-survive-fields-on = Campos activos
web-survive-lies = en el suelo: { $what }
web-survive-on = en { $cell }

## Rounds, cards, resources.

web-survive-setup = Preparación
web-survive-round = Ronda { $round } de { $rounds }
web-survive-round-over = Ronda { $round } terminada
web-survive-order = Orden de esta ronda
web-survive-face-down = boca abajo
web-survive-hand = Tus naipes
web-survive-hand-of = Naipes de { $who }
web-survive-needs = Necesidades
web-survive-home = En la zona
web-survive-open = Con demanda en todas partes
web-survive-nothing = nada
web-survive-so-far = Vale { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} por ahora
web-survive-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}

## Figures.

web-survive-movement = movimiento { $value }
web-survive-moves = Movimiento según la carga
web-survive-modifier = modificador { $value }
web-survive-carries = lleva { $what }
web-survive-down = derribada
web-survive-out = fuera de juego hasta la próxima ronda
web-survive-left-out = no juega esta partida
web-survive-active = actúa ahora
web-survive-acted = ya ha actuado

## Actions.

web-survive-actions = Lo que puedes hacer
web-survive-here = Lo que puedes hacer aquí
web-survive-cancel = Cancelar
web-survive-go = Ir a { $cell }
web-survive-go-far = Ir a { $cell }: { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
}
web-survive-step = ¡Fuera de mi camino! Cambiar de sitio con { $figure }
web-survive-hit = Atacar a { $figure }
web-survive-place = Colocar en { $cell }
web-survive-steal = Robo: robar { $resource }

## Dice, and the NPCs’ turn.

web-survive-last-roll = Última tirada
web-survive-total = { $total } en total
web-survive-npc-turn = Turno de los PNJ
web-survive-decides = Así decide { $figure }
web-survive-target = Destino: { $cell }
web-survive-decision = { $number } de { $count }
web-survive-back = Decisión anterior
web-survive-next = Decisión siguiente
web-survive-happened = Lo último que ha pasado

## El historial. $figure es una designación como X1.

web-survive-log-stood = se levanta
web-survive-log-result = { $kind ->
    [swapped] cambio de sitio
    [knocked_down] { $figure } al suelo
    [out] { $figure } fuera de juego
    [pushed] { $figure } retrocede a { $cell }
    [followed] { $figure } avanza hasta { $cell }
   *[landed] { $figure } llega a { $cell }
}

## Probabilidades y tiradas. $way es brawl, swap o jump en un enfrentamiento; si no, theft, jumped o misfired.

web-survive-odds = Tus probabilidades
web-survive-roll = Tirar el dado
web-survive-not-now = Ahora no
web-survive-natural-1 = 1 natural: cae quien tira
web-survive-natural-8 = 8 natural: cae la otra figura
web-survive-natural = { $die ->
    [1] 1 natural: { $figure } cae, digan lo que digan los totales.
   *[8] 8 natural de { $figure }: cae la otra figura, digan lo que digan los totales.
}
web-survive-part-profile = perfil
web-survive-part-mover = { $way ->
    [brawl] ataca
   *[swap] se mueve
}
web-survive-part-load = carga
web-survive-part-down = en el suelo
web-survive-roll-title = { $way ->
    [brawl] Pelea
    [theft] Robo
    [jumped] Salto
    [misfired] Salto
   *[swap] ¡Fuera de mi camino!
}
web-survive-rolls = { $way ->
    [theft] ¡Robo! { $figure } tira el dado…
   *[jumped] { $figure } salta: una tirada decide adónde.
}
web-survive-wins = { $figure } gana { $high } a { $low }
web-survive-tie = Empate a { $total }

## La leyenda, y el mapa en palabras.

web-survive-legend = ¿Qué hay en el mapa?
web-survive-legend-item = { $item ->
    [teleporter] Teletransportador: entra y salta a otro, con una tirada
    [terminal] Terminal: controla los campos verdes a distancia
    [nest] Nido: los Reptadores arrastran recursos hasta aquí
    [blue-on] Campo azul encendido: solo pasan los Reptadores
    [blue-off] Campo azul apagado: se controla desde una casilla contigua
    [green-on] Campo verde encendido: solo pasan los Reptadores
    [green-off] Campo verde apagado: se controla desde un terminal
    [zone] Zona de despliegue: lo que está aquí al final puntúa
    [zone-of] Zona de { $who }: lo que está aquí al final puntúa
    [needed] Anillo verde: tu colonia lo necesita, 5 puntos
    [active] Está actuando
    [acted] Ya ha actuado en esta ronda
    [down] Derribada: se levanta al empezar un Movimiento
   *[out] Fuera de juego hasta la próxima ronda
}
web-survive-whole-map = Todo el mapa en palabras
web-survive-whole-map-about = Los lados que no se nombran están abiertos.
web-survive-row = Fila { $row }
web-survive-side = { $side ->
    [north] norte
    [east] este
    [south] sur
   *[west] oeste
}
web-survive-edge = { web-survive-side }: { $what ->
    [wall] muro
    [blue-on] campo azul encendido
    [blue-off] pasaje, campo azul apagado
    [green-on] campo verde encendido
    [green-off] pasaje, campo verde apagado
   *[open] abierto
}
# Sucesos con todas las cartas descubiertas, como en una repetición.
web-survive-event-need-open = La colonia de { $who } necesita { $resource }.
web-survive-event-dealt-open = { $who } recibe un naipe: { $card }.
web-survive-event-chose-open = { $who } elige su carta: { $card }.
