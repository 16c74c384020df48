### Playing in the terminal: `undercard play`.

terminal-compiling = Diese Bots werden kompiliert: einmalig, etwa { $seconds } Sekunden lang.
terminal-options = Optionen: { $options }
terminal-options-default = Optionen: alle auf Standard.
terminal-how = Gib eine Aktion ein, etwa { $example }. Mit ? bekommst du Hilfe, mit „log“ den Verlauf, mit „quit“ verlässt du die Partie.
terminal-legal = Mögliche Aktionen
terminal-prompt = Deine Aktion
terminal-not-allowed = { $action } ist nicht erlaubt. { $rule }: { $reason }
terminal-unknown = „{ $action }“ ist keine Aktion. { $hint }
terminal-pass = Gib das Gerät an { $who } weiter. Drücke Enter, wenn nur { $who } hinschaut.
terminal-allowed = { $action } ist erlaubt.
terminal-left = Du verlässt die Partie.
terminal-winners = { $count ->
    [0] Niemand hat gewonnen.
    [1] { $who } hat gewonnen!
   *[other] { $who } teilen sich den Sieg.
}
terminal-scores = Endstand: { $scores }
terminal-saved = Die Aufzeichnung liegt in { $path }. Prüfe sie mit: undercard verify { $path }
terminal-hint = Gib eine Aktion so ein, wie sie in der Liste steht, etwa { $example }.
terminal-hidden = verdeckt
terminal-you = { $who } (du)
terminal-help =
    ? mit einer Aktion dahinter zeigt, ob sie erlaubt ist, und wenn nicht, welche Regel sie verbietet.
    log zeigt den Verlauf, table zeigt den Tisch noch einmal, quit verlässt die Partie.
