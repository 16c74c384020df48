### What only the browser says: labels, buttons, hints.

web-language = Language
web-theme = Light or dark
web-theme-name = { $theme ->
    [dark] Dark
    [light] Light
   *[system] As the system
}
web-view-board = Board
web-view-text = Text
web-round = Round { $round }
web-turn-yours = Your turn
web-turn-theirs = To act
web-watching = You are watching.
web-not-your-turn = It is not your turn.

## The front page.

web-slogan = Every fight, one table.
web-game = Game
web-play-bot = Play a bot
web-play-people = Play with people
web-quick-match = Quick match
    .hint = The next free opponent, with the usual rules.
web-quick-waiting = Looking for an opponent for { $game } …
web-play-friend = Play a friend
    .hint = A table of your own; you get a link and a QR code.
web-open-table = Open a table
    .hint = With your options, listed below for everybody.
web-one-screen = On one screen
    .hint = You hand the device over after every turn.
web-learn = Learn to play
    .hint = A guided first game; rules come when they matter.
web-rules = Rules
web-leaderboard = Leaderboard
web-fair = Fair chance
web-lab = Lab
web-rating = Rating
web-options = More: options and clock
web-options-changed = { $count ->
    [one] 1 changed
   *[other] { $count } changed
}
web-clock = Clock
    .about = Whoever runs out of time can be called out by the opponent. Bots play without a clock.
web-clock-none = No clock
web-clock-blitz = 3 minutes + 5 seconds a turn
web-clock-calm = 10 minutes + 10 seconds a turn
web-clock-move = 1 minute a decision
web-clock-day = 1 day a decision
web-clock-days = 3 days a decision
web-clock-is-fischer = { $minutes } min + { $seconds } s
web-clock-is-move = { $seconds } s a decision
web-clock-is-days = { $days ->
    [one] 1 day a decision
   *[other] { $days } days a decision
}
web-open-tables = Open tables
web-open-tables-none = Nobody is waiting right now. Open a table, and others will see it here.
web-watch-games = Games to watch
web-watch-games-none = No public game is on right now.
web-join = Join
web-watch = Watch
web-online = { $count ->
    [one] 1 person is here.
   *[other] { $shown } people are here.
}
web-open-seat = free
web-someone-left = someone who left
web-more = More
web-waiting = { $count ->
    [one] 1 game waits for you
   *[other] { $count } games wait for you
}
web-your-games = Your games
web-invited-by = { $who } invites you
web-finished = Finished games
web-finished-none = No public game has been finished yet.
web-record-file = Watch a record from a file
web-draws = Draw offers
    .about = Players may offer each other a draw.

## The Fightdrome table.

web-table = Fightdrome: { $one } against { $other }
web-hand = Hand
web-hand-yours = Your hand
web-hand-of = { $who }’s hand
web-hand-keys = Left and right arrow choose a card, Enter plays it.
web-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-pile = Pile
web-discard = Discarded
web-face-down = { $count } face down
web-fame = Fame
web-fame-of = { $fame } of { $target } Fame
web-stable = Sleeves left
web-deck = Deck
web-staggered = Staggered
web-live = Live attack
web-live-by = { $card }, played by { $who }
web-nothing-live = No attack is live.
web-pause = Pause
web-last-card = Last card of { $who }
web-last = Last card
web-none = none
web-play = Play { $card }
web-give-up = Give up { $card }
web-pick-card = Choose a raised card: click it or drag it up.
web-actions = Your other choices
web-action-rest = Rest
    .hint = Draw a card and hand over the Lead.
web-action-keep = Keep the hand
    .hint = Play it as it is.
web-action-redraw = Draw anew
    .hint = Show the hand and draw seven new cards.
web-action-sleeve = Send { $sleeve }
web-action-stack = Take { $stack }
web-action-draw = Draw a card
    .hint = Fight on with one card.
web-action-pass = Do not draw
    .hint = Go on with an empty hand.
web-try-sleeve = Try with a Sleeve
web-example-character = The rulebook’s example
web-on-offer = On offer
web-picked = { $sleeve } is ready. Waiting for the opponent’s choice.
web-can = You can
web-event-drew-open = { $who } draws { $card }.
web-read-rule = Read rule { $rule }

## Before the start.

web-waiting-title = Waiting for players
web-free-seat = A seat is free
web-sit-down = Sit down
web-you = you
web-invite = Invite
web-invite-about = Whoever opens this link can sit down. No sign-up needed.
web-invitation = Come and play!
web-qr = QR code of the link
web-link = Link to this table
web-share = Share
web-copy = Copy link
web-copied = Copied
web-starts-itself = The game starts by itself when every seat is taken.
web-seat-bot = Or let a bot sit down
web-choose = Choose
web-leave-table = Leave
web-invite-name = Name of an account
    .about = Or invite somebody by name: a person, or a bot that somebody runs.
web-invited = { $name } has been invited.
web-same-name = { $name } { $number }
web-bot-for = { $name } (bot)

## During the game.

web-menu = Menu
web-log = Log
web-chat = Chat
web-seen = Cards seen
web-seen-played = Played
web-seen-known = Known to be out of sight
web-beside = Beside the table
web-reference = Reference
web-reference-card = Reference card
web-unread = { $count ->
    [one] 1 new line of chat
   *[other] { $count } new lines of chat
}
web-say = Say something
web-send = Send
web-chat-empty = Nobody has said anything yet.
web-chat-watching = The players read what spectators say when the game is over.
web-time-left = Time left
web-takeback = Take back
web-takeback-asked = { $who } would like to take a move back.
web-takeback-waits = You have asked to take a move back.
web-allow = Allow
web-refuse = Refuse
web-offer-draw = Offer a draw
web-draw-offered = { $who } offers a draw.
web-draw-waits = You have offered a draw.
web-accept = Accept
web-decline = Decline
web-withdraw = Withdraw
web-time-up = { $who } has run out of time.
web-claim-time = Claim the win
web-resign = Give up
web-resign-sure = Really give up?
web-leave-seat = Leave; a bot plays on
web-come-back = Come back
web-sound = Sound
web-volume = Volume
web-notify = Notify me when it is my turn
web-motion = Cards fly
web-hand-over = Hand the device to { $who }
web-hand-over-about = The cards are hidden until then.
web-hand-over-ready = I am { $who }
web-nothing-yet = There is nothing to see yet: spectators see this game a little later.
web-reconnecting = Reconnecting …
# While the server compiles: bots that search have to be waited for.
web-ready-in = Getting ready: about { $seconds } s
web-ready-minutes = Getting ready: about { $minutes } min
web-ready-late = Getting ready: a little longer than expected
web-ready-failed = Not available in full strength: plays by simple rules
web-table-ready-in = { $who } is getting ready: about { $seconds } s
web-table-ready-minutes = { $who } is getting ready: about { $minutes } min
web-table-ready-late = { $who } is getting ready. It takes a little longer than expected.
web-table-ready-failed = { $who } cannot think ahead on this server and plays by simple rules.
web-loading = One moment …
web-close = Close
web-cancel = Cancel
web-step-sit-down = { $who } sits down.
web-step-leave-seat = { $you ->
    [yes] You leave the table.
   *[no] { $who } leaves the table.
}
web-step-start = The game begins.
web-step-resign = { $you ->
    [yes] You give up.
   *[no] { $who } gives up.
}
web-step-offer-draw = { $you ->
    [yes] You offer a draw.
   *[no] { $who } offers a draw.
}
web-step-accept-draw = { $you ->
    [yes] You accept the draw.
   *[no] { $who } accepts the draw.
}
web-step-decline-draw = { $you ->
    [yes] You decline the draw.
   *[no] { $who } declines the draw.
}
web-step-withdraw-draw = { $you ->
    [yes] You withdraw the offer.
   *[no] { $who } withdraws the offer.
}
web-step-claim-time = { $you ->
    [yes] You claim that time is up.
   *[no] { $who } claims that time is up.
}
web-step-ask-takeback = { $you ->
    [yes] You ask to take a move back.
   *[no] { $who } asks to take a move back.
}
web-step-grant-takeback = { $you ->
    [yes] You allow the takeback.
   *[no] { $who } allows the takeback.
}
web-step-refuse-takeback = { $you ->
    [yes] You refuse the takeback.
   *[no] { $who } refuses the takeback.
}
web-step-take-over = { $you ->
    [yes] A bot plays for you.
   *[no] A bot plays for { $who }.
}
web-step-come-back = { $you ->
    [yes] You are back.
   *[no] { $who } is back.
}
web-step-rematch = There is a rematch.
web-mute = Mute
web-muted = You no longer see what { $name } says.
web-report = Report
web-reported = Thank you. Whoever hosts this site will look at it.
web-step-took-back = { $you ->
    [yes] You take a move back.
   *[no] { $who } takes a move back.
}
web-taken-back = Taken back:
web-audience = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}
web-details = { $count ->
    [one] 1 question
   *[other] { $count } questions
}
web-keys = Keyboard
web-keys-tab = Go on to the next thing, back with Shift
web-keys-arrows = Choose a card or a field
web-keys-enter = Play it, press it
web-keys-numbers = The numbered choices
web-keys-end = End an action
web-keys-game = To the game
web-keys-log = Open or close the log
web-keys-reference = Open or close the reference card
web-keys-escape = Close what is open
web-keys-help = This help

## The end.

web-result-won = { $you ->
    [yes] You win!
   *[no] { $count ->
        [one] { $who } wins!
       *[other] { $who } win!
    }
}
web-result-draw = A draw
web-result-resigned = { $you ->
    [yes] You gave up.
   *[no] { $who } gave up.
}
web-result-time = { $you ->
    [yes] Your time ran out.
   *[no] { $who } ran out of time.
}
web-rematch = Rematch
web-rematch-join = Join the rematch
web-rematch-watch = Watch the rematch
web-after = After the game
web-replay = Replay
web-verify = Check fairness
web-record = Record (file)

## People and settings.

web-settings = Settings
web-you-are = Who you are
web-guest-name = Your name at the table
web-save = Save
web-saved = Saved.
web-account = Account
web-account-about = You can play without one. An account keeps your games, ratings and settings on every device. Your games as a guest come along.
web-account-name = Name
web-password = Password
web-sign-in = Sign in
web-register = Make an account
web-sign-out = Sign out
web-signed-in = You are signed in.
web-signed-in-as = Signed in as { $name }.
web-signed-out = You are signed out.
web-registered = Your account is ready.
web-your-page = Your games and ratings
web-how = How you like it
web-against = against { $who }
web-verdict-won = won
web-verdict-lost = lost
web-verdict-drawn = drawn
web-since = Here since { $date }
web-guest = A guest
web-pool-people = against people
web-pool-bots = against bots
web-playing-now = Being played
web-played = Played
web-no-games = No public games yet.
web-older = Older games
web-provisional = provisional
web-rating-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
web-leaderboard-empty = Nobody is rated yet. Play a public game, and be the first.

## What can go wrong.

web-home = To the front page
web-try-again = Try again
web-offline = No connection
web-page-failed = This page could not be loaded. The network may be gone, or the site has just been updated.
web-defect = That was our mistake
web-defect-about = Something on this page went wrong. Your game is safe on the server.
web-lost = Nothing here
web-lost-about = There is no page at this address.
web-table-lost = This table cannot be shown
web-error-other = That did not work. Please try again.
web-error-offline = The server cannot be reached. Check your connection and try again.
web-error-unavailable = The server is busy. Please try again in a moment.
web-error-too-many-requests = That was a bit much at once. Please wait a moment.
web-error-unknown-table = There is no such table, or it was cleared away. Ask for a new link.
web-error-seat-taken = Somebody else was quicker: that seat is taken. You can watch.
web-error-already-started = The game has begun already. You can watch.
web-error-already-over = The game is over.
web-error-stale-step = Something happened in the meantime. Look again.
web-error-not-your-turn = It is not your turn.
web-error-not-your-seat = That seat is not yours.
web-error-bad-action = That is not allowed now.
web-error-no-takeback = There is nothing to take back.
web-error-takeback-revealed = That cannot be taken back: something hidden was shown.
web-error-takeback-chance = That cannot be taken back: chance has decided something.
web-error-takeback-turn = That cannot be taken back: the turn has passed on.
web-error-takeback-others = That cannot be taken back: others have acted since.
web-error-time-not-up = There is still time on the clock.
web-error-not-signed-in = Your session has ended. Please try again.
web-error-bad-name = That name will not do: 1 to 24 visible characters, please.
web-error-name-taken = That name belongs to somebody else.
web-error-bad-password = That password is too easy: at least 8 characters, and not a common one.
web-error-wrong-password = Name and password do not fit.
web-error-has-account = You have an account already.
web-error-foreign-origin = This page is not allowed to use the server.
web-error-not-found = There is nothing by that name.
web-error-unknown-person = There is nobody of that name here.
web-error-needs-account = That needs an account.
web-error-banned = Whoever hosts this site has closed it to you.
web-error-not-open = The game has begun already.
web-error-not-over = That game is still being played.
web-error-already-offered = That has been asked already.
web-error-no-offer = The offer is no longer there.
web-error-no-draws = This table knows no draws.
web-error-already-out = That player is out of the game.
web-error-too-large = That is too large.
web-error-bad-record = This is not a right record of a game.
web-error-bad-line = That line will not do: 1 to 500 visible characters, please.
web-error-too-many-tokens = You have enough access keys. Revoke one first.
web-error-bad-endpoint = This browser’s push service cannot be used.
