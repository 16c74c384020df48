### The reference card of Survive. Any text may depend on any option of the table, by its name.
### **Two stars** make words bold.

reference-survive-round = Die Runde
reference-survive-bid = Alle wählen verdeckt eine ihrer Spielkarten; für die NPCs wird eine aufgedeckt.
reference-survive-order = Die höchste beginnt: Ass, König, Dame, Bube, 10 … 2. Bei Gleichstand ♣ vor ♠, ♥, ♦.
reference-survive-activation = { $activation ->
    [one] Reihum aktiviert jede Seite eine Figur, bis alle dran waren.
   *[all] In deinem Zug aktivierst du alle deine Figuren nacheinander, in beliebiger Reihenfolge.
}
reference-survive-actions = **2 Aktionen** pro Figur: Bewegung, Energiefelder, Handgemenge. In beliebiger Reihenfolge, auch zweimal dieselbe.

reference-survive-move = Bewegung
reference-survive-steps = So viele Schritte wie der Bewegungswert; nie diagonal, durch Wände oder aktive Energiefelder.
reference-survive-load = Aufnehmen und ablegen jederzeit während der Aktivierung, ohne Aktion. Die Ladung ändert den Bewegungswert sofort.
reference-survive-drop = Kein Ablegen, wo schon 3 Ressourcen liegen.
reference-survive-mates = Durch Teammitglieder hindurchgehen, aber nicht auf ihrem Feld anhalten. Bei Gegnern: „Aus dem Weg!“

reference-survive-contest = Würfelproben: je ein W8
reference-survive-modifiers = Modifikatoren
reference-survive-mod-profile = Modifikator der Figur
reference-survive-mod-active = bewegt sich oder greift an
reference-survive-mod-load = pro getragener Ressource
reference-survive-mod-down = niedergeworfen
reference-survive-naturals = **Natürliche 1:** Die eigene Figur wird niedergeworfen. **Natürliche 8:** die andere. Egal, wie die Probe ausgeht.
reference-survive-swap = **„Aus dem Weg!“** Bewegte Figur höher: Plätze tauschen, weiter. Sonst endet die Bewegung.
reference-survive-brawl = **Handgemenge** auf dem Nachbarfeld: Der Verlierer lässt seine Ladung fallen, wird 1 Feld zurückgestoßen und niedergeworfen; der Sieger darf nachrücken. Bei Gleichstand passiert nichts.

reference-survive-jump = Teleporter: W8
reference-survive-jump-number = zu diesem Teleporter, weiter
reference-survive-jump-choice = zu einem anderen nach Wahl, weiter
reference-survive-jump-failed = W4 bestimmt das Ziel, dort niedergeworfen
reference-survive-jump-enemy = Gegner am Ziel: „Aus dem Weg!“ Der Verlierer muss springen; bei Gleichstand springt die ankommende Figur noch einmal.

reference-survive-theft = Diebstahl: W8
reference-survive-theft-when = Beim Aufnehmen in einer gegnerischen Aufstellungszone.
reference-survive-theft-trap = Falle: Ladung verloren, Figur aus dem Spiel
reference-survive-theft-caught = niedergeworfen, nichts erbeutet, Ende der Bewegung
reference-survive-theft-done = aufgenommen, weiter

reference-survive-fields = Energiefelder
reference-survive-blue = **Blau:** von einem Feld daneben, eines pro Aktion. Beim Einschalten wählst du die Seite (die andere nur, wenn ihr Feld frei ist).
reference-survive-green = **Grün:** vom Terminal aus, beliebig viele in einer Aktion.

reference-survive-down = Niedergeworfen und aus dem Spiel
reference-survive-stand = Aufstehen ist der Beginn einer Bewegung und kostet 2 Schritte.
reference-survive-down-can = { $down ->
    [may_brawl] Am Boden darf die Figur auch angreifen und Energiefelder umschalten.
   *[stand_first] Am Boden kann die Figur nur aufstehen, ablegen oder die Aktivierung beenden.
}
reference-survive-down-pick-up = Aufnehmen darf sie auch am Boden.
reference-survive-out = Am Boden erneut niedergeworfen oder zweimal in einer Probe: **aus dem Spiel.** Die Ladung bleibt liegen, die Figur kommt in ihre Zone und handelt ab der nächsten Runde wieder.

reference-survive-score = Siegpunkte
reference-survive-score-when = Nach Runde { $rounds } für jede Ressource in deiner Zone. Was getragen wird, zählt nicht.
reference-survive-score-own = auf einer eigenen Ressourcenkarte
reference-survive-score-open = auf einer der zwei offenen Karten
reference-survive-score-other = alle anderen
reference-survive-score-tie = { $tie ->
    [shared] Die meisten Punkte gewinnen; bei Gleichstand geteilter Sieg.
   *[resources] Die meisten Punkte gewinnen. Gleichstand: mehr Ressourcen in der Zone, sonst geteilter Sieg.
}

reference-survive-figures = Figuren
reference-survive-move-by-load = Bewegung mit Ladung
reference-survive-modifier = Mod.
reference-survive-grabber = Greifer
reference-survive-crawler = Krabber
reference-survive-npcs = NPCs
reference-survive-npc-rules = Gegner aller Spieler. Erst die Greifer, dann die Krabber, nach Nummer. Krabber gehen durch aktive Energiefelder. NPCs schalten keine Energiefelder um.
reference-survive-else = sonst
