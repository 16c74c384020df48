### Ce qui attend quelqu’un : les mots du flux.

notices-feed-title = Undercard : à toi de jouer
notices-turn = À toi de jouer : { $game }
notices-invited = { $name } te défie : { $game }
notices-accepted = { $name } a accepté ton défi : { $game }
notices-declined = { $name } a refusé ton défi : { $game }
