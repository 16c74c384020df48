### A search for an opponent, and an opponent who is away.

web-quick-waiting = Looking for an opponent for { $game }…
web-quick-wait = You have left several games before your first move. Next quick game in { $time }.
match-waited = Time waited
match-others = { $count ->
    [0] Nobody else is waiting yet.
    [one] One other person is waiting.
   *[other] { $count } other people are waiting.
}
match-others-calm = No time limit: { $count }.
match-others-clock = With a time limit: { $count }.
match-play-bot = Play { $bot } while you wait
    .hint = Unrated. The search goes on, and you can finish the game later.
match-again = Your opponent did not accept. The search goes on.
match-searching = Looking for an opponent…
match-stop = Stop searching
match-person = Opponent found: { $seconds } s to accept
match-absent = { $who } is away. You can claim the game in
match-absent-left = Time left to return
match-absent-over = { $who } has been away for too long.
match-claim = { $players ->
    [2] Claim the win
   *[other] Eliminate this player
}
match-bot-finishes = Let a bot take over (unrated)
match-keep-waiting = Keep waiting
