### Collect! Fight! Survive!: the pictures of a game.

survive-share-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
survive-share-round = Round { $round } of { $of }
