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
help-fair-intro = The cards and dice at our tables are drawn in such a way that nobody, not even the host of this server, can choose them without being noticed. Here is how it works, and you can try it yourself.
help-fair-promise = 1. A promise
help-fair-promise-about = Before anyone takes a seat, the table draws a long random number, its secret, and shows everyone a fingerprint of it (SHA-256). Nobody can work out the secret from the fingerprint, and no other secret has the same fingerprint. Your browser keeps the fingerprint when you take a seat, so the table cannot change its mind later.
help-fair-words = 2. A word from everyone
help-fair-words-about = Each player’s browser chooses a random word and first shows only its seal: a fingerprint of the word together with the promise. Only when every seat has sealed its word are the words revealed, and from then until the deal nobody can leave the table. So nobody can pick theirs last, not even the host, and the promise can no longer be swapped: it is part of every seal. Bots take part as well; their words follow from the secret.
help-fair-draw = 3. Every draw depends on both
help-fair-draw-about = Before the deal and before each action, new random numbers are computed from the secret, the number of the action and all the words (HMAC-SHA256). Nobody can work out the next card from those already seen.
help-fair-reveal = 4. The secret is revealed
help-fair-reveal-about = When the game is over, the secret is published. With the “Verify” button of the replay, your browser compares it with its own copy, not with what the server says now. The downloaded record contains your copy, and you can check everything offline:
help-fair-proved = What this proves
help-fair-proved-about = If your browser finds everything in order, the table has not exchanged its secret since you took your seat, your own word helped decide every card and every die, and no player and no host could choose a word after seeing the others. One honest player is enough: nobody could have picked the deal.
help-fair-limits = What this cannot prevent
help-fair-limits-about = Some things no calculation can rule out:
help-fair-limit-host = A host who reads the database knows the secret, and therefore every hand and every card still to come, and could tell a friend.
help-fair-limit-friends = Two friends can always show each other their hands.
help-fair-limit-withheld = A player who does not reveal a sealed word in time is dealt without it. Together with a dishonest host, that player could choose between two deals. The check shows every word that was held back.
help-fair-limit-copy = Without a copy from before the deal, for example on another device, your browser can only tell that secret and promise match each other. And the page itself comes from the server: if you do not trust it, check the record offline.
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
