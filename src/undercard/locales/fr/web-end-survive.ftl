### Survive : la fin d’une partie.

survive-end-points = { $you ->
    [yes] Tu as { $points } points, { $lead } de plus que { $other }.
    [second] { $who } a { $points } points, { $lead } de plus que toi.
   *[no] { $who } a { $points } points, { $lead } de plus que { $other }.
}
survive-end-falls = { $you ->
    [yes] { $count ->
        [one] fois où une de tes figurines a été jetée à terre
       *[other] fois où tes figurines ont été jetées à terre
    }
   *[no] { $count ->
        [one] fois où une figurine a été jetée à terre
       *[other] fois où des figurines ont été jetées à terre
    }
}
survive-end-contests = { $count ->
    [one] duel de dés
   *[other] duels de dés
}
survive-end-thefts = { $count ->
    [one] tentative de vol
   *[other] tentatives de vol
}
