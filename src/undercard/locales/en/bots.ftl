### The bots: their levels, and why they do what they do.

## Levels of a game that has no names for them.

level = Level { $level }
house-bot = The host’s own bot, not rated

## Why.

reason-only = There was nothing else to do.
reason-whim = On a whim.
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
reason-search = It won most often in the simulated games.
reason-champion = Experience suggested the likely moves; of those, this one won most often in the simulated games.
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
explain-chance = { $action }: { $share }% of its attention, { $chance }% to win
explain-share = { $action }: { $share }% of its attention
