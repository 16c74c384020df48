### The bots: their levels, and why they do what they do.

## Levels of a game that has no names for them.

level = Level { $level }
house-bot = The host’s own bot, not rated

## Why.

reason-only = There was nothing else to do.
reason-whim = On a whim.
reason-search = It won most often in the simulated games.
explain-chance = { $action }: { $share }% of its attention, { $chance }% to win
explain-share = { $action }: { $share }% of its attention
