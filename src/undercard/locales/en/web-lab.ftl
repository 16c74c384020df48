### The lab page.

lab-title = Change a value, see what it does
lab-about = Change a number or a ruling. Bots then play the game as it is and the game with your change, on the same deals. The longer they play, the narrower the interval around every difference.
lab-change-what = What to change
lab-presets = To begin with
lab-preset-blocks = Blocks of 60, 70, 80
lab-preset-breathing = With Breathing Space
lab-preset-onyx = A stronger Onyx
lab-preset-even = Eleven even Stacks
lab-preset-rounds = Six rounds
lab-preset-bruiser = A stronger Bruiser
lab-preset-grabbers = Stronger Grabbers
lab-blocks = Block values
lab-attacks = Attack values
lab-value = Value { $number }
lab-stack = A character’s Stack
lab-stack-which = Stack
lab-cards = { $count ->
    [one] 1 card together
   *[other] { $count } cards together
}
lab-cards-wrong = { $count } cards together; a Stack has { $right }
lab-figure = A figure
lab-figure-which = Figure
lab-moves = Moves, load { $load }
lab-modifier = Modifier
lab-npcs = Modifiers of the NPCs
lab-grabbers = Grabbers
lab-crawlers = Crawlers
lab-rulings = Rulings
lab-no-rulings = This game has no options that the lab could change.
lab-changes = { $count ->
    [0] Nothing is changed yet.
    [one] 1 change
   *[other] { $count } changes
}
lab-run = Play it
lab-stop = Stop
lab-reset = As it was
lab-results = What it does
lab-nothing = Choose an example or change a value, then let the bots play.
lab-starting = The lab is getting ready …
lab-playing = { $games } games, { $seconds } s
lab-over = Done: { $games } games in { $seconds } s
lab-stopped = Stopped after { $games } games
lab-sure = Every difference is known to ± { $margin } or better.
lab-refused = This change cannot be made: { $reason }
lab-who = { $kind ->
    [starter] The starter wins
    [seat] Seat { $name } wins
   *[group] { $name } wins
}
lab-before = as it is
lab-after = changed
lab-difference = difference
lab-clear = clear
lab-chance = may be chance
lab-decisions = Decisions in a game
lab-luck = Decided by the deal
lab-map-before = As it is: of 100 bouts the Stack of the row wins so many against that of the column
lab-map-after = Changed
lab-intervals = Intervals are 95%. Greedy plays all seats; the command line has other bots and longer studies.
web-error-study-lost = The study broke off. Please try again.
