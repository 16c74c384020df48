### Collect! Fight! Survive!: the pictures of a game.

survive-share-rounds = { $count ->
    [one] 1 ronda
   *[other] { $count } rondas
}
survive-share-round = Ronda { $round } de { $of }
