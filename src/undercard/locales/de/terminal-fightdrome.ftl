### Fightdrome in the terminal.

fightdrome-terminal-round = Runde { $round }
fightdrome-terminal-characters = Wahl der Charaktere
fightdrome-terminal-opponent = { $who }: { $hand ->
    [one] 1 Karte
   *[other] { $hand } Karten
} auf der Hand, { $pile } im Ziehstapel, { $discard } abgelegt
fightdrome-terminal-fame = Ruhm { $fame } von { $target }
fightdrome-terminal-stable = Übrige Sleeves: { $sleeves }
fightdrome-terminal-live = Laufender Angriff
fightdrome-terminal-nothing-live = Es läuft kein Angriff.
fightdrome-terminal-hand = Deine Hand
fightdrome-terminal-pile = Ziehstapel { $pile }, abgelegt { $discard }
fightdrome-terminal-hint = Eine Karte gibst du so ein: { $example }; zum Ablegen so: { $discard }.
fightdrome-terminal-stacks = Stacks zur Auswahl: { $cards }
fightdrome-terminal-sleeves = Sleeves zur Auswahl: { $cards }
