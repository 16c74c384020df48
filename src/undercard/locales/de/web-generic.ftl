### Der allgemeine Tisch: für jedes Spiel, das keinen eigenen mitbringt.

generic-situation = { $you ->
    [yes] Du bist am Zug
   *[no] { $who } ist am Zug
}
generic-table = Auf dem Tisch
generic-hidden = verdeckt
generic-score = Punkte
generic-actions = Mögliche Aktionen
