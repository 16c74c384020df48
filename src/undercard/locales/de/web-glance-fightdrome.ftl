### Fightdrome in small pictures and invitations.

glance-fightdrome-round = Runde { $round }
glance-fightdrome-attack = { $host } greift an
glance-fightdrome-answer = du antwortest
glance-fightdrome-lose = oder verlierst eine Karte
