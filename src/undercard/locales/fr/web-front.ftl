### The front page of a returning visitor, and games to watch.

front-turns = { $count ->
    [one] dans une partie
   *[other] dans { $shown } parties
}
front-next-bot = Prochain bot à battre · niveau { $level } sur { $levels }
front-ladder-done = Tu as battu tous les niveaux
front-distance = { $way ->
    [below] { $count ->
        [one] Il te manque { $points } point.
       *[other] Il te manque { $points } points.
    }
   *[above] { $count ->
        [one] Tu as { $points } point de plus.
       *[other] Tu as { $points } points de plus.
    }
}
front-live = En direct
front-live-all = { $count ->
    [one] 1 partie
   *[other] Les { $shown } parties
}
front-last-games = Dernières parties
front-watch-more = Plus de parties
watch-title = Parties à regarder
watch-all = Tous les jeux
watch-none = Personne ne joue en public pour le moment. Lance une partie : on pourra la regarder ici.
watch-start = Lancer une partie
