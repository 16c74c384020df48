### The lab page.

lab-title = Change a value, see what it does
lab-about = Change a number or a ruling. Bots then play the original game and the game with your change, with the same deals. The longer they play, the narrower the interval around every difference.
lab-change-what = What to change
lab-presets = Examples
lab-rulings = Rulings
lab-no-rulings = This game has no options that the lab could change.
lab-changes = { $count ->
    [0] No changes yet
    [one] 1 change
   *[other] { $count } changes
}
lab-run = Run
lab-stop = Stop
lab-reset = Reset
lab-results = Results
lab-nothing = Choose an example or change a value, then let the bots play.
lab-starting = The lab is getting ready…
lab-playing = { $games } games, { $seconds } s
lab-over = Done: { $games } games in { $seconds } s
lab-stopped = Stopped after { $games } games
lab-sure = Every difference is accurate to ± { $margin } or better.
lab-refused = This change cannot be made: { $reason }
lab-who = { $kind ->
    [starter] The starting player wins
    [seat] Seat { $name } wins
   *[group] { $name } wins
}
lab-before = original
lab-after = changed
lab-difference = difference
lab-clear = significant
lab-chance = may be chance
lab-decisions = Decisions per game
lab-luck = Decided by the deal
lab-map-before = Original: wins in 100 games, row against column
lab-map-after = Changed
lab-intervals = The intervals are 95% confidence intervals. The Greedy bot plays all seats; the command line offers other bots and longer studies.
web-error-study-lost = The study was interrupted. Please try again.
