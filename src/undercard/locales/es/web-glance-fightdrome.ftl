### Fightdrome in small pictures and invitations.

glance-fightdrome-round = ronda { $round }
glance-fightdrome-attack = { $host } ataca
glance-fightdrome-answer = tú respondes
glance-fightdrome-lose = o pierdes una carta
