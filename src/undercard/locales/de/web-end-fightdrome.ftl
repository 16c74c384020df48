### Fightdrome: the end of a round or a game.

fightdrome-end-answer = { $you ->
    [yes] Du konntest nicht auf { $card } antworten und hast deine letzte Karte abgelegt.
   *[no] { $who } konnte nicht auf { $card } antworten und hat die letzte Karte abgelegt.
}
fightdrome-end-lead = { $you ->
    [yes] Du hattest keine Angriffskarte zum Eröffnen und hast deine letzte Karte abgelegt.
   *[no] { $who } hatte keine Angriffskarte zum Eröffnen und hat die letzte Karte abgelegt.
}
fightdrome-end-follow = { $you ->
    [yes] Du konntest nach deiner Finte nicht nachsetzen und hast deine letzte Karte abgelegt.
   *[no] { $who } konnte nach der Finte nicht nachsetzen und hat die letzte Karte abgelegt.
}
fightdrome-end-empty = { $you ->
    [yes] Du hast mit { $card } deine letzte Karte gespielt und konntest nicht weiterkämpfen.
   *[no] { $who } hat mit { $card } die letzte Karte gespielt und konnte nicht weiterkämpfen.
}
fightdrome-end-rest = { $you ->
    [yes] Kein Angriff nach dem Ausruhen: Du hattest keine Angriffskarte zum Eröffnen.
   *[no] Kein Angriff nach dem Ausruhen: { $who } hatte keine Angriffskarte zum Eröffnen.
}
fightdrome-end-both = { $you ->
    [yes] Deshalb zählen beide Hände: { $points } für dich, { $theirs } für { $other }.
   *[no] Deshalb zählen beide Hände: { $points } für { $who }, { $theirs } für { $other }.
}
fightdrome-end-higher = Kein Angriff nach dem Ausruhen: Der höhere Handwert gewinnt.
fightdrome-end-no-card = Keine Karte mehr
fightdrome-end-hidden = Nicht gezeigt
fightdrome-end-fame = { $mode ->
    [match] { $rounds ->
        [one] Match · 1 Runde
       *[other] Match · { $rounds } Runden
    }
    [epic] { $rounds ->
        [one] Episches Turnier · 1 Kampf
       *[other] Episches Turnier · { $rounds } Kämpfe
    }
   *[bout] Einzelkampf
}
fightdrome-end-lead-most = { $you ->
    [yes] Ruhm betrug dein größter Vorsprung, nach Runde { $round }
   *[no] Ruhm betrug der größte Vorsprung von { $who }, nach Runde { $round }
}
fightdrome-end-longest = { $you ->
    [yes] Karten hatte der längste Schlagabtausch; die letzte war deine
   *[no] Karten hatte der längste Schlagabtausch; die letzte kam von { $who }
}
fightdrome-end-staggers = { $count ->
    [one] Mal geriet { $who } ins Wanken
   *[other] Mal geriet { $who } ins Wanken
}
fightdrome-end-staggers-you = { $count ->
    [one] Mal bist du ins Wanken geraten
   *[other] Mal bist du ins Wanken geraten
}
fightdrome-end-strongest = { $you ->
    [yes] war der stärkste Angriff, den du gestoppt hast
   *[no] war der stärkste Angriff, den { $who } gestoppt hat
}

## The end of a round.

fightdrome-round-over = Runde { $round }
fightdrome-round-won = { $you ->
    [yes] Die Runde gehört dir
   *[no] Runde an { $who }
}
fightdrome-round-lost = Runde verloren
fightdrome-round-both = Beide Hände zählen
fightdrome-round-need = { $you ->
    [yes] Dir fehlen noch { $need }.
   *[no] { $who } fehlen noch { $need }.
}
fightdrome-round-next = Runde { $round }
fightdrome-round-out = { $you ->
    [yes] Dein Kämpfer { $sleeve } scheidet aus.
   *[no] { $sleeve }, der Kämpfer von { $who }, scheidet aus.
}
