### Fightdrome in small pictures and invitations.

glance-fightdrome-round = round { $round }
glance-fightdrome-attack = { $host } attacks
glance-fightdrome-answer = you answer
glance-fightdrome-lose = or lose a card
