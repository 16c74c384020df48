### Survive in small pictures and invitations.

glance-survive-round = { $round ->
    [0] mise en place
   *[other] manche { $round } sur { $rounds }
}
glance-survive-collect = collecter
glance-survive-fight = combattre { $host }
glance-survive-survive = rentrer
