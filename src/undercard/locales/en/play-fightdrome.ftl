### Fightdrome: what is read during a game.
### Rule ids such as F4.1 are those of docs/rules/fightdrome.md.

## Cards. $strength is empty where none is printed.

fightdrome-card = { $kind ->
    [PUNCH] Punch { $strength }
    [KICK] Kick { $strength }
    [GRAPPLE] Grapple { $strength }
    [PUNCH_BLOCK] Punch Block { $strength }
    [KICK_BLOCK] Kick Block { $strength }
    [NEUROCHEM_PUNCH] Neurochem Punch
    [NEUROCHEM_KICK] Neurochem Kick
    [NEUROCHEM_GRAPPLE] Neurochem Grapple
    [NEUROCHEM_BLOCK] Neurochem Block
    [FEINT] Feint
   *[WEAVE] Weave
}
fightdrome-supply = { $supply ->
    [Punch] Punch
    [Kick] Kick
    [Grapple] Grapple
    [Block] Block
   *[Neurochem] Neurochem
}
# A character is a Stack (a mind) in a Sleeve (a body).
fightdrome-character = { $stack } in { $sleeve }

## Events. $you is yes when the reader did it, $who is the name of the player.

fightdrome-event-character = { $you ->
    [yes] You fight as { $character }.
   *[no] { $who } fights as { $character }.
}
fightdrome-event-round = { $you ->
    [yes] Round { $round } begins. You have the first Lead.
   *[no] Round { $round } begins. { $who } has the first Lead.
}
fightdrome-event-drew = { $you ->
    [yes] You draw { $card }.
   *[no] { $who } draws a card.
}
fightdrome-event-overstimulated = { $you ->
    [yes] You are Overstimulated: you show your hand, shuffle it back and redraw.
   *[no] { $who } is Overstimulated, shows the hand, shuffles it back and redraws.
}
fightdrome-event-showed = { $you ->
    [yes] You show { $card }.
   *[no] { $who } shows { $card }.
}
fightdrome-event-kept = { $you ->
    [yes] You keep your opening hand.
   *[no] { $who } keeps an Overstimulated opening hand.
}
fightdrome-event-played = { $situation ->
    [lead] { $you ->
        [yes] You lead { $card }.
       *[no] { $who } leads { $card }.
    }
    [follow_up] { $you ->
        [yes] You follow up with { $card }.
       *[no] { $who } follows up with { $card }.
    }
   *[answer] { $you ->
        [yes] You answer with { $card }.
       *[no] { $who } answers with { $card }.
    }
}
fightdrome-event-reshuffled = { $you ->
    [yes] Your discard pile is shuffled into a new draw pile.
   *[no] { $who }’s discard pile is shuffled into a new draw pile.
}
fightdrome-event-staggered = { $you ->
    [yes] You are Staggered!
   *[no] { $who } is Staggered!
}
fightdrome-event-discarded = { $you ->
    [yes] You discard { $card } face down.
   *[no] { $who } discards a card face down.
}
fightdrome-event-rested = { $you ->
    [yes] You Rest.
   *[no] { $who } Rests.
}
fightdrome-event-round_won = { $ending ->
    [empty_hand] { $you ->
        [yes] You win the round: your opponent has played their last card.
       *[no] { $who } wins the round: the other player has played their last card.
    }
    [rest] { $you ->
        [yes] The round ends after a Rest without an attack. You come out ahead.
       *[no] The round ends after a Rest without an attack. { $who } comes out ahead.
    }
   *[staggered] { $you ->
        [yes] You win the round: your opponent has no cards left.
       *[no] { $who } wins the round: the other player has no cards left.
    }
}
fightdrome-event-scored = { $you ->
    [yes] You score { $points } Fame and now have { $fame }.
   *[no] { $who } scores { $points } Fame and now has { $fame }.
}
fightdrome-event-eliminated = { $you ->
    [yes] Your fighter { $sleeve } is out.
   *[no] { $who }’s fighter { $sleeve } is out.
}
fightdrome-event-chose = { $you ->
    [yes] You choose { $sleeve }.
   *[no] { $who } has chosen a Sleeve.
}
fightdrome-event-chose_stack = { $you ->
    [yes] You choose the Stack { $stack }.
   *[no] { $who } chooses the Stack { $stack }.
}
fightdrome-event-chose_sleeve = { $you ->
    [yes] You choose the Sleeve { $sleeve }.
   *[no] { $who } chooses the Sleeve { $sleeve }.
}
fightdrome-event-declined = { $you ->
    [yes] You do not draw.
   *[no] { $who } does not draw.
}
fightdrome-event-game_won = { $you ->
    [yes] You win!
   *[no] { $who } wins!
}

## What the seat to act must do, in one sentence.

fightdrome-situation-lead = { $you ->
    [yes] Your Lead: play any Attack card.
   *[no] { $who } has the Lead.
}
fightdrome-situation-lead-or-rest = { $you ->
    [yes] Your Lead: play any Attack card, or Rest.
   *[no] { $who } may lead or Rest.
}
fightdrome-situation-must-rest = You have no Attack card and must Rest.
fightdrome-situation-answer = { $you ->
    [yes] Answer { $card }.
   *[no] { $who } must answer { $card }.
}
fightdrome-situation-follow_up = { $you ->
    [yes] Follow up your Feint with any Attack card.
   *[no] { $who } must follow up the Feint with an Attack card.
}
fightdrome-situation-stagger = { $you ->
    [yes] You are Staggered: discard a card face down.
   *[no] { $who } is Staggered and must discard a card.
}
fightdrome-situation-opening = { $you ->
    [yes] Your opening hand is Overstimulated: keep it, or show it and redraw.
   *[no] { $who } decides whether to keep an Overstimulated opening hand.
}
fightdrome-situation-sleeve = { $you ->
    [yes] Choose your Sleeve.
   *[no] { $who } chooses a Sleeve.
}
fightdrome-situation-stack = { $you ->
    [yes] Choose your Stack.
   *[no] { $who } chooses a Stack.
}
fightdrome-situation-last_gasp = { $you ->
    [yes] Your last card was a Neurochem card: you may draw a card.
   *[no] { $who } may draw a card after playing the last one.
}
fightdrome-situation-over = The game is over.

## Why an action is not allowed, by the rule that forbids it.

fightdrome-why-F1-1 = Sleeves and Stacks are dealt at this table, not chosen.
fightdrome-why-F1-3 = With this card, the box would not have enough cards for both characters.
fightdrome-why-F2-2 = An opening hand can only be kept or redrawn, and only while it is Overstimulated.
fightdrome-why-F3-5 = A player who can play must play: nobody may discard a card by choice.
fightdrome-why-F4-1 = A Punch answers a Punch or a Grapple of equal or lower strength, but not a Neurochem attack.
fightdrome-why-F4-2 = A Kick answers a Kick or a Grapple of equal or lower strength, but not a Neurochem attack.
fightdrome-why-F4-3 = A Grapple answers any attack of equal or lower strength, except a Neurochem attack.
fightdrome-why-F4-4 = A Punch Block stops a Punch or a Grapple of equal or lower strength, but not a Neurochem attack.
fightdrome-why-F4-5 = A Kick Block stops a Kick or a Grapple of equal or lower strength, but not a Neurochem attack.
fightdrome-why-F4-6 = A Weave stops any attack except a Neurochem attack.
fightdrome-why-F4-7 = A Feint answers any attack except a Neurochem attack.
fightdrome-why-F4-8 = A Neurochem Punch answers a Punch or a Grapple, Neurochem or not, but not a Kick.
fightdrome-why-F4-9 = A Neurochem Kick answers a Kick or a Grapple, Neurochem or not, but not a Punch.
fightdrome-why-F4-13 = Only Attack cards can lead or follow up; Blocks, Feints and Weaves cannot.
fightdrome-why-F5-1 = That card is not in your hand.
fightdrome-why-F5-4 = There is no card left to draw, so a Rest is not possible.
fightdrome-why-F6-1 = A Staggered player must discard a card and cannot do anything else.
fightdrome-why-F7-1 = A Rest is possible only right after the opponent was Staggered.
fightdrome-why-F7-2 = A Rest is not possible with a full hand.
fightdrome-why-F9-1 = The bout is over.
fightdrome-why-F9-2 = The match is over.
fightdrome-why-F9-4 = In an Epic Tournament, each player chooses one of their remaining Sleeves when asked to, until one player has none left.
fightdrome-why-F10-1 = A Rest cannot be answered with a Rest unless Breathing Space is in play.
fightdrome-why-F10-2 = With Last Gasp, a player whose last card was a Neurochem card may draw a card or decline right after playing it; nothing else can be done then.
fightdrome-why-FR11 = Players take turns to choose one Stack and one Sleeve each from the open cards that are available to them.

## Actions.

fightdrome-action-play = play { $card }
fightdrome-action-discard = discard { $card }
fightdrome-action-rest = Rest: draw a card and hand over the Lead
fightdrome-action-keep = keep this hand
fightdrome-action-redraw = show this hand and redraw
fightdrome-action-sleeve = send { $sleeve } into the arena
fightdrome-action-stack = take the Stack { $stack }
fightdrome-action-draw = draw a card
fightdrome-action-pass = don’t draw

## Reasons of the bots.

reason-redraw = An Overstimulated hand is better redrawn.
reason-sleeve = Any fighter will do.
reason-character = This character has the most Neurochem and Attack cards.
reason-draw = One card is better than none.
reason-give-up = If a card has to go, then the least valuable one.
reason-answer = The cheapest card that answers the attack.
reason-lead = The weakest attack: the strong ones are for later.
reason-sure-hit = You have shown that you hold no answer to this.
reason-rest = A Rest is a card for free.
reason-learned = Chosen by the odds learned from many games.
reason-champion = Experience suggested the likely moves; of those, this one won most often in the simulated games.
