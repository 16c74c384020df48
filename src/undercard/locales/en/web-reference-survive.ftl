### The reference card of Survive. Any text may depend on any option of the table, by its name.
### **Two stars** make words bold.

reference-survive-round = The round
reference-survive-bid = All players secretly choose one of their playing cards; one is turned up for the NPCs.
reference-survive-order = Highest first: ace, king, queen, jack, 10 … 2. Ties: ♣ before ♠, ♥, ♦.
reference-survive-activation = { $activation ->
    [one] The sides take turns, one figure each, until all have acted.
   *[all] On your turn, activate all your figures, one after the other, in any order.
}
reference-survive-actions = **2 actions** per figure: Move, Fields, Brawl. In any order, the same one twice if you like.

reference-survive-move = Move
reference-survive-steps = As many steps as the movement value; never diagonally, through walls or active fields.
reference-survive-load = Pick up and drop at any time during the activation, without an action. The load changes the movement value immediately.
reference-survive-drop = No dropping on a cell where 3 resources lie.
reference-survive-mates = Pass teammates, but do not stop on their cells. Enemies: Out of the way!

reference-survive-contest = Dice contests: d8 each
reference-survive-modifiers = Modifiers
reference-survive-mod-profile = modifier of the figure
reference-survive-mod-active = mover or attacker
reference-survive-mod-load = for each resource carried
reference-survive-mod-down = knocked down
reference-survive-naturals = **Natural 1:** your own figure is knocked down. **Natural 8:** the other one. Regardless of the result.
reference-survive-swap = **Out of the way!** Mover higher: swap cells, move on. Otherwise the Move ends.
reference-survive-brawl = **Brawl** with a neighbour: the loser drops its load, is pushed back 1 cell and knocked down; the winner may move up. A tie does nothing.

reference-survive-jump = Teleporter: d8
reference-survive-jump-number = to that teleporter, move on
reference-survive-jump-choice = to another one of your choice, move on
reference-survive-jump-failed = to a random one (d4), knocked down there
reference-survive-jump-enemy = Enemy on the target: Out of the way! The loser must jump; on a tie the arriving figure jumps again.

reference-survive-theft = Theft: d8
reference-survive-theft-when = When picking up in an enemy’s deployment zone.
reference-survive-theft-trap = trap: load lost, the figure is out
reference-survive-theft-caught = knocked down, nothing taken, the Move ends
reference-survive-theft-done = taken, move on

reference-survive-fields = Energy fields
reference-survive-blue = **Blue:** from a cell next to it, one per action. When switching it on, choose your side (the far one only if free).
reference-survive-green = **Green:** from a terminal, any number in one action.

reference-survive-down = Knocked down and out
reference-survive-stand = Standing up begins a Move and costs 2 steps.
reference-survive-down-can = { $down ->
    [may_brawl] While down, a figure may also brawl and switch fields.
   *[stand_first] While down, a figure can only stand up, drop or pass.
}
reference-survive-down-pick-up = It may pick up while down, too.
reference-survive-out = Knocked down again while down, or twice in one contest: **out.** The load stays, the figure returns to its zone and acts again next round.

reference-survive-score = Scoring
reference-survive-score-when = After round { $rounds }, for each resource in your zone. Carried resources do not count.
reference-survive-score-own = on one of your own resource cards
reference-survive-score-open = on one of the two open cards
reference-survive-score-other = any other
reference-survive-score-tie = { $tie ->
    [shared] Most points wins; ties share the win.
   *[resources] Most points wins. Tie: more resources in the zone, otherwise a shared win.
}

reference-survive-figures = Figures
reference-survive-move-by-load = Movement with load
reference-survive-modifier = Mod.
reference-survive-grabber = Grabber
reference-survive-crawler = Crawler
reference-survive-npcs = NPCs
reference-survive-npc-rules = Enemies of all players. Grabbers act first, then Crawlers, by number. Crawlers pass through active fields. NPCs never switch fields.
reference-survive-else = otherwise
