### Der allgemeine Tisch: für jedes Spiel, das keinen eigenen mitbringt.

generic-situation = { $you ->
    [yes] Du bist dran
   *[no] { $who } ist dran
}
generic-table = Auf dem Tisch
generic-hidden = verdeckt
generic-score = Punkte
generic-actions = Was du tun kannst
