### Fightdrome: what is read during a game.
### Rule ids such as F4.1 are those of docs/rules/fightdrome.md.

## Cards. $strength is empty where none is printed.

fightdrome-card = { $kind ->
    [PUNCH] Puñetazo { $strength }
    [KICK] Patada { $strength }
    [GRAPPLE] Llave { $strength }
    [PUNCH_BLOCK] Bloqueo de Puñetazo { $strength }
    [KICK_BLOCK] Bloqueo de Patada { $strength }
    [NEUROCHEM_PUNCH] Puñetazo Neuroquímico
    [NEUROCHEM_KICK] Patada Neuroquímica
    [NEUROCHEM_GRAPPLE] Llave Neuroquímica
    [NEUROCHEM_BLOCK] Bloqueo Neuroquímico
    [FEINT] Finta
   *[WEAVE] Esquiva
}
fightdrome-supply = { $supply ->
    [Punch] Puñetazo
    [Kick] Patada
    [Grapple] Llave
    [Block] Bloqueo
   *[Neurochem] Neuroquímica
}
# A character is a Stack (a mind) in a Sleeve (a body).
fightdrome-character = { $stack } en { $sleeve }

## Events. $you is yes when the reader did it, $who is the name of the player.

fightdrome-event-character = { $you ->
    [yes] Luchas como { $character }.
   *[no] { $who } lucha como { $character }.
}
fightdrome-event-round = { $you ->
    [yes] Empieza la ronda { $round }. Tienes la Iniciativa.
   *[no] Empieza la ronda { $round }. { $who } tiene la Iniciativa.
}
fightdrome-event-drew = { $you ->
    [yes] Robas { $card }.
   *[no] { $who } roba una carta.
}
# The hand is Overstimulated, not the player: no gender to agree with.
fightdrome-event-overstimulated = { $you ->
    [yes] Tu mano está Sobrestimulada: la muestras, la barajas en tu mazo y robas otra.
   *[no] { $who } tiene la mano Sobrestimulada: la muestra, la baraja en su mazo y roba otra.
}
fightdrome-event-showed = { $you ->
    [yes] Muestras { $card }.
   *[no] { $who } muestra { $card }.
}
fightdrome-event-kept = { $you ->
    [yes] Conservas tu mano inicial.
   *[no] { $who } conserva una mano inicial Sobrestimulada.
}
fightdrome-event-played = { $situation ->
    [lead] { $you ->
        [yes] Atacas con { $card }.
       *[no] { $who } ataca con { $card }.
    }
    [follow_up] { $you ->
        [yes] Sigues con { $card }.
       *[no] { $who } sigue con { $card }.
    }
   *[answer] { $you ->
        [yes] Respondes con { $card }.
       *[no] { $who } responde con { $card }.
    }
}
fightdrome-event-reshuffled = { $you ->
    [yes] Tu pila de descarte se baraja y forma una nueva pila para robar.
   *[no] La pila de descarte de { $who } se baraja y forma una nueva pila para robar.
}
fightdrome-event-staggered = { $you ->
    [yes] ¡Quedas Tambaleante!
   *[no] ¡{ $who } queda Tambaleante!
}
fightdrome-event-discarded = { $you ->
    [yes] Descartas { $card } boca abajo.
   *[no] { $who } descarta una carta boca abajo.
}
fightdrome-event-rested = { $you ->
    [yes] Descansas.
   *[no] { $who } descansa.
}
fightdrome-event-round_won = { $ending ->
    [empty_hand] { $you ->
        [yes] Ganas la ronda: tu oponente ha jugado su última carta.
       *[no] { $who } gana la ronda: su oponente ha jugado su última carta.
    }
    [rest] { $you ->
        [yes] La ronda termina: no hay ataque tras un Descanso. Quedas por delante.
       *[no] La ronda termina: no hay ataque tras un Descanso. { $who } queda por delante.
    }
   *[staggered] { $you ->
        [yes] Ganas la ronda: a tu oponente no le quedan cartas.
       *[no] { $who } gana la ronda: a su oponente no le quedan cartas.
    }
}
fightdrome-event-scored = { $you ->
    [yes] Sumas { $points } puntos de Fama; en total, { $fame }.
   *[no] { $who } suma { $points } puntos de Fama; en total, { $fame }.
}
fightdrome-event-eliminated = { $you ->
    [yes] Tu luchador { $sleeve } queda eliminado.
   *[no] El luchador { $sleeve } de { $who } queda eliminado.
}
fightdrome-event-chose = { $you ->
    [yes] Eliges { $sleeve }.
   *[no] { $who } ha elegido una Sleeve.
}
fightdrome-event-chose_stack = { $you ->
    [yes] Eliges el Stack { $stack }.
   *[no] { $who } elige el Stack { $stack }.
}
fightdrome-event-chose_sleeve = { $you ->
    [yes] Eliges la Sleeve { $sleeve }.
   *[no] { $who } elige la Sleeve { $sleeve }.
}
fightdrome-event-declined = { $you ->
    [yes] No robas.
   *[no] { $who } no roba.
}
fightdrome-event-game_won = { $you ->
    [yes] ¡Has ganado!
   *[no] ¡{ $who } ha ganado!
}

## What the seat to act must do, in one sentence.

fightdrome-situation-lead = { $you ->
    [yes] Tienes la Iniciativa: juega cualquier carta de Ataque.
   *[no] { $who } tiene la Iniciativa.
}
fightdrome-situation-lead-or-rest = { $you ->
    [yes] Tienes la Iniciativa: juega cualquier carta de Ataque o descansa.
   *[no] { $who } puede atacar o descansar.
}
fightdrome-situation-must-rest = No tienes ninguna carta de Ataque: debes descansar.
fightdrome-situation-answer = { $you ->
    [yes] Responde a { $card }.
   *[no] { $who } debe responder a { $card }.
}
fightdrome-situation-follow_up = { $you ->
    [yes] Tras tu Finta, juega cualquier carta de Ataque.
   *[no] { $who } debe jugar un ataque tras la Finta.
}
fightdrome-situation-stagger = { $you ->
    [yes] Estás Tambaleante: descarta una carta boca abajo.
   *[no] { $who } está Tambaleante y debe descartar una carta.
}
fightdrome-situation-opening = { $you ->
    [yes] Tu mano inicial está Sobrestimulada: consérvala, o muéstrala y roba otra.
   *[no] { $who } decide qué hacer con una mano inicial Sobrestimulada.
}
fightdrome-situation-sleeve = { $you ->
    [yes] Elige tu Sleeve.
   *[no] { $who } elige una Sleeve.
}
fightdrome-situation-stack = { $you ->
    [yes] Elige tu Stack.
   *[no] { $who } elige un Stack.
}
fightdrome-situation-last_gasp = { $you ->
    [yes] Tu última carta era Neuroquímica: puedes robar una.
   *[no] { $who } puede robar una carta tras la última.
}
fightdrome-situation-over = La partida ha terminado.

## Why an action is not allowed, by the rule that forbids it.

fightdrome-why-F1-1 = En esta mesa las Sleeves y los Stacks se reparten, no se eligen.
fightdrome-why-F1-3 = Con esta carta, la caja no alcanzaría para los dos personajes.
fightdrome-why-F2-2 = Hay que decidir sobre una mano inicial: solo se puede conservar o robar otra, y solo mientras esté Sobrestimulada.
fightdrome-why-F3-5 = Quien puede jugar debe jugar: nadie puede elegir descartar una carta.
fightdrome-why-F4-1 = Un Puñetazo responde a un Puñetazo o a una Llave de fuerza igual o inferior, pero nunca a un ataque Neuroquímico.
fightdrome-why-F4-2 = Una Patada responde a una Patada o a una Llave de fuerza igual o inferior, pero nunca a un ataque Neuroquímico.
fightdrome-why-F4-3 = Una Llave responde a cualquier ataque de fuerza igual o inferior, pero nunca a un ataque Neuroquímico.
fightdrome-why-F4-4 = Un Bloqueo de Puñetazo detiene un Puñetazo o una Llave de fuerza igual o inferior, pero nunca un ataque Neuroquímico.
fightdrome-why-F4-5 = Un Bloqueo de Patada detiene una Patada o una Llave de fuerza igual o inferior, pero nunca un ataque Neuroquímico.
fightdrome-why-F4-6 = Una Esquiva evita cualquier ataque, salvo los Neuroquímicos.
fightdrome-why-F4-7 = Una Finta burla cualquier ataque, salvo los Neuroquímicos.
fightdrome-why-F4-8 = Un Puñetazo Neuroquímico responde a un Puñetazo o a una Llave, sean o no Neuroquímicos, pero nunca a una Patada.
fightdrome-why-F4-9 = Una Patada Neuroquímica responde a una Patada o a una Llave, sean o no Neuroquímicas, pero nunca a un Puñetazo.
fightdrome-why-F4-13 = Con la Iniciativa o tras una Finta solo se pueden jugar cartas de Ataque, no Bloqueos, Fintas ni Esquivas.
fightdrome-why-F5-1 = Esa carta no está en tu mano.
fightdrome-why-F5-4 = No queda ninguna carta que robar, así que no se puede descansar.
fightdrome-why-F6-1 = Tambaleante: hay que descartar una carta y no se puede hacer nada más.
fightdrome-why-F7-1 = Solo se puede descansar justo después de que el oponente haya quedado Tambaleante.
fightdrome-why-F7-2 = No se puede descansar con la mano llena.
fightdrome-why-F9-1 = El combate ha terminado.
fightdrome-why-F9-2 = El encuentro ha terminado.
fightdrome-why-F9-4 = En un Torneo épico, cada jugador elige, cuando se le pide, una de las Sleeves que le quedan, hasta que uno de los dos se queda sin ninguna.
fightdrome-why-F10-1 = No se puede responder a un Descanso con otro Descanso, salvo si se juega con «Espacio para respirar».
fightdrome-why-F10-2 = Último suspiro: justo después de jugar una Neuroquímica como última carta se puede robar o no; en ese momento no se decide nada más.
fightdrome-why-FR11 = Los jugadores eligen por turnos un Stack y una Sleeve cada uno, entre las cartas que tienen a la vista y siguen libres.

## Actions.

fightdrome-action-play = jugar { $card }
fightdrome-action-discard = descartar { $card }
fightdrome-action-rest = descansar: robar una carta y ceder la Iniciativa
fightdrome-action-keep = conservar esta mano
fightdrome-action-redraw = mostrar esta mano y robar otra
fightdrome-action-sleeve = enviar a { $sleeve } a la arena
fightdrome-action-stack = tomar el Stack { $stack }
fightdrome-action-draw = robar una carta
fightdrome-action-pass = no robar

## Reasons of the bots.

reason-redraw = Con una mala mano, mejor robar otra.
reason-sleeve = Cualquier luchador sirve.
reason-character = Este personaje tiene más cartas Neuroquímicas y de Ataque que los demás.
reason-draw = Mejor una carta que ninguna.
reason-give-up = Si hay que perder una carta, la que menos vale.
reason-answer = La carta más barata con la que se puede responder.
reason-lead = El ataque más débil: los fuertes son para más tarde.
reason-sure-hit = Has dejado ver que no puedes responder a esto.
reason-rest = Un Descanso es una carta gratis.
reason-learned = Elegido según las probabilidades aprendidas en muchas partidas.
reason-champion = La experiencia señaló las jugadas probables; de ellas, esta es la que más veces ganó en las partidas simuladas a partir de aquí.
