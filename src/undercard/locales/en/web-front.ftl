### The front page of a returning visitor, and games to watch.

front-turns = { $count ->
    [one] in one game
   *[other] in { $shown } games
}
front-next-bot = Next bot to beat · level { $level } of { $levels }
front-ladder-done = You have beaten every level
front-distance = { $way ->
    [below] { $count ->
        [one] You are 1 point below.
       *[other] You are { $points } points below.
    }
   *[above] { $count ->
        [one] You are 1 point above.
       *[other] You are { $points } points above.
    }
}
front-live = Live now
front-live-all = { $count ->
    [one] 1 game
   *[other] All { $shown } games
}
front-last-games = Recent games
front-watch-more = More games
watch-title = Games to watch
watch-all = All games
watch-none = Nobody is playing in public right now. Start a game, and others can watch it here.
watch-start = Start a game
