### The front page of a returning visitor, and games to watch.

front-turns = { $count ->
    [one] in einer Partie
   *[other] in { $shown } Partien
}
front-next-bot = Nächster Bot · Stufe { $level } von { $levels }
front-ladder-done = Du hast alle Stufen geschlagen
front-distance = { $way ->
    [below] { $count ->
        [one] Dir fehlt 1 Punkt.
       *[other] Dir fehlen { $points } Punkte.
    }
   *[above] { $count ->
        [one] Du liegst 1 Punkt darüber.
       *[other] Du liegst { $points } Punkte darüber.
    }
}
front-live = Jetzt live
front-live-all = { $count ->
    [one] 1 Partie
   *[other] Alle { $shown } Partien
}
front-last-games = Letzte Partien
front-watch-more = Mehr Partien
watch-title = Zuschauen
watch-all = Alle Spiele
watch-none = Gerade spielt niemand öffentlich. Starte eine Partie, dann können andere hier zuschauen.
watch-start = Partie starten
