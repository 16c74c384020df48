### Ce qui attend quelqu’un : les mots du flux.

notices-feed-title = Undercard : à toi de jouer
notices-turn = À toi de jouer : { $game }
notices-invited = { $name } t’invite : { $game }
