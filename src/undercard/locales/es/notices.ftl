### Lo que espera a alguien: las palabras del feed.

notices-feed-title = Undercard: te toca
notices-turn = Te toca: { $game }
notices-invited = { $name } te invita: { $game }
