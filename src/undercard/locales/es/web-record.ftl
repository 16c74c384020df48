### Las partidas y el perfil de una persona.

record-games = Tus partidas
record-all = Todas las partidas
record-recent = Últimas partidas
record-empty = Aún no hay partidas. La primera está a un clic.
record-none = Ninguna partida coincide con estos filtros.
record-play = Jugar contra un bot
record-game = Juego
record-mode = Tipo de partida
record-mode-bots = Bots
record-mode-friends = Amigos
record-mode-public = Partidas públicas
record-opponent = Oponente
record-own = Jugado con
record-verdict = Resultado
record-any = Todos
record-search = Buscar un nombre
record-clear = Quitar los filtros
record-export = Descargar todas las partidas
record-export-about = Un archivo con los registros de todas tus partidas; «undercard verify» los comprueba.
record-way-resigned = por abandono
record-way-time = por tiempo
record-way-abandoned = por ausencia
record-way-draw = empate acordado
record-actions = { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
}
record-count-games = { $count ->
    [one] partida
   *[other] partidas
}
record-count-public = { $count ->
    [one] partida pública
   *[other] partidas públicas
}
record-won = ganadas
record-streak = seguidas
record-best = récord: { $count }
record-rating = Puntuación
record-rating-none = La puntuación empieza con la primera partida contra un bot con las reglas habituales.
record-ladder = Contra los bots
record-ladder-unplayed = sin jugar todavía
record-ladder-next = El siguiente
record-ladder-done = Los cinco, vencidos
record-rate = Porcentaje de victorias por { $trait }
record-rate-line = línea discontinua: 50 %
record-cards = Cartas favoritas
record-times = { $count }×
record-longest = Partida más larga
record-private = Los demás solo ven tus partidas públicas y tus puntuaciones.
record-keep = Estas partidas pertenecen a este navegador. Una cuenta las conserva en todos tus dispositivos.
record-account = Crear una cuenta
record-clubs = Clubes
