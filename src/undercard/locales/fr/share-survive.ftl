### Collect! Fight! Survive!: the pictures of a game.

survive-share-rounds = { $count ->
    [one] 1 manche
   *[other] { $count } manches
}
survive-share-round = Manche { $round } sur { $of }
