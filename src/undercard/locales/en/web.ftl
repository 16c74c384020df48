### What only the browser says: labels, buttons, hints.

web-language = Language
web-theme = Theme
web-theme-name = { $theme ->
    [dark] Dark
    [light] Light
   *[system] System
}
web-view-board = Board
web-view-text = Text
web-text-view = Table as text
web-turn-yours = Your turn
web-turn-theirs = Their turn
web-watching = You are watching.

## The front page.

web-slogan = Every fight, one table.
web-game = Game
web-play-bot = Play a bot
web-play-people = Play with others
web-quick-match = Quick game
    .hint = The next available opponent, standard rules.
web-play-friend = Play with a friend
    .hint = A private table: share its link or QR code.
web-open-table = Create a table
    .hint = With your options, listed below for everyone.
web-one-screen = Pass and play
    .hint = Share one device and hand it over after every turn.
web-rules = Rules
web-leaderboard = Leaderboard
web-fair = Fairness
web-lab = Lab
web-rating = Rating
web-options = More options
web-options-changed = { $count ->
    [one] 1 changed
   *[other] { $count } changed
}
web-clock = Time control
    .about = If you run out of time, you lose. Games against bots have no time limit.
web-clock-none = No time limit
web-clock-blitz = 3 minutes + 5 seconds per turn
web-clock-calm = 10 minutes + 10 seconds per turn
web-clock-move = 1 minute per decision
web-clock-day = 1 day per decision
web-clock-days = 3 days per decision
web-clock-is-fischer = { $minutes } min + { $seconds } s
web-clock-is-move = { $seconds } s per decision
web-clock-is-days = { $days ->
    [one] 1 day per decision
   *[other] { $days } days per decision
}
web-open-tables = Open tables
web-join = Join
web-watch = Watch
web-online = { $count ->
    [one] 1 person online
   *[other] { $shown } people online
}
web-open-seat = free seat
web-someone-left = Former player
web-more = More
web-waiting = { $count ->
    [one] 1 game is waiting for you
   *[other] { $count } games are waiting for you
}
web-your-games = Your games
web-record-file = Open a game record file
web-draws = Draw offers
    .about = Players may offer a draw.

## Every table.

web-none = none
web-can = Available actions
web-read-rule = Read rule { $rule }

## Before the start.

web-seat-reserved = reserved seat
web-waiting-title = Waiting for players
web-rated-table = Rated: no takebacks, and leaving counts as a loss.
web-promise = Promise for the deal
web-promise-about = The fingerprint of the table’s secret. Your browser keeps it when you take a seat and compares it after the game.
web-promise-kept = The fingerprint of the table’s secret. Your browser has kept it and compares it after the game.
web-promise-changed = Careful: this table now shows a different promise from the one your browser kept. Its secret may have been swapped. Your browser no longer takes part.
web-promise-differs = Careful: this table has shown another player a different promise. Its secret may have been swapped. Your browser no longer takes part.
web-fair-tables = How fair tables work
web-word-missing = not here yet
web-word-sealed = here
web-word-revealed = ready
web-sit-down = Take a seat
web-you = you
web-invite = Invite
web-invite-about = Anyone with this link can join. No account needed.
web-invitation = Come and play!
web-lost-on-time = You lost on time
web-qr = QR code of the link
web-link = Link to this table
web-share = Share
web-copy = Copy link
web-copied = Copied
web-starts-itself = The game starts automatically when all seats are taken.
web-seat-bot = Or add a bot
web-choose = Choose
web-leave-table = Leave
web-invite-name = Account name
    .about = Or invite by name: a player, or a bot run by another user.
web-invited = { $name } has been invited.
web-same-name = { $name } { $number }
web-bot-for = { $name } (bot)

## During the game.

web-menu = Menu
web-log = Log
web-chat = Chat
web-seen = Cards seen
web-beside = Side panel
web-reference = Reference
web-reference-card = Reference card
web-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
web-say = Write a message
web-send = Send
web-chat-empty = No messages yet.
web-chat-watching = Players see messages from spectators only after the game.
web-time-left = Time left
web-takeback = Take back a move
web-takeback-asked = { $who } would like to take back a move.
web-takeback-waits = You have asked for a takeback.
web-allow = Allow
web-refuse = Decline
web-offer-draw = Offer a draw
web-draw-offered = { $who } offers a draw.
web-draw-waits = You have offered a draw.
web-accept = Accept
web-decline = Decline
web-withdraw = Withdraw
web-resign = Resign
web-resign-sure = Really resign?
web-leave-seat = { $rated ->
    [yes] Leave (counts as a loss)
   *[no] Leave (a bot takes over)
}
web-come-back = Return to the game
web-sound = Sound
web-volume = Volume
web-notify = Notify me when it is my turn
web-motion = Animations
web-only-action = Play the only legal action automatically
web-ahead = Choose cards during others’ turns
web-speed = Speed of others’ turns
    .slow = Slow
    .normal = Normal
    .fast = Fast
    .instant = Instant
web-turns-since = Since your turn
web-turns-again = Replay: since your turn
web-turns-replay = Replay what happened since your turn (R)
web-turns-controls = Others’ turns
web-turns-pause = Pause others’ turns (P)
web-turns-play = Continue (P)
web-turns-step = Next move (N)
web-turns-skip = Skip to the end
web-turns-back = Back to the game (Esc)
web-hand-over = Pass the device to { $who }
web-hand-over-about = The cards are hidden until then.
web-hand-over-ready = I am { $who }
web-nothing-yet = Nothing to see yet: spectators see this game with a delay.
web-reconnecting = Reconnecting…
web-unsent = Reconnecting… Your move has not been sent yet.
web-away = { $who } is away.
web-away-reconnecting = { $who } is reconnecting…
web-away-minutes = { $minutes ->
    [one] { $who } has been away for 1 minute.
   *[other] { $who } has been away for { $minutes } minutes.
}
web-thinking = { $who } is thinking…
# While the server compiles: bots that search have to be waited for.
web-ready-in = Getting ready: about { $seconds } s
web-ready-minutes = Getting ready: about { $minutes } min
web-ready-late = Getting ready: a little longer than expected
web-ready-failed = Not available at full strength: plays by simple rules
web-table-ready-in = { $who } is getting ready: about { $seconds } s
web-table-ready-minutes = { $who } is getting ready: about { $minutes } min
web-table-ready-late = { $who } is getting ready. This is taking a little longer than expected.
web-table-ready-failed = { $who } cannot think ahead on this server and plays by simple rules.
web-loading = Loading…
web-close = Close
web-cancel = Cancel
web-step-sit-down = { $who } joins the table.
web-step-leave-seat = { $you ->
    [yes] You leave the table.
   *[no] { $who } leaves the table.
}
web-step-start = The game begins.
web-step-resign = { $you ->
    [yes] You resign.
   *[no] { $who } resigns.
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
    [yes] You claim the win on time.
   *[no] { $who } claims the win on time.
}
web-step-time-out = { $you ->
    [yes] You ran out of time.
   *[no] { $who } ran out of time.
}
web-step-ask-takeback = { $you ->
    [yes] You ask for a takeback.
   *[no] { $who } asks for a takeback.
}
web-step-grant-takeback = { $you ->
    [yes] You allow the takeback.
   *[no] { $who } allows the takeback.
}
web-step-refuse-takeback = { $you ->
    [yes] You decline the takeback.
   *[no] { $who } declines the takeback.
}
web-step-take-over = { $you ->
    [yes] A bot plays for you.
   *[no] A bot plays for { $who }.
}
web-step-come-back = { $you ->
    [yes] You are back.
   *[no] { $who } is back.
}
web-step-rematch = A rematch has been set up.
web-report = Report
web-reported = Thank you. The host of this site will look into it.
web-step-took-back = { $you ->
    [yes] You take back a move.
   *[no] { $who } takes back a move.
}
web-audience = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
web-details = { $count ->
    [one] 1 question
   *[other] { $count } questions
}
web-keys = Keyboard shortcuts
web-keys-tab = Next element, with Shift the previous one
web-keys-arrows = Choose a card or a cell
web-keys-enter = Play the card, press the button
web-keys-numbers = Choose a numbered action
web-keys-end = End the action
web-keys-game = Go to the game
web-keys-log = Open or close the log
web-keys-reference = Open or close the reference card
web-keys-pause = Pause or continue others’ turns
web-keys-step = Show the next move while paused
web-keys-replay = Replay what happened since your turn
web-keys-escape = Close the open panel
web-keys-help = Show this help

## The end.

web-result-won = { $you ->
    [yes] You win!
   *[no] { $count ->
        [one] { $who } wins!
       *[other] { $who } win!
    }
}
web-result-lost = Defeat
web-result-draw = Draw
web-result-resigned = { $you ->
    [yes] You resigned.
   *[no] { $who } resigned.
}
web-result-time = { $you ->
    [yes] You ran out of time.
   *[no] { $who } ran out of time.
}
web-rematch = Rematch
web-rematch-join = Join the rematch
web-rematch-watch = Watch the rematch
web-after = After the game
web-review = Review
web-replay = Replay
web-verify = Verify fairness

## People and settings.

web-settings = Settings
web-you-are = Profile
web-guest-name = Your name at the table
web-save = Save
web-saved = Saved.
web-account = Account
web-account-about = You can play without an account. With one, you have your games, ratings and settings on all your devices, including the games you played as a guest.
web-account-name = Name
web-password = Password
web-sign-in = Sign in
web-register = Create account
web-sign-out = Sign out
web-signed-in = You are signed in.
web-signed-in-as = Signed in as { $name }.
web-signed-out = You are signed out.
web-registered = Your account has been created.
web-your-page = Your games and ratings
web-how = Preferences
web-against = vs { $who }
web-verdict-won = won
web-verdict-lost = lost
web-verdict-drawn = drawn
web-since = Member since { $date }
web-guest = Guest
web-pool-people = against people
web-pool-bots = against bots
web-playing-now = Games in progress
web-no-games = No public games yet.
web-older = Older games
web-provisional = provisional
web-rating-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
web-leaderboard-empty = { $pool ->
    [bots] No ratings yet. Play one of the five bots at the usual rules and be the first!
   *[people] No ratings yet. Play a public game and be the first!
}

## What can go wrong.

web-home = Home page
web-try-again = Try again
web-offline = No connection
web-page-failed = This page could not be loaded. You may be offline, or the site has just been updated.
web-defect = Something went wrong
web-defect-about = An error occurred on this page. Your game is safe on the server.
web-lost = Page not found
web-lost-about = There is no page at this address.
web-table-lost = Table not available
web-error-other = That didn’t work. Please try again.
web-error-offline = The server cannot be reached. Check your connection and try again.
web-error-unavailable = The server is busy. Please try again in a moment.
web-announcement = Announcement

## Places of the site, and the first sight.

web-nav = Site
web-nav-play = Play
web-nav-learn = Learn
web-skip = Skip to content
web-slogan-about = Tabletop games in your browser: against bots, friends or other players.
web-learn-now = Learn in two minutes
web-continue = Continue
web-play-now = Play now
web-name-spectators = Show names of spectators
    .about = Otherwise, everyone at the table sees only how many are watching.
web-spectators-number = Spectators without names

web-quick-others = { $count } waiting
web-step-abandon = { $you ->
    [yes] You have been away for too long.
   *[no] { $who } has been away for too long.
}
web-result-abandoned = { $you ->
    [yes] You have been away for too long.
   *[no] { $who } has been away for too long.
}

web-block = Block
web-blocked = You have blocked { $name }.
web-challenge-accepted = Challenge accepted
web-challenge-declined = Challenge declined
