### Fightdrome in the help: pictures of the rules page and the lesson.

help-picture-answers = { $card } antwortet zum Beispiel auf: { $yes }. Nicht auf: { $no }.
help-lesson-fightdrome-bout = Dein erster Kampf
    .about = Angreifen, antworten, blocken, täuschen, wanken, ausruhen, gewinnen.
help-fightdrome-lead = Spiele einen Angriff. Die Zahl auf der Karte ist seine Stärke (F3.1).
help-fightdrome-draw = Du hast sofort eine neue Karte gezogen. Jede Karte wird ersetzt, nur Neurochem-Karten nicht (F5.1).
help-fightdrome-answer = Jetzt wirst du angegriffen und musst antworten. Ein Tritt antwortet auf Tritt oder Packen von höchstens gleicher Stärke, ein Schlag auf Schlag oder Packen (F4.1, F4.2).
help-fightdrome-neurochem = Eine Neurochem-Karte schlägt jede Stärke. Der Preis: Du ziehst keine Karte nach (F4.9, F5.2).
help-fightdrome-they_stagger = Dein Gegner hat keine Antwort und gerät ins Wanken: Er verliert eine Karte und zieht keine nach. Wer keine Karte mehr hat, hat verloren (F6.1, F6.2).
help-fightdrome-rest = Direkt danach darfst du dich ausruhen: Ziehe eine Karte und überlass deinem Gegner die Eröffnung (F7.1).
help-fightdrome-block = Ein Block stoppt einen Angriff, der nicht stärker ist als er selbst. Schlag Block hilft gegen Schlag und Packen (F4.4).
help-fightdrome-weave = Ausweichen stoppt jeden noch so starken Angriff, außer Neurochem (F4.6).
help-fightdrome-grapple = Packen antwortet auf jede Art von Angriff von höchstens gleicher Stärke (F4.3).
help-fightdrome-stagger = Keine deiner Karten passt: Du gerätst ins Wanken. Wähle eine Karte, die du ablegst (F6.1).
help-fightdrome-feint = Eine Finte antwortet auf jeden Angriff, außer Neurochem. Danach greifst du sofort wieder an (F4.7).
help-fightdrome-follow_up = Setze mit einer beliebigen Angriffskarte nach. Die Stärke zählt hier nicht (F3.3).
help-fightdrome-again = Dein Gegner wankt wieder, also eröffnest du weiter. Bleib dran (F6.3).
help-fightdrome-few = Mit wenigen Karten ist ein Angriff schwer zu beantworten. Weiter so!
help-fightdrome-last = Dein Gegner musste eröffnen, hatte aber keine Angriffskarte; auch dann gerät man ins Wanken (F7.4). Eine Karte hat er noch: Greif an!
help-fightdrome-end = Dein Gegner hat keine Karte mehr: Du hast deinen ersten Kampf gewonnen (F6.2)!
