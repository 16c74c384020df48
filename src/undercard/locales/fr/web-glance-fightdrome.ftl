### Fightdrome in small pictures and invitations.

glance-fightdrome-round = manche { $round }
glance-fightdrome-attack = { $host } attaque
glance-fightdrome-answer = tu réponds
glance-fightdrome-lose = ou tu perds une carte
