### Survive: das Ende einer Partie.

survive-end-points = { $you ->
    [yes] Du hast { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $lead } mehr als { $other }.
    [second] { $who } hat { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $lead } mehr als du.
   *[no] { $who } hat { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $lead } mehr als { $other }.
}
survive-end-tie = { $you ->
    [yes] Gleich viele Punkte, aber du hast mehr Ressourcen in der Zone als { $other }: { $more } zu { $fewer }.
    [second] Gleich viele Punkte, aber { $who } hat mehr Ressourcen in der Zone als du: { $more } zu { $fewer }.
   *[no] Gleich viele Punkte, aber { $who } hat mehr Ressourcen in der Zone als { $other }: { $more } zu { $fewer }.
}
survive-end-falls = { $you ->
    [yes] { $count ->
        [one] Mal wurde eine deiner Figuren niedergeworfen
       *[other] Mal wurden deine Figuren niedergeworfen
    }
   *[no] { $count ->
        [one] Mal wurde eine Figur niedergeworfen
       *[other] Mal wurden Figuren niedergeworfen
    }
}
survive-end-contests = { $count ->
    [one] Probe zwischen zwei Figuren
   *[other] Proben zwischen zwei Figuren
}
survive-end-thefts = { $count ->
    [one] versuchter Diebstahl
   *[other] versuchte Diebstähle
}
survive-end-carried = { $count ->
    [one] Ressource wurde am Ende noch getragen und zählt nicht
   *[other] Ressourcen wurden am Ende noch getragen und zählen nicht
}
