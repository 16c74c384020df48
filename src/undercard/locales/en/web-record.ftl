### A person's games and profile.

record-games = Your games
record-all = All games
record-recent = Recent games
record-empty = No games yet. The first one is a click away.
record-none = No game matches these filters.
record-play = Play a bot
record-game = Game
record-mode = Kind of game
record-mode-bots = Bots
record-mode-friends = Friends
record-mode-public = Public games
record-opponent = Opponent
record-own = Played with
record-verdict = Result
record-any = All
record-search = Search for a name
record-clear = Clear filters
record-export = Download all games
record-export-about = One file with the records of all your games; “undercard verify” checks them.
record-way-resigned = by resignation
record-way-time = on time
record-way-abandoned = by abandonment
record-way-draw = draw agreed
record-actions = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
record-count-games = { $count ->
    [one] game
   *[other] games
}
record-count-public = { $count ->
    [one] public game
   *[other] public games
}
record-won = won
record-streak = in a row
record-best = best: { $count }
record-rating = Rating
record-rating-none = A rating starts with the first game against a bot at the usual rules.
record-ladder = Against the bots
record-ladder-unplayed = not played yet
record-ladder-next = Next
record-ladder-done = All five beaten
record-rate = Win rate by { $trait }
record-rate-line = dashed line: 50%
record-cards = Favourite cards
record-times = { $count }×
record-longest = Longest game
record-private = Others see only your public games and your ratings.
record-keep = These games belong to this browser. An account keeps them on every device.
record-account = Create an account
record-clubs = Clubs
