### Help: the rules page, the lessons and the page about fair chance.

## The rules.

help-rules = { $game }: Regeln
help-games = Spiele
help-learn = Spielend lernen
help-example = Beispielrunde
help-example-open = Beispiel durchgehen
help-contents = Inhalt
help-search = Regeln durchsuchen
help-search-hint = Finte, F4.7, Teleporter …
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
help-picture-answers = { $card } antwortet zum Beispiel auf: { $yes }. Nicht auf: { $no }.
help-scene-S2-2 = Vier Spielkarten in der Reihenfolge, in der sie am Zug sind: Karo-Ass, Kreuz-König, Pik-König, Herz-7.
help-scene-S3-1 = Eine Figur geht drei Felder geradeaus; ein aktives Energiefeld versperrt das nächste.
help-scene-S3-2 = Eine beladene Figur steht neben einer Ressource.
help-scene-S3-5 = Eine Figur will an einem Gegner vorbei: Sie würfelt 6, der Gegner 3.
help-scene-S5-1 = Eine Figur auf einem Feld neben einem aktiven blauen Energiefeld.
help-scene-S5-3 = Zwei grüne Energiefelder, eines an und eines aus.
help-scene-S6-2 = Der Verlierer liegt zwei Felder vom Sieger entfernt; seine Ladung liegt dazwischen.
help-scene-S7-1 = Eine niedergeworfene Figur mit ihrer Ladung.
help-scene-S9-2 = Drei Ressourcen, die 5, 3 und 1 Punkt wert sind.
help-scene-S10-1 = Ein Greifer und ein Krabber, der einen Kristall trägt.

## Lessons.

help-learn-title = Spielend lernen
help-learn-about = Eine echte, aufgezeichnete Partie. Du machst jeden Zug für die eine Seite, und jede Regel wird erklärt, wenn sie zum ersten Mal wichtig wird. Schiefgehen kann nichts.
help-lesson-fightdrome = Dein erster Kampf
help-lesson-fightdrome-about = Fünf Minuten: eröffnen, antworten, blocken, täuschen, wanken, ausruhen, gewinnen.
help-lesson-survive = Deine erste Runde
help-lesson-survive-about = Zehn Minuten: Team aufstellen, Karte wählen, gehen, tragen, springen, raufen.
help-start = Los geht’s
help-you = Du
help-rival = Gegner
help-step = Schritt { $step } von { $steps }
help-now = Jetzt: { $action }
help-walk = Gehe nach { $cell }
help-show-me = Zeig es mir
help-continue = Weiter
help-back = Zurück
help-again = Noch einmal von vorn
help-other-lesson = Die andere Lektion
help-play-bot = Eine echte Partie spielen
help-read-rules = Alle Regeln lesen
help-also-legal = Das ist auch erlaubt. In dieser Lektion geht es so weiter: { $action }.
help-lesson-lost = Die Lektion konnte nicht geladen werden.

help-fightdrome-intro = Willkommen in der Arena. Dein Kämpfer ist ein Stack in einem Sleeve; zusammen bestimmen sie, wie viele Karten jeder Art in deinem Deck sind (F1.2). Du hast sieben Karten (F2.1); die deines Gegners sind verdeckt.
help-fightdrome-lead = Du eröffnest: Spiele eine beliebige Angriffskarte, also Schlag, Tritt oder Packen. Die Zahl ist ihre Stärke (F3.1).
help-fightdrome-draw = Du hast sofort eine neue Karte gezogen: Jede Karte außer einer Neurochem-Karte wird ersetzt (F5.1). Jetzt muss dein Gegner auf deinen Angriff antworten.
help-fightdrome-answer = Ein Angriff läuft, und du musst antworten. Packen antwortet auf jeden Angriff von höchstens gleicher Stärke; ein Schlag auf Schlag und Packen, ein Tritt auf Tritt und Packen (F4.1, F4.2, F4.3). Abgedunkelte Karten passen nicht: Wähle eine, um zu sehen, warum. Wer spielen kann, muss spielen (F3.5).
help-fightdrome-feint = Eine Finte antwortet auf jeden noch so starken Angriff außer einem Neurochem-Angriff. Du ziehst eine Karte und greifst sofort wieder an (F4.7).
help-fightdrome-follow_up = Setze nach deiner Finte mit einer beliebigen Angriffskarte nach. Eine schwache genügt: Die Stärke zählt hier nicht (F3.3).
help-fightdrome-stagger = Keine Karte auf deiner Hand passt. Du gerätst ins Wanken: Lege eine Karte verdeckt ab (F6.1). Dafür ziehst du keine neue, deine Hand schrumpft also; wer keine Karte mehr hat, hat verloren (F6.2).
help-fightdrome-weave = Ausweichen stoppt jeden noch so starken Angriff außer einem Neurochem-Angriff. Dann ist der Kampf unterbrochen, und der Spieler, dessen Angriff gestoppt wurde, eröffnet neu (F4.6, F4.12).
help-fightdrome-neurochem = Neurochem-Karten schlagen jede Stärke, und nur Neurochem-Karten antworten auf sie. Der Preis: Danach ziehst du keine Karte (F4.9, F5.2).
help-fightdrome-they_stagger = Dein Gegner hat keine Antwort und gerät ins Wanken: Er hat eine Karte weniger. Jetzt darfst du wieder angreifen oder dich ausruhen (F6.3).
help-fightdrome-block = Ein Block stoppt einen Angriff, der nicht stärker ist als er selbst. Schlag Block hilft gegen Schlag und Packen, Tritt Block gegen Tritt und Packen (F4.4, F4.5).
help-fightdrome-pause = Dein Angriff wurde gestoppt; der Kampf ist unterbrochen, und du eröffnest wieder (F4.12). Mit Block, Finte oder Ausweichen kann man nicht eröffnen (F4.13).
help-fightdrome-rest = Unmittelbar nachdem dein Gegner ins Wanken geraten ist, darfst du dich ausruhen, statt zu eröffnen: Ziehe eine Karte und überlass ihm die Eröffnung (F7.1). Mit voller Hand geht das aber nicht (F7.2).
help-fightdrome-they_rest = Dein Gegner ruht sich aus: Er hat eine Karte mehr, und du eröffnest (F7.1).
help-fightdrome-end = Dein Gegner hatte nach deinem Ausruhen keine Angriffskarte, darum ist die Runde vorbei (F7.3). Du hast deinen ersten Kampf gewonnen! Meist endet eine Runde, wenn ein Spieler keine Karte mehr hat (F8.1).

help-survive-intro = Willkommen im Dungeon. Bringe Ressourcen in deine Zone, bevor die letzte Runde endet. Deine drei geheimen Karten zeigen, was deine Kolonie am meisten braucht: Diese Arten sind je 5 Punkte wert (S1.5, S9.2).
help-survive-place = Zuerst stellst du deine Figuren auf, eine nach der anderen, auf freien Feldern deiner Zone (S1.7). Jede ist anders schnell und stark (D2).
help-survive-leave = Du hast mehr Figuren, als mitspielen dürfen: Wähle eine, die nicht mitspielt (S1.7).
help-survive-bid = Eine Runde beginnt: Alle wählen heimlich eine Karte. Die höchste beginnt; das Ass ist am höchsten, und bei gleichem Wert gilt Kreuz vor Pik, Herz und Karo (S2.1, S2.2). Jede Karte kannst du nur einmal einsetzen.
help-survive-order = Die Karten sind aufgedeckt, und die Reihenfolge dieser Runde steht fest. Auch die NPCs haben eine Karte (S2.2).
help-survive-use = Du bist am Zug: Aktiviere deine Figuren nacheinander in beliebiger Reihenfolge (S2.3). Jede hat zwei Aktionen: Bewegung, Energiefelder oder Handgemenge (S2.4).
help-survive-step = Eine Bewegung geht Feld für Feld, nie diagonal, höchstens so viele Schritte wie der Bewegungswert der Figur (S3.1). Wände und leuchtende Energiefelder versperren den Weg.
help-survive-pick = Hier liegt etwas Nützliches. Aufnehmen kostet keine Aktion und ist während der Aktivierung jederzeit möglich. Aber jede Ressource macht die Figur langsamer (S3.2).
help-survive-drop = Zu Hause! Am Ende zählt nur, was in deiner Zone liegt, nicht, was deine Figuren noch tragen (S9.2). Auf einem Feld dürfen höchstens drei Ressourcen abgelegt werden (S3.3).
help-survive-field = Ein Durchgang mit einem blauen Energiefeld. Von einem Feld daneben kann eine Figur es aus- oder einschalten; das ist eine Aktion (S5.1, S5.2).
help-survive-green = Grüne Energiefelder schaltet man an Terminals: Von jedem Terminal aus kannst du in einer Aktion beliebig viele umschalten (S5.3).
help-survive-jump = Ein Teleporter! Würfle mit einem W8: 1 bis 4 bringt dich zum Teleporter mit dieser Nummer, bei 5 bis 7 wählst du einen, und bei 8 landest du auf einem zufälligen und wirst niedergeworfen (S4.1). Ein Sprung kostet keinen Schritt.
help-survive-to = Du hast 5 bis 7 gewürfelt: Wähle den Teleporter (S4.1).
help-survive-hit = Ein Gegner nebenan: Handgemenge! Beide würfeln mit einem W8 und zählen ihren Modifikator dazu; der Angreifer erhält +1, und jede getragene Ressource kostet 1. Der Verlierer lässt seine Ladung fallen, wird zurückgestoßen und niedergeworfen (S6.1, S6.2).
help-survive-follow = Du hast gewonnen: Deine Figur darf auf das verlassene Feld nachrücken (S6.2).
help-survive-stay = Du hast gewonnen: Deine Figur darf nachrücken oder stehen bleiben (S6.2).
help-survive-stand = Eine niedergeworfene Figur steht zuerst auf; das kostet zwei Schritte (S7.1).
help-survive-return = Eine Figur, die aus dem Spiel ist, kommt sofort in deine Zone zurück, handelt aber erst in der nächsten Runde wieder (S8.1).
help-survive-done = Beende diese Bewegung, um eine andere Aktion zu beginnen (S2.4).
help-survive-pass = Du musst nicht alles nutzen: Beende die Aktivierung dieser Figur (S2.4).
help-survive-npc = Die NPCs waren am Zug: Greifer jagen Figuren, die etwas tragen, Krabber schleppen Ressourcen in ihr Nest. Ein Entscheidungsbaum steuert sie, und der Tisch zeigt, welche Fragen er gestellt hat (S10.2).
help-survive-knocked_down = Eine gewürfelte 1 wirft die eigene Figur nieder, eine 8 die andere (S3.6).
help-survive-out = Niedergeworfen, obwohl schon am Boden: Diese Figur ist bis zur nächsten Runde aus dem Spiel (S8.1).
help-survive-end = Die erste Runde ist vorbei. So geht es vier Runden lang; dann werden die Ressourcen in den Zonen gezählt: 5 Punkte für die auf deinen eigenen Karten, 3 für die auf den zwei offenen Karten, 1 für alle anderen (S9.2). Du bist bereit!

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
