### Help: the rules page, the lessons and the page about fair chance.

## The rules.

help-rules = { $game }: rules
help-games = Games
help-learn = Learn by playing
help-example = A worked example
help-example-open = Step through the example
help-contents = Contents
help-search = Search the rules
help-search-hint = A word or a rule number
help-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
help-nothing = No rule contains all of these words: “{ $query }”.
help-link-to = Link to rule { $rule }
help-option = Option
help-usual = Default: { $value }
help-usual-mark = default
help-option-span = { $least } to { $most }

## Lessons.

help-learn-title = Learn by playing
help-learn-about = Real games, recorded. You make every move for one side, one rule at a time. Nothing can go wrong.
help-start = { $state ->
    [done] Play again
    [begun] Resume
   *[new] Start
}
help-you = You
help-rival = Opponent
help-step = Step { $step } of { $steps }
help-now = Now: { $action }
help-walk = Move to { $cell }
help-show-me = Do it for me
help-continue = Continue
help-back = Back
help-again = Start over
help-next-lesson = Next lesson
help-learned = Finished
help-watch = Watch …
help-play-bot = Play a real game
help-read-rules = Read all the rules
help-also-legal = That is allowed, too. This lesson continues with: { $action }.
help-lesson-lost = The lesson could not be loaded.

## Fair chance.

help-fair = Provable fairness
help-fair-intro = The cards and dice at our tables are drawn in such a way that nobody, not even the host of this server, can secretly choose them. Here is how it works, and you can try it yourself.
help-fair-promise = 1. A promise
help-fair-promise-about = Before anyone takes a seat, the table draws a long random number, its secret, and shows everyone a fingerprint of it (SHA-256). Nobody can work out the secret from the fingerprint, and no other secret has the same fingerprint. So the table cannot change its mind later.
help-fair-words = 2. A word from everyone
help-fair-words-about = When the game starts, each player’s browser adds a random word. The table could not know these words when it made its promise, so it cannot have picked a secret that deals good cards to a friend.
help-fair-draw = 3. Every draw depends on both
help-fair-draw-about = Before the deal and before each action, new random numbers are computed from the secret, the number of the action and all the words (HMAC-SHA256). Nobody can work out the next card from those already seen.
help-fair-reveal = 4. The secret is revealed
help-fair-reveal-about = When the game is over, the secret is published. Anyone can check that it matches the fingerprint and that every card and every die followed from it: with the “Verify” button of any replay, or offline with the game record:
help-fair-limits = What this cannot prevent
help-fair-limits-about = A host could tell a friend the secret, and the friend could look ahead. And two friends can always show each other their hands. If something is at stake, play with a host you trust.
help-fair-try = Try it
help-fair-try-about = You are the table. Choose a secret and see what the players are shown.
help-fair-secret = Your secret
help-fair-new = Another secret
help-fair-shown = What everyone sees before the game
help-fair-word = A player’s word
help-fair-first = The deal is drawn from
help-fair-cheat = Now change a single letter of the secret: the fingerprint changes completely, and everyone would notice.
help-fair-match = The secret matches the promise.
help-fair-mismatch = This is not the secret that was promised.
help-fair-promised = Promise this secret
help-fair-needs-https = This browser computes fingerprints only on pages loaded over HTTPS.
