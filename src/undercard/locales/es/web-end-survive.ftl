### Survive: el final de una partida.

survive-end-points = { $you ->
    [yes] Tienes { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, { $lead } más que { $other }.
    [second] { $who } tiene { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, { $lead } más que tú.
   *[no] { $who } tiene { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, { $lead } más que { $other }.
}
survive-end-tie = { $you ->
    [yes] Empate a puntos, pero tienes más recursos en tu zona que { $other }: { $more } a { $fewer }.
    [second] Empate a puntos, pero { $who } tiene más recursos en su zona que tú: { $more } a { $fewer }.
   *[no] Empate a puntos, pero { $who } tiene más recursos en su zona que { $other }: { $more } a { $fewer }.
}
survive-end-falls = { $you ->
    [yes] { $count ->
        [one] vez que una de tus figuras fue derribada
       *[other] veces que tus figuras fueron derribadas
    }
   *[no] { $count ->
        [one] vez que una figura fue derribada
       *[other] veces que una figura fue derribada
    }
}
survive-end-contests = { $count ->
    [one] duelo de dados
   *[other] duelos de dados
}
survive-end-thefts = { $count ->
    [one] intento de robo
   *[other] intentos de robo
}
survive-end-carried = { $count ->
    [one] recurso aún a cuestas al final, que no cuenta
   *[other] recursos aún a cuestas al final, que no cuentan
}
