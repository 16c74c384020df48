### What waits for a person: the feed's words.

notices-feed-title = Undercard: your turn
notices-turn = It is your turn: { $game }
notices-invited = { $name } challenges you to { $game }
notices-accepted = { $name } has accepted your challenge: { $game }
notices-declined = { $name } has declined your challenge: { $game }
