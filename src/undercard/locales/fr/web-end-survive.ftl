### Survive : la fin d’une partie.

survive-end-points = { $you ->
    [yes] Tu as { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $lead } de plus que { $other }.
    [second] { $who } a { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $lead } de plus que toi.
   *[no] { $who } a { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $lead } de plus que { $other }.
}
survive-end-tie = { $you ->
    [yes] Égalité de points, mais tu as plus de ressources dans ta zone que { $other } : { $more } contre { $fewer }.
    [second] Égalité de points, mais { $who } a plus de ressources dans sa zone que toi : { $more } contre { $fewer }.
   *[no] Égalité de points, mais { $who } a plus de ressources dans sa zone que { $other } : { $more } contre { $fewer }.
}
survive-end-falls = { $you ->
    [yes] { $count ->
        [one] fois où une de tes figurines a été mise à terre
       *[other] fois où tes figurines ont été mises à terre
    }
   *[no] { $count ->
        [one] fois où une figurine a été mise à terre
       *[other] fois où des figurines ont été mises à terre
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
survive-end-carried = { $count ->
    [one] ressource encore portée à la fin, qui ne compte pas
   *[other] ressources encore portées à la fin, qui ne comptent pas
}
