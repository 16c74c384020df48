### Playing in the terminal: `undercard play`.

terminal-compiling = Compiling these bots: about { $seconds } seconds, only once.
terminal-options = Options: { $options }
terminal-options-default = Options: all default.
terminal-how = Type an action such as { $example }. Type ? for help, “log” for the log, “quit” to leave.
terminal-legal = Available actions
terminal-prompt = Your move
terminal-not-allowed = { $action } is not allowed. { $rule }: { $reason }
terminal-unknown = “{ $action }” is not an action. { $hint }
terminal-pass = Pass the device to { $who }. Press Enter when only { $who } is looking.
terminal-allowed = { $action } is allowed.
terminal-left = You leave the game.
terminal-winners = { $count ->
    [0] Nobody wins.
    [1] { $who } wins!
   *[other] { $who } share the win.
}
terminal-scores = Final score: { $scores }
terminal-saved = The game record is in { $path }. Verify it with: undercard verify { $path }
terminal-hint = Type an action as it is listed, such as { $example }.
terminal-hidden = hidden
terminal-you = { $who } (you)
terminal-help =
    ? followed by an action shows whether it is allowed and, if not, the rule that forbids it.
    log shows what has happened, table shows the table again, quit leaves the game.
