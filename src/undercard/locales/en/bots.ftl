### The bots: their levels, and why they do what they do.

## Levels of a game that has no names for them.

level = Level { $level }
house-bot = The host’s own bot, not rated

## Why.

reason-only = There was nothing else to do.
reason-whim = On a whim.
reason-redraw = An unsound hand is better drawn anew.
reason-sleeve = Any fighter will do.
reason-character = This character has the most Neurochem and Attack cards.
reason-draw = A card is better than none.
reason-give-up = If a card must go, the one that is worth least.
reason-answer = The cheapest card that answers.
reason-lead = The weakest attack: the strong ones are for later.
reason-sure-hit = You have shown that you hold no answer to this.
reason-rest = A Rest is a card for free.
reason-learned = Chosen by the chances learned from playing many games.
reason-search = It won most often in the games imagined from here.
reason-champion = Experience named the likely moves; of those it won most often in the games imagined from here.
reason-plan = The next step of a plan made before.
reason-pick = This pays for the way home.
reason-lay = It is safe at home.
reason-fight = The odds are good.
reason-field = The field is in the way.
reason-home = Home with the load.
reason-fetch = On the way to what pays most for the walk.
reason-stand = Nobody gets anywhere lying down.
reason-place = As near as can be to what lies about.
reason-card = The highest card, to go first.
reason-wait = Nothing here pays for the effort.
reason-other = A rule of thumb for this moment.
explain-chance = { $action }: { $share }% of its attention, { $chance }% to win
explain-share = { $action }: { $share }% of its attention
