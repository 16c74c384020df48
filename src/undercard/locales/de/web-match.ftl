### Die Suche nach einem Gegner, und ein Gegner, der weg ist.

web-quick-waiting = Suche einen Gegner für { $game } …
web-quick-wait = Du hast mehrere Partien vor deinem ersten Zug verlassen. Nächste schnelle Partie in { $time }.
match-waited = Wartezeit
match-others = { $count ->
    [0] Sonst wartet noch niemand.
    [one] Eine weitere Person wartet.
   *[other] { $count } weitere Personen warten.
}
match-others-calm = Ohne Zeitlimit: { $count }.
match-others-clock = Mit Zeitlimit: { $count }.
match-play-bot = Solange gegen { $bot } spielen
    .hint = Ohne Wertung. Die Suche läuft weiter, und du kannst die Partie später beenden.
match-again = Dein Gegner hat nicht angenommen. Die Suche läuft weiter.
match-searching = Suche einen Gegner …
match-stop = Suche beenden
match-person = Gegner gefunden: noch { $seconds } s zum Annehmen
match-absent = { $who } ist weg. Zeit zum Zurückkommen:
match-absent-left = Zeit bis zur Rückkehr
match-absent-over = { $who } ist schon zu lange weg.
match-claim = { $players ->
    [2] Sieg beanspruchen
   *[other] Spieler ausscheiden lassen
}
match-bot-finishes = Bot übernimmt (ohne Wertung)
match-keep-waiting = Weiter warten
