### Collect! Fight! Survive!: the pictures of a game.

survive-share-rounds = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
survive-share-round = Runde { $round } von { $of }
