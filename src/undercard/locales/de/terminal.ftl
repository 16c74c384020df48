### Playing in the terminal: `undercard play`.

terminal-compiling = Diese Bots werden kompiliert: einmalig, etwa { $seconds } Sekunden lang.
terminal-options = Optionen: { $options }
terminal-options-default = Optionen: alle wie üblich.
terminal-how = Gib eine Aktion ein, etwa { $example }. Mit ? bekommst du Hilfe, mit „log“ den Verlauf, mit „quit“ verlässt du das Spiel.
terminal-legal = Mögliche Züge
terminal-prompt = Dein Zug
terminal-not-allowed = { $action } ist nicht erlaubt. { $rule }: { $reason }
terminal-unknown = „{ $action }“ ist keine Aktion. { $hint }
terminal-pass = Gib das Gerät an { $who }. Drück Enter, wenn nur { $who } hinschaut.
terminal-allowed = { $action } ist erlaubt.
terminal-left = Du verlässt das Spiel.
terminal-winners = { $count ->
    [0] Niemand gewinnt.
    [1] { $who } gewinnt!
   *[other] { $who } teilen sich den Sieg.
}
terminal-scores = Endstand: { $scores }
terminal-saved = Die Aufzeichnung liegt unter { $path }. Prüf sie mit: undercard verify { $path }
terminal-hint = Schreib eine Aktion so, wie sie in der Liste steht, etwa { $example }.
terminal-hidden = verdeckt
terminal-you = { $who } (du)
terminal-help =
    ? mit einer Aktion dahinter sagt, ob sie erlaubt ist, und wenn nicht, nach welcher Regel.
    log zeigt, was geschehen ist, table zeigt den Tisch noch einmal, quit verlässt das Spiel.
