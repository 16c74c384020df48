### Playing in the terminal: `undercard play`.

terminal-compiling = These bots are being compiled: once, for about { $seconds } seconds.
terminal-options = Options: { $options }
terminal-options-default = Options: all as usual.
terminal-how = Type an action such as { $example }. Type ? for help, “log” for what happened, “quit” to leave.
terminal-round = Round { $round }
terminal-opponent = { $who }: { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand, { $pile } in the pile, { $discard } discarded
terminal-fame = Fame { $fame } of { $target }
terminal-stable = Sleeves left: { $sleeves }
terminal-live = Live attack
terminal-nothing-live = No attack is live.
terminal-hand = Your hand
terminal-pile = Pile { $pile }, discarded { $discard }
terminal-legal = You can
terminal-prompt = Your move
terminal-not-allowed = { $action } is not allowed. { $rule }: { $reason }
terminal-unknown = “{ $action }” is not an action. { $hint }
terminal-unknown-hint = Cards are written { $example }; to give one up, { $discard }.
terminal-action-play = play { $card }
terminal-action-discard = give up { $card }
terminal-action-rest = Rest: draw a card and hand over the Lead
terminal-action-keep = keep this hand
terminal-action-redraw = show this hand and draw anew
terminal-action-sleeve = send { $sleeve } into the arena
terminal-action-stack = take the Stack { $stack }
terminal-action-draw = draw a card
terminal-action-pass = do not draw
terminal-on-offer = On offer: { $cards }
terminal-pass = Hand the device to { $who }. Press Enter when only { $who } is looking.
terminal-help =
    Write a card to play it. Where you are Staggered, write x and a card to give it up.
    ? followed by an action tells whether it is allowed, and the rule if not.
    log shows what has happened, hand shows the table again, quit leaves the game.
terminal-allowed = { $action } is allowed.
terminal-left = You leave the game.
terminal-saved = The record is in { $path }. Check it with: undercard verify { $path }

## Survive at the terminal.

terminal-survive-round = Round { $round } of { $rounds }
terminal-survive-legend = X, Y, Z: the players’ figures; G, C: Grabbers and Crawlers; small letters: knocked down. (1) to (4): teleporters, t: terminal, n: nest, dots: zones. B, G: active blue and green fields, b, g: switched off. A letter beside a figure or in a cell is a resource lying there, a number several.
terminal-survive-hint = Write a1-a2 for a step, +w and -w to pick up and drop, or one of the actions above.
terminal-survive-help =
    Write an action as it is shown: a1-a2 for a step, +w and -w to pick up and drop, hit a2 to attack.
    ? followed by an action tells whether it is allowed, and the rule if not.
    log shows what has happened, table shows the dungeon again, quit leaves the game.
terminal-survive-steps = Steps: { $steps }
terminal-survive-down = down
terminal-survive-out = out
terminal-survive-needs = Your colony needs { $needs }.
terminal-survive-cards = Your cards: { $cards }
