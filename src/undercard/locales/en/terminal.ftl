### Playing in the terminal: `undercard play`.

terminal-compiling = These bots are being compiled: once, for about { $seconds } seconds.
terminal-options = Options: { $options }
terminal-options-default = Options: all as usual.
terminal-how = Type an action such as { $example }. Type ? for help, “log” for what happened, “quit” to leave.
terminal-legal = You can
terminal-prompt = Your move
terminal-not-allowed = { $action } is not allowed. { $rule }: { $reason }
terminal-unknown = “{ $action }” is not an action. { $hint }
terminal-pass = Hand the device to { $who }. Press Enter when only { $who } is looking.
terminal-allowed = { $action } is allowed.
terminal-left = You leave the game.
terminal-winners = { $count ->
    [0] Nobody wins.
    [1] { $who } wins!
   *[other] { $who } share the win.
}
terminal-scores = Final score: { $scores }
terminal-saved = The record is in { $path }. Check it with: undercard verify { $path }
terminal-hint = Write an action as it is listed, such as { $example }.
terminal-hidden = hidden
terminal-you = { $who } (you)
terminal-help =
    ? followed by an action tells whether it is allowed, and the rule if not.
    log shows what has happened, table shows the table again, quit leaves the game.
