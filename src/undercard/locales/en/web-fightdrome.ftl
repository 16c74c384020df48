### The table of Fightdrome.

web-round = Round { $round }
web-not-your-turn = It is not your turn.
web-table = Fightdrome: { $one } vs { $other }
web-hand = Hand
web-hand-yours = Your hand
web-hand-of = { $who }’s hand
web-hand-keys = Use the left and right arrow keys to choose a card and Enter to play it.
web-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-pile = Pile
web-discard = Discarded
web-face-down = { $count } face down
web-fame = Fame
web-fame-of = { $fame } of { $target } Fame
web-stable = Sleeves left
web-deck = Deck
web-staggered = Staggered
web-turn-thinking = Thinking…
web-sending = Sending your move…
web-live = Live attack
web-live-by = { $who }: { $card }
web-nothing-live = No attack is live.
web-pause = Pause
web-lead-here = Lead here
web-earlier-blows = Earlier blows
web-stagger-stamp = Staggered!
web-stagger-answer = No answer to { $card }: { $you ->
    [yes] you discard a card.
   *[no] { $who } discards a card.
}
web-stagger-lead = No Attack card: { $you ->
    [yes] you discard a card.
   *[no] { $who } discards a card.
}
web-last = Last card
web-play = Play { $card }
web-discard-card = Discard { $card }
web-card-effect = { $effect ->
    [neurochem] Only Neurochem cards can answer it. You draw no card.
    [neurochem-last] Only Neurochem cards can answer it.
    [block] Pause: { $who } leads. You draw a card.
    [neurochem-block] Pause: { $who } leads. You draw no card.
    [neurochem-block-last] Pause: { $who } leads.
    [feint] You draw a card, then you follow up with an attack.
    [discard] Face down: { $who } does not see which card it is.
   *[attack] It becomes the live attack. You draw a card.
}
web-pick-card = Choose one of the raised cards: { $touch ->
    [yes] tap it
   *[no] click it
} or drag it up.
web-only-action-soon = The only legal action: “{ $action }” follows automatically.
web-ahead-choose = Choose { $card } ahead
web-ahead-drop = Take { $card } back
web-ahead-about = It is played on your turn if it is legal then.
web-ahead-chosen = { $card } is chosen. It is played on your turn if it is legal then.
web-ahead-returned = { $card } was taken back: it cannot be played now.
web-actions = Other actions
web-action-rest = Rest
    .hint = Draw a card and hand over the Lead.
web-action-keep = Keep hand
    .hint = Play it as it is.
web-action-redraw = Redraw
    .hint = Show your hand and draw seven new cards.
web-action-sleeve = Send in { $sleeve }
web-action-stack = Take { $stack }
web-action-draw = Draw a card
    .hint = Fight on with one card.
web-action-pass = Don’t draw
    .hint = Continue with an empty hand.
web-try-sleeve = Preview with a Sleeve
web-example-character = The rulebook’s example
web-on-offer = Available
web-picked = { $sleeve } is ready. Waiting for your opponent to choose.
web-event-drew-open = { $who } draws { $card }.
web-seen-played = Played
web-seen-known = Known, but hidden now
web-word = What does this mean?
web-gasp-stamp = Last Gasp!
web-gasp-about = { $you ->
    [yes] Your last card was a Neurochem card: one more card for you.
   *[no] The last card of { $who } was a Neurochem card: one more card.
}
web-seen-unseen = Not seen, by kind
web-seen-row = { $hidden } of { $total } not seen, at most { $most } in hand
web-seen-most = ≤ { $most } in hand
web-seen-ruled-out = Not in hand, as a Stagger has shown
