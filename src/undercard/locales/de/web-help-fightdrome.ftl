### Fightdrome in the help: pictures of the rules page and the lesson.

help-picture-answers = { $card } antwortet zum Beispiel auf: { $yes }. Nicht auf: { $no }.
help-lesson-fightdrome = Dein erster Kampf
help-lesson-fightdrome-about = Fünf Minuten: eröffnen, antworten, blocken, täuschen, wanken, ausruhen, gewinnen.
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
