### Daily puzzles, in the browser and in the terminal.

puzzle-title = Problema del día
puzzle-about = Cada día, una posición de partidas entre bots. Encuentra la opción que gana más a menudo.
puzzle-difficulty = { $difficulty ->
    [easy] Fácil
    [medium] Media
   *[hard] Difícil
}
puzzle-ask = Te toca. ¿Qué opción gana más a menudo?
puzzle-you = Tú
puzzle-opponent = Oponente
puzzle-how = Elige en la mesa.
puzzle-method = Para cada opción, la partida se jugó miles de veces hasta el final. Todo lo que no puedes saber se sorteó de nuevo cada vez.
puzzle-tried = { $count ->
    [0] Nadie lo ha intentado todavía.
    [one] Lo ha intentado un jugador.
   *[other] Lo han intentado { $count } jugadores.
}

## After the answer. Shares are written with a percent sign.

puzzle-right = ¡Correcto!
puzzle-wrong = No del todo
puzzle-right-about = «{ $best }» gana { $chance } de las partidas.
puzzle-wrong-about = «{ $answer }» gana { $chance }. «{ $best }» gana { $more }.
puzzle-chances = Con qué frecuencia gana cada opción
puzzle-soon = { $soon ->
    [round] en esta ronda
   *[turn] de inmediato
}
puzzle-later = después
puzzle-best = la mejor
puzzle-yours = tu elección
puzzle-chose = la eligió el { $share }
puzzle-bar = { $soon ->
    [round] { $part } en esta ronda, { $rest } después
   *[turn] { $part } de inmediato, { $rest } después
}
puzzle-why = ¿Por qué?
puzzle-why-lead = «{ $best }» gana { $points ->
    [one] 1 punto porcentual
   *[other] { $points } puntos porcentuales
} más que «{ $second }».
puzzle-why-soon = { $soon ->
    [round] Gana { $part } de las partidas ya en esta ronda; «{ $second }» gana { $other }.
   *[turn] Gana { $part } de las partidas de inmediato, antes de que vuelvas a elegir; «{ $second }» gana { $other }.
}
puzzle-samples = { $samples } partidas por opción; error estándar { $error }.
puzzle-levels = Con qué frecuencia la encuentran los bots
puzzle-level = Nivel { $level }: { $share }

## Streak, archive and navigation.

puzzle-streak = { $days ->
    [0] Aún sin racha
    [one] 1 día seguido
   *[other] { $days } días seguidos
}
puzzle-streak-right = Aciertos: { $right } de { $days }.
puzzle-streak-trying = Cada intento cuenta.
puzzle-streak-today = El problema de hoy la mantiene.
puzzle-streak-start = Intenta un problema cada día. Aciertes o no, cada intento cuenta.
puzzle-day = { $state ->
    [right] { $date }: correcto
    [tried] { $date }: intentado
   *[none] { $date }: sin intentar
}
puzzle-state = { $state ->
    [right] Resuelto
    [tried] No resuelto
   *[none] Sin intentar
}
puzzle-today = Hoy
puzzle-solve = Resolver
puzzle-see = Ver la solución
puzzle-earlier = Problema anterior
puzzle-next = Problema siguiente
puzzle-archive = Archivo
puzzle-archive-empty = Aún no hay problemas.
puzzle-older = Problemas anteriores
puzzle-right-share = { $share } de aciertos
puzzle-share = Compartir
puzzle-copied = Enlace copiado
puzzle-not-ready = El problema de hoy aún no está listo. Inténtalo de nuevo en unos minutos.
puzzle-missing = No hay ningún problema para ese día.
puzzle-lost = No se ha podido cargar el problema.

## In the terminal.

puzzle-prompt = Tu elección, tal como aparece en la lista:
puzzle-making = Creando el problema…
puzzle-unknown = No es una de las opciones.
