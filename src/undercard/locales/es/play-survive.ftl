### Collect! Fight! Survive!: what is read during a game.
### Rule ids such as S3.1 are those of docs/rules/survive.md.

## Figures, cards, sides. $label is X1, G1 and the like.

survive-figure = { $name } { $label }
survive-npc = { $kind ->
    [G] Agarrador { $label }
   *[C] Reptador { $label }
}
survive-npcs = los PNJ
# $rank is a number or jack, queen, king, ace.
# Ranks differ in gender: sentences put the card after a colon, without an article.
survive-card = { $rank ->
    [jack] jota
    [queen] reina
    [king] rey
    [ace] as
   *[other] { $rank }
} de { $suit ->
    [C] tréboles
    [S] picas
    [H] corazones
   *[D] diamantes
}

## Questions and behaviours of the NPCs’ decision trees.

survive-question = { $question ->
    [knocked_down] ¿derribado?
    [enemy_near] ¿enemigo a mi lado?
    [enemy_in_reach] ¿enemigo a mi alcance?
    [carrier_in_reach] ¿enemigo con carga a mi alcance?
    [carries] ¿llevo algo?
    [full_load] ¿carga completa?
    [resource_here] ¿recurso en mi casilla?
    [resource_in_reach] ¿recurso a mi alcance?
   *[at_nest] ¿en mi nido?
}
survive-behaviour = { $behaviour ->
    [stand_up] levantarse
    [brawl] atacar
    [go_for_enemy] ir hacia el enemigo
    [go_for_carrier] ir hacia el enemigo con carga
    [go_for_resource] ir hacia el recurso
    [carry_home] llevar la carga al nido
    [patrol] patrullar
    [pick_up] recoger
    [drop] soltar
   *[wait] esperar
}

## Events. $you is yes when the reader did it, $who is the name of the player, $npc is yes when
## nobody at the table did. $figure and $other are figures with their labels.

survive-event-need = { $you ->
    [yes] Tu colonia necesita { $resource }.
   *[no] { $who } recibe una carta de Recurso.
}
survive-event-dealt = { $you ->
    [yes] Recibes un naipe: { $card }.
   *[no] { $who } recibe un naipe.
}
survive-event-left_out = { $figure } no juega esta partida.
survive-event-placed = { $figure } se coloca en { $cell }.
survive-event-round = Empieza la ronda { $round }.
survive-event-chose = { $you ->
    [yes] Eliges tu carta: { $card }.
   *[no] { $who } ha elegido una carta.
}
survive-event-revealed = { $npc ->
    [yes] Los PNJ descubren su carta: { $card }.
   *[no] { $you ->
        [yes] Muestras tu carta: { $card }.
       *[no] { $who } muestra su carta: { $card }.
    }
}
survive-event-turn = { $npc ->
    [yes] Turno de los PNJ.
   *[no] { $you ->
        [yes] Tu turno.
       *[no] Turno de { $who }.
    }
}
survive-event-activated = { $figure } se activa.
survive-event-stepped = { $figure } va de { $start } a { $cell }.
survive-event-stood = { $figure } se levanta.
survive-event-picked = { $figure } recoge { $resource } en { $cell }.
survive-event-dropped = { $figure } suelta { $resource } en { $cell }.
survive-event-theft = Robo: { $figure } saca un { $die }: { $die ->
    [1] ¡una trampa!
    [2] robo descubierto.
    [3] robo descubierto.
    [4] robo descubierto.
   *[other] lo consigue.
}
survive-event-contest = { $way ->
    [brawl] { $figure } ataca a { $other }.
    [jump] { $figure } llega adonde está { $other }: «¡Fuera de mi camino!».
   *[swap] { $figure } a { $other }: «¡Fuera de mi camino!».
}
survive-event-rolled = { $figure } saca un { $die }; en total, { $total }.
survive-event-swapped = { $figure } cambia de sitio con { $other }.
# No participle: a figure’s name may be of either gender.
survive-event-knocked_down = { $figure } cae al suelo.
survive-event-out = { $figure } queda fuera de juego hasta la próxima ronda.
survive-event-lost = { $figure } pierde { $resource } en { $cell }.
survive-event-pushed = Un empujón lleva a { $figure } de { $start } a { $cell }.
survive-event-followed = { $figure } avanza hasta { $cell }.
survive-event-stayed = { $figure } no avanza.
survive-event-jumped = { $figure } salta desde el teletransportador { $teleporter } y saca un { $die }.
survive-event-misfired = El salto de { $figure } sale mal; un d4 señala el teletransportador { $die }.
survive-event-landed = { $figure } llega a { $cell }.
survive-event-switched = { $on ->
    [yes] Se enciende el campo { $passage }.
   *[no] Se apaga el campo { $passage }.
}
survive-event-asked = { $figure }: { survive-question } { $answer ->
    [yes] Sí.
   *[no] No.
}
survive-event-decided = { $target ->
    [none] { $figure } decide { survive-behaviour }.
   *[other] { $figure } decide { survive-behaviour } ({ $target }).
}
survive-event-move_ended = Termina el Movimiento de { $figure }.
survive-event-ended = { $figure } ha terminado.
survive-event-open_card = Hay demanda de { $resource } en todas partes.
survive-event-showed = { $you ->
    [yes] Tu colonia necesitaba { $resource }.
   *[no] La colonia de { $who } necesitaba { $resource }.
}
survive-event-scored = { $you ->
    [yes] Sumas { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } con { $resources ->
        [one] 1 recurso
       *[other] { $resources } recursos
    }.
   *[no] { $who } suma { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } con { $resources ->
        [one] 1 recurso
       *[other] { $resources } recursos
    }.
}
survive-event-won = { $you ->
    [yes] ¡Has ganado!
   *[no] ¡{ $who } ha ganado!
}

## What the seat to act must do, in one sentence.

survive-situation-leave = { $you ->
    [yes] Elige la figura que no jugará.
   *[no] { $who } elige la figura que no jugará.
}
survive-situation-place = { $you ->
    [yes] Coloca a { $figure } en tu zona.
   *[no] { $who } coloca a { $figure }.
}
survive-situation-bid = { $you ->
    [yes] Elige una carta para esta ronda: la más alta actúa primero.
   *[no] { $who } elige una carta.
}
survive-situation-use = { $you ->
    [yes] Elige qué figura activar.
   *[no] { $who } elige qué figura activar.
}
survive-situation-act = { $you ->
    [yes] { $figure }: { $actions ->
        [0] no quedan acciones. Recoge, suelta o termina la activación.
        [one] queda 1 acción. Muévete, enciende o apaga un campo, o ataca.
       *[other] quedan { $actions } acciones. Muévete, enciende o apaga un campo, o ataca.
    }
   *[no] { $who } actúa con { $figure }.
}
survive-situation-move = { $you ->
    [yes] { $figure } se mueve; pasos dados: { $steps } de { $value }.
   *[no] { $who } mueve a { $figure }.
}
survive-situation-green = { $you ->
    [yes] Enciende o apaga más campos verdes, o da la acción por terminada.
   *[no] { $who } enciende o apaga campos verdes.
}
survive-situation-to = { $you ->
    [yes] Elige a qué teletransportador salta { $figure }.
   *[no] { $who } elige adónde salta { $figure }.
}
survive-situation-follow = { $you ->
    [yes] { $figure } ha ganado: ¿avanzar hasta { $cell }?
   *[no] { $who } decide si { $figure } avanza hasta { $cell }.
}
survive-situation-return = { $you ->
    [yes] { $figure } queda fuera de juego: elige una casilla libre de tu zona.
   *[no] { $who } vuelve a colocar a { $figure }.
}
survive-situation-over = La partida ha terminado.

## What an action does.

survive-action-pick = recoger { $resource }
survive-action-steal = robar { $resource }: un robo, con una tirada
survive-action-drop = soltar { $resource }
survive-action-step = ir de { $start } a { $cell }
survive-action-bid = elegir esta carta: { $card }
survive-action-use = activar la figura { $figure }
survive-action-leave = dejar fuera la figura { $figure }
survive-action-place = colocar la figura en { $what }
survive-action-hit = atacar en { $what }
survive-action-to = saltar al teletransportador { $what }
survive-action-field = { $side ->
    [near] encender el campo { $passage } y quedarse en este lado
    [far] cruzar y encender el campo { $passage }
   *[none] encender o apagar el campo { $passage }
}
survive-action-green = encender o apagar el campo verde { $what }
survive-action-stand = levantarse (cuesta 2 pasos)
survive-action-jump = saltar con el teletransportador
survive-action-follow = avanzar
survive-action-stay = quedarse en el sitio
survive-action-done = terminar esta acción
survive-action-pass = terminar la activación de esta figura

## Las probabilidades de una acción con dados: un nombre corto para cada resultado y lo que significa.
## $figure actúa, $other es la figura que encuentra, $where es un teletransportador o una casilla.

survive-percent = { $percent } %
survive-odds-win = victoria
survive-odds-tie = empate
survive-odds-lose = derrota
survive-odds-taken = conseguido
survive-odds-down = derribada
survive-odds-out = una trampa
survive-odds-choose = tú eliges
survive-odds-lands = teletransportador { $where }
survive-odds-back = de vuelta aquí
survive-odds-again = otro salto
survive-odds-clash = teletransportador { $where }, allí está { $other }
survive-odds-misfire = sale mal
survive-odds-theft-taken = { $figure } se lo lleva
survive-odds-theft-down = { $figure } cae y conserva su carga; el recurso se queda
survive-odds-theft-out = { $figure } pierde aquí su carga y queda fuera de juego hasta la próxima ronda
survive-odds-swap-win = { $figure } y { $other } intercambian sus casillas
survive-odds-swap-tie = nadie se mueve
survive-odds-swap-lose = nadie se mueve
survive-odds-brawl-win = { $other } pierde su carga, retrocede y cae
survive-odds-brawl-tie = no pasa nada
survive-odds-brawl-lose = { $figure } pierde su carga, retrocede y cae
survive-odds-clash-win = { $other } tiene que saltar
survive-odds-clash-tie = { $figure } tiene que saltar otra vez
survive-odds-clash-lose = { $figure } tiene que saltar otra vez
survive-odds-jump-choose = cualquier otro teletransportador sin figuras del equipo
survive-odds-jump-lands = { $figure } llega allí
survive-odds-jump-back = { $figure } se queda donde está
survive-odds-jump-again = hay una figura del equipo en el destino
survive-odds-jump-clash = ¡Fuera de mi camino!
survive-odds-jump-misfire = un d4 indica el teletransportador, y { $figure } cae al llegar
# Lo que puede acompañar a un resultado, con su probabilidad.
survive-odds-effect = { $what ->
    [win] victoria
    [tie] empate
    [lose] derrota
    [may] teletransportador { $where }
    [pushed] { $who } retrocede a { $where }
    [drops] { $who } pierde su carga
    [down] { $who } cae
    [out] { $who } fuera de juego
   *[ends] el Movimiento termina
}

## Why an action is not allowed, by the rule that forbids it.

survive-why-S1-7 = Antes de la primera ronda, por turnos, se decide qué figuras no juegan y se colocan las demás en casillas libres de la zona propia.
survive-why-S2-1 = Las cartas se eligen al principio de la ronda: cada jugador, una de las que tiene en la mano.
survive-why-S2-3 = Cada bando activa sus figuras en su turno, una tras otra, una vez por ronda cada una; la que está fuera de juego espera a la ronda siguiente.
survive-why-S2-4 = Una figura tiene dos acciones, y una se termina antes de empezar la siguiente.
survive-why-S3-1 = Un Movimiento va paso a paso a una casilla vecina, hasta donde permita el valor de movimiento, y nunca a través de un muro o de un campo activo.
survive-why-S3-2 = Una figura puede recoger lo que hay en su casilla, hasta completar su carga, y soltar lo que lleva.
survive-why-S3-3 = Nadie puede soltar un recurso donde ya hay tres.
survive-why-S3-4 = Se puede pasar por la casilla de otra figura del equipo, pero no parar en ella: los pasos deben bastar para llegar a una casilla libre, y por el camino no se puede hacer nada más.
survive-why-S4-1 = El salto se ofrece una sola vez, cuando una figura entra en un teletransportador; se elige otro teletransportador en el que no haya ninguna figura del equipo.
survive-why-S5-1 = Un campo azul se enciende o se apaga desde una casilla contigua a su pasaje.
survive-why-S5-2 = Quien enciende un campo azul elige un lado, pero el opuesto solo si su casilla está vacía.
survive-why-S5-3 = Los campos verdes se encienden o se apagan desde un terminal, cada uno una sola vez por acción.
survive-why-S6-1 = Para atacar hace falta un enemigo en una casilla vecina, sin ningún muro en medio.
survive-why-S6-2 = Solo quien gana una Pelea puede avanzar, justo después de ella.
survive-why-S7-1 = Solo puede levantarse una figura derribada.
survive-why-S8-1 = Cuando una figura queda fuera de juego, y solo entonces, se vuelve a colocar en una casilla libre de la zona propia.
survive-why-S9-1 = La partida ha terminado.
survive-why-SR7 = Una figura derribada debe levantarse primero.
survive-why-SR13 = Nadie ataca a través de un campo activo.
survive-why-SR15 = Lo que se acaba de recoger no se puede soltar allí mismo, ni al revés.
survive-why-SR17 = Una figura derribada no puede recoger nada.

## Reasons of the bots.

reason-plan = El siguiente paso de un plan ya trazado.
reason-pick = Esto compensa el camino de vuelta.
reason-lay = En casa está a salvo.
reason-fight = Las probabilidades son buenas.
reason-field = El campo corta el paso.
reason-home = A casa con la carga.
reason-fetch = De camino a lo que más compensa.
reason-stand = Tumbado nadie avanza.
reason-place = Lo más cerca posible de lo que hay por el suelo.
reason-card = La carta más alta, para empezar.
reason-wait = Aquí nada compensa el esfuerzo.
reason-other = Una regla práctica para esta situación.
