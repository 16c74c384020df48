### Daily puzzles, in the browser and in the terminal.

puzzle-title = Daily puzzle
puzzle-about = One position a day, from games between bots. Find the choice that wins most often.
puzzle-difficulty = { $difficulty ->
    [easy] Easy
    [medium] Medium
   *[hard] Hard
}
puzzle-ask = Your turn. Which choice wins most often?
puzzle-you = You
puzzle-opponent = Opponent
puzzle-how = Make your choice on the table.
puzzle-method = From here, the game was played to its end thousands of times for each choice. Everything you cannot know was drawn again every time.
puzzle-tried = { $count ->
    [0] Nobody has tried it yet.
    [one] One player has tried it.
   *[other] { $count } players have tried it.
}

## After the answer. Shares are written with a percent sign.

puzzle-right = Right!
puzzle-wrong = Not quite
puzzle-right-about = “{ $best }” wins { $chance } of the games.
puzzle-wrong-about = “{ $answer }” wins { $chance }. “{ $best }” wins { $more }.
puzzle-chances = How often each choice wins
puzzle-soon = { $soon ->
    [round] in this round
   *[turn] immediately
}
puzzle-later = later
puzzle-best = best
puzzle-yours = your choice
puzzle-chose = chosen by { $share }
puzzle-bar = { $soon ->
    [round] { $part } in this round, { $rest } later
   *[turn] { $part } immediately, { $rest } later
}
puzzle-why = Why?
puzzle-why-lead = “{ $best }” wins { $points ->
    [one] 1 percentage point
   *[other] { $points } percentage points
} more often than “{ $second }”.
puzzle-why-soon = { $soon ->
    [round] It wins { $part } of the games in this round; “{ $second }” wins { $other }.
   *[turn] It wins { $part } of the games immediately, before you have to choose again; “{ $second }” wins { $other }.
}
puzzle-samples = { $samples } games for each choice; standard error { $error }.
puzzle-levels = How often the bots find it
puzzle-level = Level { $level }: { $share }

## Streak, archive and navigation.

puzzle-streak = { $days ->
    [0] No streak yet
    [one] 1 day in a row
   *[other] { $days } days in a row
}
puzzle-streak-right = { $right } of { $days } right.
puzzle-streak-trying = Every try counts.
puzzle-streak-today = Today’s puzzle keeps it alive.
puzzle-streak-start = Try a puzzle every day. Right or wrong, every try counts.
puzzle-day = { $state ->
    [right] { $date }: right
    [tried] { $date }: tried
   *[none] { $date }: not tried
}
puzzle-state = { $state ->
    [right] Solved
    [tried] Not solved
   *[none] Not tried
}
puzzle-today = Today
puzzle-solve = Solve it
puzzle-see = See the solution
puzzle-earlier = Previous puzzle
puzzle-next = Next puzzle
puzzle-archive = Archive
puzzle-archive-empty = No puzzles yet.
puzzle-older = Older puzzles
puzzle-right-share = { $share } right
puzzle-share = Share
puzzle-copied = Link copied
puzzle-not-ready = Today’s puzzle is not ready yet. Try again in a few minutes.
puzzle-missing = There is no puzzle for this day.
puzzle-lost = The puzzle could not be loaded.

## In the terminal.

puzzle-prompt = Your choice, as written in the list:
puzzle-making = Creating the puzzle…
puzzle-unknown = Not one of the choices.
