### Fightdrome in histories and profiles.

fightdrome-trait-stack = Stack
    .rate = Win rate by Stack
fightdrome-trait-sleeve = Sleeve
    .rate = Win rate by Sleeve
fightdrome-ending-empty_hand = last card played
fightdrome-ending-rest = no attack after a Rest
fightdrome-ending-staggered = out of cards
