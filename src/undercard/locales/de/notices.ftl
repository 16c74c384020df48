### Was auf jemanden wartet: die Worte des Feeds.

notices-feed-title = Undercard: Du bist dran
notices-turn = Du bist dran: { $game }
notices-invited = { $name } lädt dich ein: { $game }
