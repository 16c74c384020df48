### Was auf jemanden wartet: die Worte des Feeds.

notices-feed-title = Undercard: Du bist am Zug
notices-turn = Du bist am Zug: { $game }
notices-invited = { $name } hat dich eingeladen: { $game }
