### Playing in the terminal: `undercard play`.

terminal-compiling = Diese Bots werden kompiliert: einmalig, etwa { $seconds } Sekunden lang.
terminal-options = Optionen: { $options }
terminal-options-default = Optionen: alle wie üblich.
terminal-how = Gib eine Aktion ein, etwa { $example }. Mit ? bekommst du Hilfe, mit „log“ den Verlauf, mit „quit“ verlässt du das Spiel.
terminal-round = Runde { $round }
terminal-opponent = { $who }: { $hand ->
    [one] 1 Karte
   *[other] { $hand } Karten
} auf der Hand, { $pile } im Ziehstapel, { $discard } abgelegt
terminal-fame = Ruhm { $fame } von { $target }
terminal-stable = Übrige Sleeves: { $sleeves }
terminal-live = Laufender Angriff
terminal-nothing-live = Es läuft kein Angriff.
terminal-hand = Deine Hand
terminal-pile = Ziehstapel { $pile }, abgelegt { $discard }
terminal-legal = Mögliche Züge
terminal-prompt = Dein Zug
terminal-not-allowed = { $action } ist nicht erlaubt. { $rule }: { $reason }
terminal-unknown = „{ $action }“ ist keine Aktion. { $hint }
terminal-unknown-hint = Karten schreibst du so: { $example }; zum Ablegen so: { $discard }.
terminal-action-play = { $card } spielen
terminal-action-discard = { $card } ablegen
terminal-action-rest = Ausruhen: eine Karte ziehen und die Eröffnung abgeben
terminal-action-keep = diese Hand behalten
terminal-action-redraw = diese Hand zeigen und neu ziehen
terminal-action-sleeve = { $sleeve } in die Arena schicken
terminal-action-stack = den Stack { $stack } nehmen
terminal-action-draw = eine Karte ziehen
terminal-action-pass = nicht ziehen
terminal-on-offer = Zur Auswahl: { $cards }
terminal-pass = Gib das Gerät an { $who }. Drück Enter, wenn nur { $who } hinschaut.
terminal-help =
    Schreib eine Karte, um sie zu spielen. Gerätst du ins Wanken, schreib x und eine Karte, um sie abzulegen.
    ? mit einer Aktion dahinter sagt, ob sie erlaubt ist, und wenn nicht, nach welcher Regel.
    log zeigt, was geschehen ist, hand zeigt den Tisch noch einmal, quit verlässt das Spiel.
terminal-allowed = { $action } ist erlaubt.
terminal-left = Du verlässt das Spiel.
terminal-saved = Die Aufzeichnung liegt unter { $path }. Prüf sie mit: undercard verify { $path }

## Survive at the terminal.

terminal-survive-round = Runde { $round } von { $rounds }
terminal-survive-legend = X, Y, Z: Figuren der Spieler; G, C: Greifer und Krabber; Kleinbuchstaben: niedergeworfen. (1) bis (4): Teleporter, t: Terminal, n: Nest, Punkte: Aufstellungszonen. B, G: aktive blaue und grüne Energiefelder, b, g: ausgeschaltete. Ein Buchstabe neben einer Figur oder in einem Feld ist eine Ressource, die dort liegt, eine Zahl steht für mehrere.
terminal-survive-hint = Schreib a1-a2 für einen Schritt, +w und -w zum Aufnehmen und Ablegen oder eine der Aktionen oben.
terminal-survive-help =
    Schreib eine Aktion, wie sie angezeigt wird: a1-a2 für einen Schritt, +w und -w zum Aufnehmen und Ablegen, hit a2 zum Angreifen.
    ? mit einer Aktion dahinter sagt, ob sie erlaubt ist, und wenn nicht, nach welcher Regel.
    log zeigt, was geschehen ist, table zeigt den Dungeon noch einmal, quit verlässt das Spiel.
terminal-survive-steps = Schritte: { $steps }
terminal-survive-down = liegt
terminal-survive-out = raus
terminal-survive-needs = Deine Kolonie braucht: { $needs }.
terminal-survive-cards = Deine Karten: { $cards }
