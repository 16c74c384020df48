### Survive in small pictures and invitations.

glance-survive-round = { $round ->
    [0] Aufstellung
   *[other] Runde { $round } von { $rounds }
}
glance-survive-collect = sammeln
glance-survive-fight = gegen { $host } kämpfen
glance-survive-survive = heimkommen
