### The reference card of Fightdrome. Any text may depend on any option of the table, by its name.
### $hand is the size of an opening hand, $deck that of a deck; **two stars** make words bold.

reference-fightdrome-answers = What answers what
reference-fightdrome-then-live = Attacks: the answer becomes the new attack
reference-fightdrome-then-pause = Stops the attack: pause, the attacker leads again
reference-fightdrome-then-follow_up = Then immediately follow up with an Attack card
reference-fightdrome-any = any strength
reference-fightdrome-strength = equal or lower strength
reference-fightdrome-no = no

reference-fightdrome-turn = Your turn
reference-fightdrome-lead = **Lead:** any Attack card of any strength. No Block, Feint or Weave.
reference-fightdrome-answer = **Answer:** a card that answers the live attack.
reference-fightdrome-follow-up = **Follow up** your Feint: any Attack card of any strength.
reference-fightdrome-must = If you can play, you must. If you cannot, you are Staggered.
reference-fightdrome-pause = After a pause the player whose attack was stopped leads.

reference-fightdrome-draw = Drawing
reference-fightdrome-draw-one = Draw 1 right after every card you play; after a Feint, before you follow up.
reference-fightdrome-draw-neurochem = { $last_gasp ->
    [on] Draw nothing after a Neurochem card; but if it was your last card, draw 1.
    [may] Draw nothing after a Neurochem card; but if it was your last card, you may draw 1.
   *[off] Draw nothing after a Neurochem card.
}
reference-fightdrome-draw-empty = When the draw pile is empty, shuffle the discard pile into a new one.

reference-fightdrome-stagger = Staggered
reference-fightdrome-stagger-discard = Discard a card of your choice, face down.
reference-fightdrome-stagger-last = Was it your last? You lose the round.
reference-fightdrome-stagger-next = Otherwise your opponent leads or Rests.

reference-fightdrome-rest = Rest
reference-fightdrome-rest-when = Only right after your opponent was Staggered, instead of leading: draw 1 and hand the Lead to your opponent.
reference-fightdrome-rest-limit = { $rest_limit ->
    [exceeds] Not with more than { $hand } cards in hand.
   *[would_exceed] Not with { $hand } or more cards in hand.
}
reference-fightdrome-rest-no-attack = { $rest_no_attack ->
    [staggered] If the Staggered player then has no Attack card, they are Staggered again.
   *[round_ends] If the Staggered player then has no Attack card, the round ends and both hands count.
}
reference-fightdrome-rest-must = No Attack card, but you may Rest? Then you must.
reference-fightdrome-rest-breathing = **Breathing Space:** a Rest may be answered with a Rest, until a player leads or cannot Rest.

reference-fightdrome-end = End and Fame
reference-fightdrome-end-won = You win the round when your opponent has no cards left.
reference-fightdrome-end-empty = { $last_gasp ->
    [on] If a Neurochem card was your last, you draw a card and fight on.
    [may] { $empty_hand ->
        [fight_on] If a Neurochem card was your last and you do not draw, you fight on until you are Staggered.
       *[out] You also lose if a Neurochem card was your last and you do not draw.
    }
   *[off] { $empty_hand ->
        [fight_on] If a Neurochem card was your last, you fight on until you are Staggered.
       *[out] You also lose if a Neurochem card was your last.
    }
}
reference-fightdrome-end-match = **Match:** the winner of a round scores the Fame of the cards in hand; { $target } Fame wins.
reference-fightdrome-end-rest = { $rest_finish ->
    [higher_hand] **Ended by a Rest:** the higher hand value wins the bout.
   *[not_staggered] **Ended by a Rest:** the player who was not Staggered wins the bout.
}
reference-fightdrome-end-epic = **Epic Tournament:** the loser’s Sleeve is out. The first player to lose all three Sleeves loses.
reference-fightdrome-fame = Fame values
reference-fightdrome-fame-attack = Punch, Kick, Grapple
reference-fightdrome-fame-strength = their strength
reference-fightdrome-fame-block = Punch Block, Kick Block
reference-fightdrome-fame-neurochem = Neurochem cards
reference-fightdrome-fame-trick = Feint, Weave

reference-fightdrome-deck = Deck and opening hand
reference-fightdrome-strengths = Strengths in this box
reference-fightdrome-strengths-attack = Attacks
reference-fightdrome-strengths-block = Blocks
reference-fightdrome-deck-cards = { $deck } cards: { $supplied } by Sleeve and Stack, { $feints } Feints, { $weaves } Weaves.
reference-fightdrome-opening = { $overstimulated ->
    [off] Draw { $hand } and play them as they are.
    [may] Draw { $hand }. **Overstimulated** (over 2 Neurochem cards or no Attack card): you may show the hand, shuffle it back and draw again.
    [once] Draw { $hand }. **Overstimulated** (over 2 Neurochem cards or no Attack card): show the hand, shuffle it back, draw again once.
   *[must] Draw { $hand }. **Overstimulated** (over 2 Neurochem cards or no Attack card): show the hand, shuffle it back, draw again.
}
