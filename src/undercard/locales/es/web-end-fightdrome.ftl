### Fightdrome: the end of a round or a game.

fightdrome-end-answer = { $you ->
    [yes] No has podido responder a { $card } y has descartado tu última carta.
   *[no] { $who } no ha podido responder a { $card } y ha descartado su última carta.
}
fightdrome-end-lead = { $you ->
    [yes] Tenías la Iniciativa, pero ninguna carta de Ataque, y has descartado tu última carta.
   *[no] { $who } tenía la Iniciativa, pero ninguna carta de Ataque, y ha descartado su última carta.
}
fightdrome-end-follow = { $you ->
    [yes] No has podido seguir tras tu Finta y has descartado tu última carta.
   *[no] { $who } no ha podido seguir tras su Finta y ha descartado su última carta.
}
fightdrome-end-empty = { $you ->
    [yes] Has jugado tu última carta, { $card }, y ya no tenías con qué luchar.
   *[no] { $who } ha jugado su última carta, { $card }, y ya no tenía con qué luchar.
}
fightdrome-end-rest = { $you ->
    [yes] Un Descanso sin ataque: no tenías ninguna carta de Ataque.
   *[no] Un Descanso sin ataque: { $who } no tenía ninguna carta de Ataque.
}
fightdrome-end-both = { $you ->
    [yes] Por eso cuentan las dos manos: { $points } para ti, { $theirs } para { $other }.
   *[no] Por eso cuentan las dos manos: { $points } para { $who }, { $theirs } para { $other }.
}
fightdrome-end-higher = Un Descanso sin ataque: gana la mano de mayor valor.
fightdrome-end-no-card = Sin cartas
fightdrome-end-hidden = Mano oculta
fightdrome-end-fame = { $mode ->
    [match] { $rounds ->
        [one] Encuentro · 1 ronda
       *[other] Encuentro · { $rounds } rondas
    }
    [epic] { $rounds ->
        [one] Torneo épico · 1 combate
       *[other] Torneo épico · { $rounds } combates
    }
   *[bout] Combate
}
fightdrome-end-lead-most = { $you ->
    [yes] puntos de Fama: tu mayor ventaja, tras la ronda { $round }
   *[no] puntos de Fama: la mayor ventaja de { $who }, tras la ronda { $round }
}
fightdrome-end-longest = { $you ->
    [yes] cartas en el intercambio más largo; la última fue tuya
   *[no] cartas en el intercambio más largo; la última fue de { $who }
}
fightdrome-end-staggers = { $count ->
    [one] vez quedó Tambaleante { $who }
   *[other] veces quedó Tambaleante { $who }
}
fightdrome-end-staggers-you = { $count ->
    [one] vez quedaste Tambaleante
   *[other] veces quedaste Tambaleante
}
fightdrome-end-strongest = { $you ->
    [yes] fue el ataque más fuerte que paraste
   *[no] fue el ataque más fuerte que paró { $who }
}

## The end of a round.

fightdrome-round-over = Ronda { $round }
fightdrome-round-won = { $you ->
    [yes] La ronda es tuya
   *[no] Ronda para { $who }
}
fightdrome-round-lost = Ronda perdida
fightdrome-round-both = Cuentan las dos manos
fightdrome-round-need = { $you ->
    [yes] Te faltan { $need }.
   *[no] A { $who } le faltan { $need }.
}
fightdrome-round-next = Ronda { $round }
fightdrome-round-out = { $you ->
    [yes] Tu luchador { $sleeve } queda eliminado.
   *[no] { $sleeve }, el luchador de { $who }, queda eliminado.
}
