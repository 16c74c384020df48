### Survive: das Ende einer Partie.

survive-end-points = { $you ->
    [yes] Du hast { $points } Punkte, { $lead } mehr als { $other }.
    [second] { $who } hat { $points } Punkte, { $lead } mehr als du.
   *[no] { $who } hat { $points } Punkte, { $lead } mehr als { $other }.
}
survive-end-falls = { $you ->
    [yes] Mal wurden deine Figuren niedergeworfen
   *[no] Mal wurden Figuren niedergeworfen
}
survive-end-contests = { $count ->
    [one] Probe zwischen zwei Figuren
   *[other] Proben zwischen zwei Figuren
}
survive-end-thefts = { $count ->
    [one] versuchter Diebstahl
   *[other] versuchte Diebstähle
}
