### The lab page.

lab-title = Change a value, see what it does
lab-about = Change a number or a ruling. Bots then play the original game and the game with your change, with the same deals. The longer they play, the narrower the interval around every difference.
lab-change-what = What to change
lab-presets = Examples
lab-preset-blocks = Blocks of 60, 70, 80
lab-preset-breathing = With Breathing Space
lab-preset-onyx = A stronger Onyx
lab-preset-even = Eleven balanced Stacks
lab-preset-rounds = Six rounds
lab-preset-bruiser = A stronger Bruiser
lab-preset-grabbers = Stronger Grabbers
lab-blocks = Block values
lab-attacks = Attack values
lab-value = Value { $number }
lab-stack = A character’s Stack
lab-stack-which = Stack
lab-cards = { $count ->
    [one] 1 card in total
   *[other] { $count } cards in total
}
lab-cards-wrong = { $count } cards in total; a Stack has { $right }
lab-figure = A figure
lab-figure-which = Figure
lab-moves = Movement, load { $load }
lab-modifier = Modifier
lab-npcs = NPC modifiers
lab-grabbers = Grabbers
lab-crawlers = Crawlers
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
lab-map-before = Original: wins in 100 bouts, the row’s Stack against the column’s
lab-map-after = Changed
lab-intervals = The intervals are 95% confidence intervals. The Greedy bot plays all seats; the command line offers other bots and longer studies.
web-error-study-lost = The study was interrupted. Please try again.
