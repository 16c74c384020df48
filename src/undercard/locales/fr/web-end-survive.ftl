### Survive : la fin d’une partie.

survive-end-points = { $you ->
    [yes] Vous avez { $points } points, { $lead } de plus que { $other }.
    [second] { $who } a { $points } points, { $lead } de plus que vous.
   *[no] { $who } a { $points } points, { $lead } de plus que { $other }.
}
survive-end-falls = { $you ->
    [yes] fois où vos figurines ont été jetées à terre
   *[no] fois où des figurines ont été jetées à terre
}
survive-end-contests = { $count ->
    [one] duel de dés
   *[other] duels de dés
}
survive-end-thefts = { $count ->
    [one] tentative de vol
   *[other] tentatives de vol
}
