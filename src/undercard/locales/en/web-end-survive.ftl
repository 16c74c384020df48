### Survive: the end of a game.

survive-end-points = { $you ->
    [yes] You scored { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $lead } more than { $other }.
    [second] { $who } scored { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $lead } more than you.
   *[no] { $who } scored { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $lead } more than { $other }.
}
survive-end-tie = { $you ->
    [yes] Equal points, but you have more resources in your zone than { $other }: { $more } to { $fewer }.
    [second] Equal points, but { $who } has more resources in their zone than you: { $more } to { $fewer }.
   *[no] Equal points, but { $who } has more resources in their zone than { $other }: { $more } to { $fewer }.
}
survive-end-falls = { $you ->
    [yes] { $count ->
        [one] time a figure of yours was knocked down
       *[other] times your figures were knocked down
    }
   *[no] { $count ->
        [one] time a figure was knocked down
       *[other] times figures were knocked down
    }
}
survive-end-contests = { $count ->
    [one] contest between two figures
   *[other] contests between two figures
}
survive-end-thefts = { $count ->
    [one] attempted theft
   *[other] attempted thefts
}
survive-end-carried = { $count ->
    [one] resource was still carried at the end and does not count
   *[other] resources were still carried at the end and do not count
}
