### La búsqueda de un rival, y un rival ausente.

web-quick-waiting = Buscando oponente para { $game }…
web-quick-wait = Has abandonado varias partidas antes de tu primera jugada. Próxima partida rápida en { $time }.
match-waited = Tiempo de espera
match-others = { $count ->
    [0] Todavía no espera nadie más.
    [one] Espera otra persona.
   *[other] Esperan otras { $count } personas.
}
match-others-calm = Sin reloj: { $count }.
match-others-clock = Con reloj: { $count }.
match-play-bot = Jugar contra { $bot } mientras tanto
    .hint = Sin puntuación. La búsqueda sigue, y puedes terminar la partida más tarde.
match-again = Tu oponente no ha aceptado. La búsqueda sigue.
match-searching = Buscando un oponente…
match-stop = Dejar de buscar
match-person = Oponente encontrado: { $seconds } s para aceptar
match-absent = { $who } está ausente. Podrás reclamar la partida en
match-absent-left = Tiempo para volver
match-absent-over = { $who } lleva demasiado tiempo ausente.
match-claim = { $players ->
    [2] Reclamar la victoria
   *[other] Eliminar a este jugador
}
match-bot-finishes = Que siga un bot (sin puntuación)
match-keep-waiting = Seguir esperando
