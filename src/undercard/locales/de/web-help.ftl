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
help-fair-intro = Karten und Würfel werden an unseren Tischen so bestimmt, dass niemand sie unbemerkt aussuchen kann, nicht einmal der Betreiber dieses Servers. Hier erfährst du, wie das geht, und kannst es ausprobieren.
help-fair-promise = 1. Ein Versprechen
help-fair-promise-about = Bevor jemand Platz nimmt, zieht der Tisch eine lange Zufallszahl, sein Geheimnis, und zeigt allen ihren Fingerabdruck (SHA-256). Aus dem Fingerabdruck kann niemand das Geheimnis berechnen, und kein anderes Geheimnis hat denselben Fingerabdruck. Dein Browser merkt sich den Fingerabdruck, wenn du Platz nimmst. Der Tisch kann es sich also nicht mehr anders überlegen.
help-fair-words = 2. Ein Wort von allen
help-fair-words-about = Der Browser jedes Spielers wählt ein zufälliges Wort und zeigt zuerst nur sein Siegel: einen Fingerabdruck aus dem Wort und dem Versprechen. Erst wenn alle Plätze ihr Wort versiegelt haben, werden die Wörter aufgedeckt, und von da an bis zum Austeilen kann niemand den Tisch verlassen. So kann niemand seines als Letzter aussuchen, auch nicht der Betreiber, und das Versprechen lässt sich nicht mehr austauschen: Es steckt in jedem Siegel. Auch Bots machen mit; ihre Wörter ergeben sich aus dem Geheimnis.
help-fair-draw = 3. Jede Ziehung hängt von beidem ab
help-fair-draw-about = Vor dem Austeilen und vor jeder Aktion werden neue Zufallszahlen berechnet: aus dem Geheimnis, der Nummer der Aktion und allen Wörtern (HMAC-SHA256). Niemand kann aus den schon gesehenen Karten die nächste berechnen.
help-fair-reveal = 4. Das Geheimnis wird gelüftet
help-fair-reveal-about = Ist die Partie vorbei, wird das Geheimnis veröffentlicht. Mit der Schaltfläche „Prüfen“ in der Wiederholung vergleicht dein Browser es mit seiner eigenen Kopie, nicht mit dem, was der Server jetzt sagt. Die heruntergeladene Aufzeichnung enthält deine Kopie, und du kannst alles offline prüfen:
help-fair-proved = Was das beweist
help-fair-proved-about = Findet dein Browser alles in Ordnung, dann hat der Tisch sein Geheimnis nicht ausgetauscht, seit du Platz genommen hast, dein eigenes Wort hat jede Karte und jeden Würfelwurf mitbestimmt, und weder ein Spieler noch der Betreiber konnte ein Wort wählen, nachdem er die anderen kannte. Ein einziger ehrlicher Spieler genügt: Niemand konnte sich aussuchen, was ausgeteilt wird.
help-fair-limits = Was das nicht verhindert
help-fair-limits-about = Manches kann keine Rechnung ausschließen:
help-fair-limit-host = Ein Betreiber, der in die Datenbank schaut, kennt das Geheimnis und damit jede Hand und jede kommende Karte, und er könnte sie einem Freund verraten.
help-fair-limit-friends = Zwei Freunde können einander immer ihre Karten zeigen.
help-fair-limit-withheld = Deckt ein Spieler sein versiegeltes Wort nicht rechtzeitig auf, wird ohne es ausgeteilt. Zusammen mit einem unehrlichen Betreiber könnte er so zwischen zwei Möglichkeiten wählen. Die Prüfung zeigt jedes zurückgehaltene Wort.
help-fair-limit-copy = Ohne eine Kopie von vor dem Austeilen, etwa auf einem anderen Gerät, kann dein Browser nur sagen, dass Geheimnis und Versprechen zueinander passen. Und die Seite selbst kommt vom Server: Wenn du ihm nicht traust, prüfe die Aufzeichnung offline.
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
