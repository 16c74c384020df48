### The lab page.

lab-title = Cambia un valor y mira el efecto
lab-about = Cambia un número o una interpretación. Los bots juegan entonces al juego original y al juego modificado, con los mismos repartos. Cuanto más juegan, más se estrecha el intervalo alrededor de cada diferencia.
lab-change-what = Qué cambiar
lab-presets = Ejemplos
lab-rulings = Interpretaciones
lab-no-rulings = Este juego no tiene opciones que el laboratorio pueda cambiar.
lab-changes = { $count ->
    [0] Todavía no hay cambios.
    [one] 1 cambio
   *[other] { $count } cambios
}
lab-run = Iniciar
lab-stop = Detener
lab-reset = Restablecer
lab-results = Resultados
lab-nothing = Elige un ejemplo o cambia un valor y deja jugar a los bots.
lab-starting = El laboratorio se está preparando…
lab-playing = { $games } partidas, { $seconds } s
lab-over = Listo: { $games } partidas en { $seconds } s
lab-stopped = Detenido tras { $games } partidas
lab-sure = Cada diferencia se conoce con un margen de ± { $margin } o menor.
lab-refused = Este cambio no es posible: { $reason }
lab-who = { $kind ->
    [starter] Gana quien empieza
    [seat] Gana el asiento { $name }
   *[group] Gana { $name }
}
lab-before = original
lab-after = modificado
lab-difference = diferencia
lab-clear = significativo
lab-chance = quizá por azar
lab-decisions = Decisiones por partida
lab-luck = Decidido por el reparto
lab-map-before = Original: victorias, de cada 100 partidas, de la fila contra la columna
lab-map-after = Modificado
lab-intervals = Los intervalos son del 95 %. El bot Voraz juega en todos los asientos; la línea de comandos ofrece otros bots y estudios más largos.
web-error-study-lost = El estudio se ha interrumpido. Inténtalo de nuevo.
