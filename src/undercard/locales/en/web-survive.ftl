### What only the browser says at a table of Collect! Fight! Survive!

web-survive-table = Collect! Fight! Survive!: { $names }

## The map.

web-survive-map = The dungeon
web-survive-map-keys = Use the arrow keys to move over the cells, Enter to act on a cell, and the number keys to choose an action.
web-survive-zoom = Zoom
web-survive-zoom-in = Zoom in
web-survive-zoom-out = Zoom out
web-survive-zoom-fit = Fit to screen
web-survive-floor = empty floor
web-survive-zone = zone of { $who }
web-survive-teleporter = teleporter { $number }
web-survive-terminal = terminal
web-survive-nest = nest
web-survive-rock = rock
web-survive-field = { $colour ->
    [green] green field
   *[blue] blue field
} towards { $cell }: { $on ->
    [yes] on
   *[no] off
}
web-survive-fields-on = Active fields
web-survive-lies = lying here: { $what }
web-survive-on = on { $cell }

## Rounds, cards, resources.

web-survive-setup = Setup
web-survive-round = Round { $round } of { $rounds }
web-survive-round-over = Round { $round } is over
web-survive-order = Order of play
web-survive-face-down = face down
web-survive-hand = Your playing cards
web-survive-hand-of = { $who }’s playing cards
web-survive-needs = Needs
web-survive-home = In the zone
web-survive-open = In demand everywhere
web-survive-nothing = nothing
web-survive-so-far = Worth { $points ->
    [one] 1 point
   *[other] { $points } points
} so far
web-survive-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Figures.

web-survive-movement = movement { $value }
web-survive-moves = Movement by load
web-survive-modifier = modifier { $value }
web-survive-carries = carries { $what }
web-survive-down = knocked down
web-survive-out = out until the next round
web-survive-left-out = sits out this game
web-survive-active = acting now
web-survive-acted = has acted

## Actions.

web-survive-actions = What you can do
web-survive-here = What you can do here
web-survive-cancel = Cancel
web-survive-go = Move to { $cell }
web-survive-go-far = Move to { $cell }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
web-survive-step = Out of the way! Swap places with { $figure }
web-survive-hit = Attack { $figure }
web-survive-place = Place on { $cell }
web-survive-steal = Theft: steal { $resource }

## Dice, and the NPCs’ turn.

web-survive-last-roll = Last roll
web-survive-total = total { $total }
web-survive-npc-turn = The NPCs’ turn
web-survive-decides = How { $figure } decides
web-survive-target = Target: { $cell }
web-survive-decision = { $number } of { $count }
web-survive-back = Previous decision
web-survive-next = Next decision
web-survive-happened = Latest events

## The log. $figure is a label such as X1.

web-survive-log-stood = stands up
web-survive-log-result = { $kind ->
    [swapped] changed places
    [knocked_down] { $figure } knocked down
    [out] { $figure } out
    [pushed] { $figure } pushed to { $cell }
    [followed] { $figure } moves up to { $cell }
   *[landed] { $figure } arrives on { $cell }
}

## Odds and rolls. $way is brawl, swap or jump for a contest, otherwise theft, jumped or misfired.

web-survive-odds = Your odds
web-survive-roll = Roll for it
web-survive-not-now = Not now
web-survive-natural-1 = natural 1: the roller falls
web-survive-natural-8 = natural 8: the other falls
web-survive-natural = { $die ->
    [1] Natural 1: { $figure } falls, whatever the totals say.
   *[8] Natural 8 of { $figure }: the other figure falls, whatever the totals say.
}
web-survive-part-profile = profile
web-survive-part-mover = { $way ->
    [brawl] attacks
   *[swap] moves
}
web-survive-part-load = load
web-survive-part-down = down
web-survive-roll-title = { $way ->
    [brawl] Brawl
    [theft] Theft
    [jumped] Jump
    [misfired] Jump
   *[swap] Out of the way!
}
web-survive-rolls = { $way ->
    [theft] Theft! { $figure } rolls …
   *[jumped] { $figure } jumps: a roll decides where to.
}
web-survive-wins = { $figure } wins, { $high } to { $low }
web-survive-tie = A tie at { $total }

## The legend, and the map in words.

web-survive-legend = What is on the map?
web-survive-legend-item = { $item ->
    [teleporter] Teleporter: enter it and jump to another one, by a roll
    [terminal] Terminal: switches green fields from afar
    [nest] Nest: Crawlers drag resources here
    [blue-on] Blue field, on: nobody passes but Crawlers
    [blue-off] Blue field, off: switched from a cell next to it
    [green-on] Green field, on: nobody passes but Crawlers
    [green-off] Green field, off: switched from a terminal
    [zone] Deployment zone: what lies here at the end scores
    [zone-of] Zone of { $who }: what lies here at the end scores
    [needed] Green ring: your colony needs it, 5 points
    [active] Acting now
    [acted] Has acted this round
    [down] Knocked down: stands up at the start of a Move
   *[out] Out until the next round
}
web-survive-whole-map = The whole map in words
web-survive-whole-map-about = Sides that are not named are open floor.
web-survive-row = Row { $row }
web-survive-side = { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
web-survive-edge = { web-survive-side }: { $what ->
    [wall] wall
    [blue-on] blue field, on
    [blue-off] passage, blue field off
    [green-on] green field, on
    [green-off] passage, green field off
   *[open] open
}
# Events with all cards open, as in a replay.
web-survive-event-need-open = { $who }’s colony needs { $resource }.
web-survive-event-dealt-open = { $who } is dealt the { $card }.
web-survive-event-chose-open = { $who } chooses the { $card }.
