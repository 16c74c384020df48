### The front page of a returning visitor, and games to watch.

front-turns = { $count ->
    [one] en una partida
   *[other] en { $shown } partidas
}
front-next-bot = Próximo bot · nivel { $level } de { $levels }
front-ladder-done = Has superado todos los niveles
front-distance = { $way ->
    [below] { $count ->
        [one] Te falta 1 punto.
       *[other] Te faltan { $points } puntos.
    }
   *[above] { $count ->
        [one] Tienes 1 punto más.
       *[other] Tienes { $points } puntos más.
    }
}
front-live = En directo
front-live-all = { $count ->
    [one] 1 partida
   *[other] Las { $shown } partidas
}
front-last-games = Últimas partidas
front-watch-more = Más partidas
watch-title = Partidas para ver
watch-all = Todos los juegos
watch-none = Ahora nadie juega en público. Empieza una partida y otros podrán verla aquí.
watch-start = Empezar una partida
