### Collect! Fight! Survive! in the terminal.

survive-terminal-round = Runde { $round } von { $rounds }
survive-terminal-legend = X, Y, Z: Figuren der Spieler; G, C: Greifer und Krabber; Kleinbuchstaben: niedergeworfen. (1) bis (4): Teleporter, t: Terminal, n: Nest, Punkte: Aufstellungszonen. B, G: aktive blaue und grüne Energiefelder, b, g: ausgeschaltete. Neben der Karte bedeutet ↓ niedergeworfen und × aus dem Spiel. Ein Buchstabe neben einer Figur oder in einem Feld ist eine Ressource, die dort liegt, eine Zahl steht für mehrere.
survive-terminal-hint = Gib a1-a2 für einen Schritt ein, +w und -w zum Aufnehmen und Ablegen oder eine der Aktionen neben der Karte. ? erklärt sie, mit den Chancen derer, bei denen gewürfelt wird.
survive-terminal-steps = Schritte: { $steps }
survive-terminal-needs = Deine Kolonie braucht: { $needs }.
survive-terminal-cards = Deine Karten: { $cards }
