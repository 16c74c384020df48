### Survive in small pictures and invitations.

glance-survive-round = { $round ->
    [0] setup
   *[other] round { $round } of { $rounds }
}
glance-survive-collect = collect
glance-survive-fight = fight { $host }
glance-survive-survive = get home
