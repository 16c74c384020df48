### What only the browser says: labels, buttons, hints.

web-language = Language
web-theme = Light or dark
web-theme-name = { $theme ->
    [dark] Dark
    [light] Light
   *[system] As the system
}
web-view-board = Board
web-view-text = Text
web-round = Round { $round }
web-turn-yours = Your turn
web-turn-theirs = To act
web-watching = You are watching.
web-not-your-turn = It is not your turn.

## The front page.

web-slogan = Two fights. One table.
web-about-fightdrome = A duel of hidden hands. Strike, block, feint, and leave your opponent without an answer.
web-about-survive = A dungeon skirmish for two or three. Grab what your colony needs and bring it home.

## The Fightdrome table.

web-table = Fightdrome: { $one } against { $other }
web-hand = Hand
web-hand-yours = Your hand
web-hand-of = { $who }’s hand
web-hand-keys = Left and right arrow choose a card, Enter plays it.
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
web-live = Live attack
web-live-by = { $card }, played by { $who }
web-nothing-live = No attack is live.
web-pause = Pause
web-last-card = Last card of { $who }
web-last = Last card
web-none = none
web-play = Play { $card }
web-give-up = Give up { $card }
web-pick-card = Choose a raised card: click it or drag it up.
web-actions = Your other choices
web-action-rest = Rest
    .hint = Draw a card and hand over the Lead.
web-action-keep = Keep the hand
    .hint = Play it as it is.
web-action-redraw = Draw anew
    .hint = Show the hand and draw seven new cards.
web-action-sleeve = Send { $sleeve }
web-picked = { $sleeve } is ready. Waiting for the opponent’s choice.
web-can = You can
