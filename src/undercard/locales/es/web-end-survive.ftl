### Survive: el final de una partida.

survive-end-points = { $you ->
    [yes] Tienes { $points } puntos, { $lead } más que { $other }.
    [second] { $who } tiene { $points } puntos, { $lead } más que tú.
   *[no] { $who } tiene { $points } puntos, { $lead } más que { $other }.
}
survive-end-falls = { $you ->
    [yes] { $count ->
        [one] vez que derribaron a una de tus figuras
       *[other] veces que derribaron a tus figuras
    }
   *[no] { $count ->
        [one] vez que derribaron a una figura
       *[other] veces que derribaron a figuras
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
