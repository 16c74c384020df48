### Survive in small pictures and invitations.

glance-survive-round = { $round ->
    [0] preparación
   *[other] ronda { $round } de { $rounds }
}
glance-survive-collect = recoger
glance-survive-fight = luchar contra { $host }
glance-survive-survive = volver a casa
