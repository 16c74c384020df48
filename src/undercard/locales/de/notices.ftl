### Was auf jemanden wartet: die Worte des Feeds.

notices-feed-title = Undercard: Du bist am Zug
notices-turn = Du bist am Zug: { $game }
notices-invited = { $name } fordert dich heraus: { $game }
notices-accepted = { $name } hat deine Herausforderung angenommen: { $game }
notices-declined = { $name } hat deine Herausforderung abgelehnt: { $game }
