### Help: the rules page, the lessons and the page about fair chance.

## The rules.

help-rules = { $game }: Regeln
help-games = Spiele
help-learn = Spielend lernen
help-example = Beispielrunde
help-example-open = Beispiel durchgehen
help-contents = Inhalt
help-search = Regeln durchsuchen
help-search-hint = Wort oder Regelnummer
help-found = { $count ->
    [one] 1 Regel
   *[other] { $count } Regeln
}
help-nothing = Keine Regel enthält all diese Wörter: „{ $query }“.
help-link-to = Link zu Regel { $rule }
help-option = Option
help-usual = Standard: { $value }
help-usual-mark = Standard
help-option-span = { $least } bis { $most }

## Lessons.

help-learn-title = Spielend lernen
help-learn-about = Echte, aufgezeichnete Partien. Du machst jeden Zug für die eine Seite und lernst eine Regel nach der anderen. Schiefgehen kann nichts.
help-start = { $state ->
    [done] Noch einmal
    [begun] Weitermachen
   *[new] Los geht’s
}
help-you = Du
help-rival = Gegner
help-step = Schritt { $step } von { $steps }
help-now = Jetzt: { $action }
help-walk = Gehe nach { $cell }
help-show-me = Zeig es mir
help-continue = Weiter
help-back = Zurück
help-again = Noch einmal von vorn
help-next-lesson = Nächste Lektion
help-learned = Geschafft
help-watch = Sieh zu …
help-play-bot = Eine echte Partie spielen
help-read-rules = Alle Regeln lesen
help-also-legal = Das ist auch erlaubt. In dieser Lektion geht es so weiter: { $action }.
help-lesson-lost = Die Lektion konnte nicht geladen werden.

## Fair chance.

help-fair = Nachprüfbare Fairness
help-fair-intro = Karten und Würfel werden an unseren Tischen so bestimmt, dass niemand sie heimlich aussuchen kann, nicht einmal der Betreiber dieses Servers. Hier erfährst du, wie das geht, und kannst es ausprobieren.
help-fair-promise = 1. Ein Versprechen
help-fair-promise-about = Bevor jemand Platz nimmt, zieht der Tisch eine lange Zufallszahl, sein Geheimnis, und zeigt allen ihren Fingerabdruck (SHA-256). Aus dem Fingerabdruck kann niemand das Geheimnis berechnen, und kein anderes Geheimnis hat denselben Fingerabdruck. Der Tisch kann es sich also nicht mehr anders überlegen.
help-fair-words = 2. Ein Wort von allen
help-fair-words-about = Wenn die Partie beginnt, steuert der Browser jedes Spielers ein zufälliges Wort bei. Der Tisch konnte diese Wörter bei seinem Versprechen nicht kennen, also auch kein Geheimnis aussuchen, das einem Freund gute Karten gibt.
help-fair-draw = 3. Jede Ziehung hängt von beidem ab
help-fair-draw-about = Vor dem Austeilen und vor jeder Aktion werden neue Zufallszahlen berechnet: aus dem Geheimnis, der Nummer der Aktion und allen Wörtern (HMAC-SHA256). Niemand kann aus den schon gesehenen Karten die nächste berechnen.
help-fair-reveal = 4. Das Geheimnis wird gelüftet
help-fair-reveal-about = Ist die Partie vorbei, wird das Geheimnis veröffentlicht. Jeder kann prüfen, ob es zum Fingerabdruck passt und ob sich jede Karte und jeder Würfelwurf daraus ergibt: mit der Schaltfläche „Prüfen“ in jeder Wiederholung oder offline mit der Aufzeichnung:
help-fair-limits = Was das nicht verhindert
help-fair-limits-about = Ein Betreiber könnte einem Freund das Geheimnis verraten, und der könnte vorausschauen. Und zwei Freunde können einander immer ihre Karten zeigen. Wenn es um etwas geht, spiele bei einem Betreiber, dem du vertraust.
help-fair-try = Probier es aus
help-fair-try-about = Du bist der Tisch. Wähle ein Geheimnis und sieh dir an, was die Spieler zu sehen bekommen.
help-fair-secret = Dein Geheimnis
help-fair-new = Ein anderes Geheimnis
help-fair-shown = Was alle vor der Partie sehen
help-fair-word = Das Wort eines Spielers
help-fair-first = Daraus wird ausgeteilt
help-fair-cheat = Ändere jetzt einen einzigen Buchstaben des Geheimnisses: Der Fingerabdruck ändert sich völlig, und alle würden es merken.
help-fair-match = Das Geheimnis passt zum Versprechen.
help-fair-mismatch = Das ist nicht das versprochene Geheimnis.
help-fair-promised = Dieses Geheimnis versprechen
help-fair-needs-https = Dieser Browser berechnet Fingerabdrücke nur auf Seiten, die über HTTPS geladen wurden.
