### Help: the rules page, the lessons and the page about fair chance.

## The rules.

help-rules = { $game }: rules
help-games = Games
help-learn = Learn by playing
help-example = A worked example
help-example-open = Step through the example
help-contents = Contents
help-search = Search the rules
help-search-hint = Feint, F4.7, teleporter …
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
help-picture-answers = { $card } answers, for example: { $yes }. Not: { $no }.
help-scene-S2-2 = Four playing cards in turn order: ace of diamonds, king of clubs, king of spades, seven of hearts.
help-scene-S3-1 = A figure moves three cells in a row; an active field blocks the next one.
help-scene-S3-2 = A figure with a load stands next to a resource.
help-scene-S3-5 = A figure tries to get past an enemy: it rolls 6, the enemy 3.
help-scene-S5-1 = A figure on a cell next to an active blue field.
help-scene-S5-3 = Two green fields, one on and one off.
help-scene-S6-2 = The loser lies two cells from the winner; its load lies between them.
help-scene-S7-1 = A figure that is knocked down, with its load.
help-scene-S9-2 = Three resources, worth 5, 3 and 1 points.
help-scene-S10-1 = A Grabber, and a Crawler carrying a crystal.

## Lessons.

help-learn-title = Learn by playing
help-learn-about = A real game, recorded. You make every move for one side, and each rule is explained when it first matters. Nothing can go wrong.
help-lesson-fightdrome = Your first bout
help-lesson-fightdrome-about = Five minutes: lead, answer, block, feint, stagger, rest, win.
help-lesson-survive = Your first round
help-lesson-survive-about = Ten minutes: place your team, choose a card, move, carry, jump, brawl.
help-start = Start
help-you = You
help-rival = Opponent
help-step = Step { $step } of { $steps }
help-now = Now: { $action }
help-walk = Move to { $cell }
help-show-me = Do it for me
help-continue = Continue
help-back = Back
help-again = Start over
help-other-lesson = The other lesson
help-play-bot = Play a real game
help-read-rules = Read all the rules
help-also-legal = That is allowed, too. This lesson continues with: { $action }.
help-lesson-lost = The lesson could not be loaded.

help-fightdrome-intro = Welcome to the arena. Your fighter is a Stack in a Sleeve; together they determine how many cards of each kind are in your deck (F1.2). You hold seven cards (F2.1); your opponent’s cards are hidden.
help-fightdrome-lead = You have the Lead: play any Attack card, a Punch, a Kick or a Grapple. The number is its strength (F3.1).
help-fightdrome-draw = You drew a new card right away: every card except a Neurochem card is replaced (F5.1). Now your opponent must answer your attack.
help-fightdrome-answer = An attack is live, and you must answer it. A Grapple answers any attack of equal or lower strength; a Punch answers Punches and Grapples, a Kick answers Kicks and Grapples (F4.1, F4.2, F4.3). Dimmed cards cannot be played: choose one to see why. If you can play, you must (F3.5).
help-fightdrome-feint = A Feint answers any attack, however strong, except a Neurochem attack. You draw a card and then attack again immediately (F4.7).
help-fightdrome-follow_up = Follow up your Feint with any Attack card. A weak one will do: strength does not matter here (F3.3).
help-fightdrome-stagger = No card in your hand answers this attack. You are Staggered: discard one card face down (F6.1). You do not draw a new one, so your hand shrinks; a player with no cards left has lost (F6.2).
help-fightdrome-weave = A Weave stops any attack of any strength, except a Neurochem attack. Then the fight is paused, and the player whose attack was stopped leads again (F4.6, F4.12).
help-fightdrome-neurochem = Neurochem cards beat any strength, and only Neurochem cards answer them. The price: you do not draw a card after playing one (F4.9, F5.2).
help-fightdrome-they_stagger = Your opponent has no answer and is Staggered: they have one card fewer. Now you may attack again or Rest (F6.3).
help-fightdrome-block = A Block stops an attack that is no stronger than the Block itself. A Punch Block is for Punches and Grapples, a Kick Block for Kicks and Grapples (F4.4, F4.5).
help-fightdrome-pause = Your attack was stopped, so the fight is paused and the Lead is yours again (F4.12). Blocks, Feints and Weaves cannot lead (F4.13).
help-fightdrome-rest = Right after your opponent was Staggered, you may Rest instead of leading: draw a card and hand over the Lead (F7.1). You cannot Rest with a full hand, though (F7.2).
help-fightdrome-they_rest = Your opponent Rests: they have one more card, and the Lead is yours (F7.1).
help-fightdrome-end = Your opponent had no Attack card after your Rest, so the round is over (F7.3). You have won your first bout! Usually a round ends when a player has no cards left (F8.1).

help-survive-intro = Welcome to the dungeon. Bring resources into your zone before the last round ends. Your three secret cards show what your colony needs most: those kinds are worth 5 points each (S1.5, S9.2).
help-survive-place = First you place your figures, one by one, on free cells of your zone (S1.7). Each has its own speed and strength (D2).
help-survive-leave = You have more figures than may play: choose one to sit out (S1.7).
help-survive-bid = A round begins: each player secretly chooses a card. The highest card goes first; aces are high, and among equal ranks clubs go before spades, hearts and diamonds (S2.1, S2.2). Each card can be used only once.
help-survive-order = The cards are revealed, and the order of this round is fixed. The NPCs have a card of their own (S2.2).
help-survive-use = Your turn: activate your figures one after the other, in any order (S2.3). Each has two actions: Move, Fields or Brawl (S2.4).
help-survive-step = A Move goes cell by cell, never diagonally, up to as many steps as the figure’s movement value (S3.1). Walls and glowing fields block the way.
help-survive-pick = Something useful is lying here. Picking it up costs no action and is possible at any time during the activation. But each resource slows the figure down (S3.2).
help-survive-drop = Home! Only what lies in your zone counts at the end; what your figures still carry does not (S9.2). At most three resources may be dropped on a cell (S3.3).
help-survive-field = A passage with a blue energy field. From a cell next to it, a figure can switch it off or on; that takes an action (S5.1, S5.2).
help-survive-green = Green fields are switched from terminals: from any terminal, you can switch as many as you like in one action (S5.3).
help-survive-jump = A teleporter! Roll a d8: 1 to 4 takes you to the teleporter with that number, with 5 to 7 you choose one, and with 8 you arrive at a random one and are knocked down (S4.1). A jump costs no steps.
help-survive-to = You rolled 5 to 7: choose the teleporter (S4.1).
help-survive-hit = An enemy next to you: Brawl! Both roll a d8 and add their modifier; the attacker gets +1, and each resource carried costs 1. The loser drops its load, is pushed back and is knocked down (S6.1, S6.2).
help-survive-follow = You have won: your figure may move up into the cell the loser has left (S6.2).
help-survive-stay = You have won: your figure may move up, or stay (S6.2).
help-survive-stand = A figure that is knocked down stands up first; that costs two steps (S7.1).
help-survive-return = A figure that is out returns to your zone immediately but does not act before the next round (S8.1).
help-survive-done = End this Move to begin another action (S2.4).
help-survive-pass = You don’t have to use everything: end the activation of this figure (S2.4).
help-survive-npc = The NPCs have acted: Grabbers hunt figures that carry something, Crawlers drag resources to their nest. A decision tree controls them, and the table shows the questions it asked (S10.2).
help-survive-knocked_down = A rolled 1 knocks down your own figure, a rolled 8 the other one (S3.6).
help-survive-out = Knocked down while already down: that figure is out until the next round (S8.1).
help-survive-end = The first round is over. It goes on like this for four rounds; then the resources in the zones are counted: 5 points for those on your own cards, 3 for those on the two open cards, 1 for all others (S9.2). You are ready!

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
