### Lo que espera a alguien: las palabras del feed.

notices-feed-title = Undercard: te toca
notices-turn = Te toca: { $game }
notices-invited = { $name } te desafía: { $game }
notices-accepted = { $name } ha aceptado tu desafío: { $game }
notices-declined = { $name } ha rechazado tu desafío: { $game }
