### What waits for a person: the feed's words.

notices-feed-title = Undercard: your turn
notices-turn = It is your turn: { $game }
notices-invited = { $name } has invited you: { $game }
