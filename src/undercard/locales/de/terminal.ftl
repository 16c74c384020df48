### Playing in the terminal: `undercard play`.

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
terminal-pass = Gib das Gerät an { $who }. Drück Enter, wenn nur { $who } hinschaut.
terminal-help =
    Schreib eine Karte, um sie zu spielen. Gerätst du ins Wanken, schreib x und eine Karte, um sie abzulegen.
    ? mit einer Aktion dahinter sagt, ob sie erlaubt ist, und wenn nicht, nach welcher Regel.
    log zeigt, was geschehen ist, hand zeigt den Tisch noch einmal, quit verlässt das Spiel.
terminal-allowed = { $action } ist erlaubt.
terminal-left = Du verlässt das Spiel.
terminal-saved = Die Aufzeichnung liegt unter { $path }. Prüf sie mit: undercard verify { $path }
