### Collect! Fight! Survive!: what is read during a game.
### Rule ids such as S3.1 are those of docs/rules/survive.md.

## Figures, cards, sides. $label is X1, G1 and the like.

survive-figure = { $name } { $label }
survive-npc = { $kind ->
    [G] Grabber { $label }
   *[C] Crawler { $label }
}
survive-npcs = the NPCs
# $rank is a number or jack, queen, king, ace.
survive-card = { $rank ->
    [jack] Jack
    [queen] Queen
    [king] King
    [ace] Ace
   *[other] { $rank }
} of { $suit ->
    [C] Clubs
    [S] Spades
    [H] Hearts
   *[D] Diamonds
}

## Questions and behaviours of the NPCs’ decision trees.

survive-question = { $question ->
    [knocked_down] knocked down?
    [enemy_near] enemy next to me?
    [enemy_in_reach] enemy in reach?
    [carrier_in_reach] enemy with a load in reach?
    [carries] am I carrying anything?
    [full_load] full load?
    [resource_here] resource on my cell?
    [resource_in_reach] resource in reach?
   *[at_nest] at my nest?
}
survive-behaviour = { $behaviour ->
    [stand_up] stand up
    [brawl] attack
    [go_for_enemy] go for the enemy
    [go_for_carrier] go for the enemy with a load
    [go_for_resource] go for the resource
    [carry_home] carry it home
    [patrol] patrol
    [pick_up] pick up
    [drop] drop
   *[wait] wait
}

## Events. $you is yes when the reader did it, $who is the name of the player, $npc is yes when
## nobody at the table did. $figure and $other are figures with their labels.

survive-event-need = { $you ->
    [yes] Your colony needs { $resource }.
   *[no] { $who } is dealt a resource card.
}
survive-event-dealt = { $you ->
    [yes] You are dealt the { $card }.
   *[no] { $who } is dealt a playing card.
}
survive-event-left_out = { $figure } sits out.
survive-event-placed = { $figure } is placed on { $cell }.
survive-event-round = Round { $round } begins.
survive-event-chose = { $you ->
    [yes] You choose the { $card }.
   *[no] { $who } has chosen a card.
}
survive-event-revealed = { $npc ->
    [yes] The NPCs turn up the { $card }.
   *[no] { $you ->
        [yes] You show the { $card }.
       *[no] { $who } shows the { $card }.
    }
}
survive-event-turn = { $npc ->
    [yes] The NPCs’ turn.
   *[no] { $you ->
        [yes] Your turn.
       *[no] { $who }’s turn.
    }
}
survive-event-activated = { $figure } is activated.
survive-event-stepped = { $figure } moves from { $start } to { $cell }.
survive-event-stood = { $figure } stands up.
survive-event-picked = { $figure } picks up { $resource } on { $cell }.
survive-event-dropped = { $figure } drops { $resource } on { $cell }.
survive-event-theft = Theft: { $figure } rolls { $die }: { $die ->
    [1] a trap!
    [2] caught.
    [3] caught.
    [4] caught.
   *[other] it works.
}
survive-event-contest = { $way ->
    [brawl] { $figure } attacks { $other }.
    [jump] { $figure } arrives where { $other } stands: Out of the way!
   *[swap] { $figure } to { $other }: Out of the way!
}
survive-event-rolled = { $figure } rolls { $die } for a total of { $total }.
survive-event-swapped = { $figure } swaps places with { $other }.
survive-event-knocked_down = { $figure } is knocked down.
survive-event-out = { $figure } is out until the next round.
survive-event-lost = { $figure } loses { $resource } on { $cell }.
survive-event-pushed = { $figure } is pushed from { $start } to { $cell }.
survive-event-followed = { $figure } moves up to { $cell }.
survive-event-stayed = { $figure } does not move up.
survive-event-jumped = { $figure } jumps from teleporter { $teleporter } and rolls { $die }.
survive-event-misfired = The jump of { $figure } goes wrong: a d4 picks teleporter { $die }.
survive-event-landed = { $figure } arrives on { $cell }.
survive-event-switched = { $on ->
    [yes] The field { $passage } is switched on.
   *[no] The field { $passage } is switched off.
}
survive-event-asked = { $figure }: { survive-question } { $answer ->
    [yes] Yes.
   *[no] No.
}
survive-event-decided = { $target ->
    [none] { $figure } decides: { survive-behaviour }.
   *[other] { $figure } decides: { survive-behaviour } ({ $target }).
}
survive-event-move_ended = The Move of { $figure } ends.
survive-event-ended = { $figure } is done.
survive-event-open_card = In demand everywhere: { $resource }.
survive-event-showed = { $you ->
    [yes] Your colony needed { $resource }.
   *[no] { $who }’s colony needed { $resource }.
}
survive-event-scored = { $you ->
    [yes] You score { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $resources ->
        [one] 1 resource
       *[other] { $resources } resources
    }.
   *[no] { $who } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $resources ->
        [one] 1 resource
       *[other] { $resources } resources
    }.
}
survive-event-won = { $you ->
    [yes] You win!
   *[no] { $who } wins!
}

## What the seat to act must do, in one sentence.

survive-situation-leave = { $you ->
    [yes] Choose the figure that sits out.
   *[no] { $who } chooses the figure that sits out.
}
survive-situation-place = { $you ->
    [yes] Place { $figure } in your zone.
   *[no] { $who } places { $figure }.
}
survive-situation-bid = { $you ->
    [yes] Choose a card for this round: the highest card goes first.
   *[no] { $who } chooses a card.
}
survive-situation-use = { $you ->
    [yes] Choose the figure to activate.
   *[no] { $who } chooses a figure to activate.
}
survive-situation-act = { $you ->
    [yes] { $figure }: { $actions ->
        [0] no actions left. Pick up, drop or pass.
        [one] 1 action left. Move, switch a field or attack.
       *[other] { $actions } actions left. Move, switch a field or attack.
    }
   *[no] { $who } acts with { $figure }.
}
survive-situation-move = { $you ->
    [yes] { $figure } is moving: { $steps } of { $value } steps taken.
   *[no] { $who } moves { $figure }.
}
survive-situation-green = { $you ->
    [yes] Switch more green fields or end the action.
   *[no] { $who } switches green fields.
}
survive-situation-to = { $you ->
    [yes] Choose the teleporter that { $figure } jumps to.
   *[no] { $who } chooses where { $figure } jumps to.
}
survive-situation-follow = { $you ->
    [yes] { $figure } has won: move up to { $cell }?
   *[no] { $who } decides whether { $figure } moves up to { $cell }.
}
survive-situation-return = { $you ->
    [yes] { $figure } is out: choose a free cell in your zone.
   *[no] { $who } puts { $figure } back.
}
survive-situation-over = The game is over.

## What an action does.

survive-action-pick = pick up { $resource }
survive-action-steal = steal { $resource }: a theft, with a roll
survive-action-drop = drop { $resource }
survive-action-step = move from { $start } to { $cell }
survive-action-bid = choose the { $card }
survive-action-use = activate { $figure }
survive-action-leave = leave out { $figure }
survive-action-place = place the figure on { $what }
survive-action-hit = attack the enemy on { $what }
survive-action-to = jump to teleporter { $what }
survive-action-field = { $side ->
    [near] switch on the field { $passage } and stay on this side
    [far] cross over and switch on the field { $passage }
   *[none] switch the field { $passage }
}
survive-action-green = switch the green field { $what }
survive-action-stand = stand up (costs 2 steps)
survive-action-jump = jump by teleporter
survive-action-follow = move up
survive-action-stay = stay where you are
survive-action-done = end this action
survive-action-pass = end this figure’s activation

## The chances of an action with dice: a short name for each result, and what it means. $figure acts,
## $other is the figure it meets, $where is a teleporter or a cell.

survive-percent = { $percent }%
survive-odds-win = win
survive-odds-tie = tie
survive-odds-lose = lose
survive-odds-taken = taken
survive-odds-down = knocked down
survive-odds-out = a trap
survive-odds-choose = you choose
survive-odds-lands = teleporter { $where }
survive-odds-back = back here
survive-odds-again = jump again
survive-odds-clash = teleporter { $where }, { $other } is there
survive-odds-misfire = it goes wrong
survive-odds-theft-taken = { $figure } has it
survive-odds-theft-down = { $figure } falls and keeps its load; the resource stays
survive-odds-theft-out = { $figure } loses its load here and is out until the next round
survive-odds-swap-win = { $figure } and { $other } swap cells
survive-odds-swap-tie = nobody moves
survive-odds-swap-lose = nobody moves
survive-odds-brawl-win = { $other } loses its load, is pushed back and falls
survive-odds-brawl-tie = nothing happens
survive-odds-brawl-lose = { $figure } loses its load, is pushed back and falls
survive-odds-clash-win = { $other } must jump
survive-odds-clash-tie = { $figure } must jump again
survive-odds-clash-lose = { $figure } must jump again
survive-odds-jump-choose = any other teleporter without a teammate
survive-odds-jump-lands = { $figure } arrives there
survive-odds-jump-back = { $figure } stays where it is
survive-odds-jump-again = a teammate is on the target
survive-odds-jump-clash = Out of the way!
survive-odds-jump-misfire = a d4 picks the teleporter, and { $figure } falls on arrival
# What else can come with a result, with its chance.
survive-odds-effect = { $what ->
    [win] win
    [tie] tie
    [lose] lose
    [may] teleporter { $where }
    [pushed] { $who } is pushed to { $where }
    [drops] { $who } loses its load
    [down] { $who } falls
    [out] { $who } is out
   *[ends] the Move ends
}

## Why an action is not allowed, by the rule that forbids it.

survive-why-S1-7 = Before the first round, players in turn leave figures out and place the others on free cells in their own zone.
survive-why-S2-1 = At the start of a round, each player chooses one of the cards in their hand.
survive-why-S2-3 = A side activates its figures on its turn, one after the other, each once per round; a figure that is out waits for the next round.
survive-why-S2-4 = A figure has two actions and must end one before it begins the next.
survive-why-S3-1 = A Move goes step by step to neighbouring cells, as far as the movement value allows, never through a wall or an active field.
survive-why-S3-2 = A figure can pick up what lies on its cell until its load is full, and drop what it carries.
survive-why-S3-3 = No resource may be dropped on a cell where three are lying.
survive-why-S3-4 = A figure may pass a teammate but not stop there: it needs enough steps to reach a free cell, and it can do nothing else on the way.
survive-why-S4-1 = A jump is offered once, when a figure enters a teleporter; the target must be another teleporter without a teammate on it.
survive-why-S5-1 = A blue field is switched from a cell next to its passage.
survive-why-S5-2 = A player who switches on a blue field chooses a side, the far one only if its cell is empty.
survive-why-S5-3 = Green fields are switched from a terminal, each once per action.
survive-why-S6-1 = An attack needs an enemy on a neighbouring cell, with no wall in between.
survive-why-S6-2 = Only the winner of a Brawl may move up, and only right after it.
survive-why-S7-1 = Only a figure that is knocked down can stand up.
survive-why-S8-1 = Only a figure that is out is put back, on a free cell in its own zone.
survive-why-S9-1 = The game is over.
survive-why-SR7 = A figure that is knocked down must stand up first.
survive-why-SR13 = Nobody can attack across an active field.
survive-why-SR15 = What was just picked up cannot be dropped on the spot, and what was just dropped cannot be picked up again.
survive-why-SR17 = A figure that is knocked down cannot pick anything up.

## Reasons of the bots.

reason-plan = The next step of an earlier plan.
reason-pick = This is worth the trip home.
reason-lay = It is safe at home.
reason-fight = The odds are good.
reason-field = The field is in the way.
reason-home = Home with the load.
reason-fetch = On the way to the resource most worth the trip.
reason-stand = Nobody gets anywhere lying down.
reason-place = As close as possible to the resources.
reason-card = The highest card, to go first.
reason-wait = Nothing here is worth the effort.
reason-other = A rule of thumb for this situation.
