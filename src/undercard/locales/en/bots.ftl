### The bots: their levels, and why they do what they do.

## Levels. The names are not translated.

level-fightdrome-1 = Tin Mickey
    .style = Swings at anything. A good first opponent.
level-fightdrome-2 = Lefty Vale
    .style = Knows which cards are cheap, and forgets it half the time.
level-fightdrome-3 = Old Cobalt
    .style = Spends little, rests whenever he can, hits where it is safe.
level-fightdrome-4 = Doctor Nines
    .style = Counts cards and looks a few blows ahead.
level-fightdrome-5 = The Undertow
    .style = Learned from billions of blows and thinks before each one.
level-survive-1 = Stray
    .style = Fetches and carries, but is easily distracted.
level-survive-2 = Magpie
    .style = Takes what shines nearest and brings it home.
level-survive-3 = Packmule
    .style = Plans each walk, but not for long.
level-survive-4 = Forewoman
    .style = Weighs every plan against dice and opponents.
level-survive-5 = The Quartermaster
    .style = Has already thought of it.
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
