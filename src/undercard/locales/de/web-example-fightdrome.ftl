### The rulebook’s worked example of Fightdrome, step by step on the table.
### The texts are ours; rule ids such as F4.1 become links.

# $kind: play, discard, or open for a decision that has not been made.
example-choice = { $kind ->
    [discard] { $who } konnte jede dieser Karten ablegen
    [open] { $who } kann spielen
   *[play] { $who } konnte spielen
}
example-fits = Passt
example-fits-not = Passt nicht
example-fightdrome-0 = Alice und Simon tragen einen Einzelkampf aus. Beide haben sieben Karten (F2.1), und Alice eröffnet: Jede Angriffskarte ist erlaubt, egal wie stark (F3.1). Mit ihrem Block kann sie nicht eröffnen (F4.13).
example-fightdrome-1 = Alice fängt niedrig an. Auf Tritt 30 lässt sich leicht antworten, aber so bleiben ihre starken Karten auf der Hand, und Tritt 60 steht schon bereit. Sie zieht sofort eine neue Karte (F5.1).
example-fightdrome-2 = Simon erhöht: Ein Tritt antwortet auf einen Tritt von höchstens gleicher Stärke (F4.2). Seine Schläge helfen ihm hier nicht, nicht einmal der mit 80 (F4.1).
example-fightdrome-3 = Alice hat einen noch stärkeren Tritt und hält den Druck aufrecht (F4.2). Packen 70 hätte auch gepasst (F4.3), aber die Karte spart sie sich auf.
example-fightdrome-4 = Simon hat keinen Tritt mehr. Tritt Block 80 stoppt den Angriff (F4.5); so behält er seinen Neurochem Tritt, für den er keine Karte gezogen hätte (F5.2). Der Kampf ist unterbrochen.
example-fightdrome-5 = Ihr Angriff wurde gestoppt, also muss Alice neu eröffnen (F4.12). Wieder trennt sie sich von einer niedrigen Karte: Schlag 20.
example-fightdrome-6 = Darauf hat Simon gehofft: Sein Schlag 80 antwortet auf den Schlag (F4.1), und gegen eine 80 helfen nur wenige Karten. Neurochem Tritt hätte nicht gepasst, er taugt nur gegen Tritt und Packen (F4.9).
example-fightdrome-7 = Keine andere Karte auf Alices Hand passt auf Schlag 80. Neurochem Schlag antwortet auf einen Schlag jeder Stärke (F4.8), und wer spielen kann, muss spielen (F3.5). Nach einer Neurochem-Karte zieht sie aber nicht (F5.2): Ihr bleiben sechs Karten.
example-fightdrome-8 = Auf Neurochem-Angriffe antworten nur Neurochem-Karten. Ausweichen hilft nicht (F4.6), und Neurochem Tritt passt nicht auf einen Schlag (F4.9): Simon gerät ins Wanken und legt eine Karte verdeckt ab (F6.1). Beide haben nun sechs Karten. Alice darf eröffnen oder sich ausruhen, also eine Karte ziehen und Simon die Eröffnung überlassen (F6.3, F7.1).
