### Help: the rules page, the lessons and the page about fair chance.

## The rules.

help-rules = { $game }: the rules
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
help-nothing = No rule has all of these words: “{ $query }”.
help-link-to = Link to rule { $rule }
help-option = Option
help-usual = Usually: { $value }
help-usual-mark = usual
help-option-span = { $least } to { $most }
help-picture-answers = { $card } answers, for example: { $yes }. Not: { $no }.
help-scene-S2-2 = Four playing cards from first to last: ace of diamonds, king of clubs, king of spades, seven of hearts.
help-scene-S3-1 = A figure walks three cells in a row; an active field bars the next.
help-scene-S3-2 = A figure with a load stands next to a resource.
help-scene-S3-5 = A figure wants past an enemy: it rolls 6, the enemy 3.
help-scene-S5-1 = A figure on a cell beside an active blue field.
help-scene-S5-3 = Two green fields, one on and one off.
help-scene-S6-2 = The loser lies two cells from the winner; what it carried lies between them.
help-scene-S7-1 = A figure that is knocked down, with its load.
help-scene-S9-2 = Three resources, worth 5, 3 and 1 points.
help-scene-S10-1 = A Grabber, and a Crawler that carries a crystal.

## Lessons.

help-learn-title = Learn by playing
help-learn-about = A real game, recorded. You make every move of one side, and each rule is told when it first matters. Nothing can go wrong.
help-lesson-fightdrome = Your first bout
help-lesson-fightdrome-about = Five minutes: lead, answer, block, feint, stagger, rest, win.
help-lesson-survive = Your first round
help-lesson-survive-about = Ten minutes: place your team, bid, walk, carry, jump, brawl.
help-start = Begin
help-you = You
help-rival = Rival
help-step = Step { $step } of { $steps }
help-now = Now: { $action }
help-walk = Walk to { $cell }
help-show-me = Do it for me
help-continue = Continue
help-back = Back
help-again = Again from the start
help-other-lesson = The other lesson
help-play-bot = Play a real game
help-read-rules = Read all the rules
help-also-legal = That is allowed too. In this lesson we go on with: { $action }.
help-lesson-lost = The lesson could not be loaded.

help-fightdrome-intro = Welcome to the arena. Your fighter is a Stack in a Sleeve, and the two say how many cards of each kind are in your deck (F1.2). You hold seven cards (F2.1); your rival’s are hidden.
help-fightdrome-lead = You have the Lead: play any Attack card, a Punch, a Kick or a Grapple. The number is its strength (F3.1).
help-fightdrome-draw = You drew a new card at once: every card but a Neurochem is replaced (F5.1). Now your rival must answer your attack.
help-fightdrome-answer = An attack is live, and you must answer it. A Grapple answers any attack of equal or lower strength; a Punch answers Punches and Grapples, a Kick answers Kicks and Grapples (F4.1, F4.2, F4.3). Dim cards do not fit: choose one to see why. Who can play must play (F3.5).
help-fightdrome-feint = A Feint answers any attack, however strong, but no Neurochem attack. It draws a card, and then you attack again at once (F4.7).
help-fightdrome-follow_up = Follow up your Feint with any Attack card. A weak one will do: strength does not count here (F3.3).
help-fightdrome-stagger = Nothing in your hand answers this. You are Staggered: give up one card, face down (F6.1). You do not get it back, so your hand shrinks; who has no card left has lost (F6.2).
help-fightdrome-weave = A Weave stops any attack of any strength, but no Neurochem attack. Then the fight pauses, and the one who was stopped leads again (F4.6, F4.12).
help-fightdrome-neurochem = Neurochem cards beat any strength, and only Neurochem answers them. The price: you draw nothing after one (F4.9, F5.2).
help-fightdrome-they_stagger = Your rival has no answer and is Staggered: one card less over there. Now you may attack again, or Rest (F6.3).
help-fightdrome-block = A Block stops an attack that is not stronger than itself. A Punch Block is for Punches and Grapples, a Kick Block for Kicks and Grapples (F4.4, F4.5).
help-fightdrome-pause = Your attack was stopped, so the fight pauses and the Lead is yours again (F4.12). Blocks, Feints and Weaves cannot lead (F4.13).
help-fightdrome-rest = Right after your rival was Staggered you may Rest instead of leading: draw a card and hand over the Lead (F7.1). Not with a full hand, though (F7.2).
help-fightdrome-they_rest = Your rival Rests: one card more over there, and the Lead is yours (F7.1).
help-fightdrome-end = Your rival had no Attack card after your Rest, and so the round is over (F7.3). You have won your first bout! Usually a round ends when somebody has no card left (F8.1).

help-survive-intro = Welcome to the dungeon. Bring resources into your zone before the last round ends. Your three secret cards say what your colony needs most: those kinds are worth 5 points each (S1.5, S9.2).
help-survive-place = First you place your figures, one by one, on free cells of your zone (S1.7). Each has its own speed and strength (D2).
help-survive-leave = More figures than may play: choose one that stays out (S1.7).
help-survive-bid = A round begins: everybody chooses a card in secret. The highest goes first; ace is high, and at equal ranks clubs go before spades, hearts and diamonds (S2.1, S2.2). Each card is used once.
help-survive-order = The cards are shown, and the order of this round is fixed. The NPCs take part with a card of their own (S2.2).
help-survive-use = Your turn: activate your figures one after the other, in any order (S2.3). Each has two actions: Move, Fields or Brawl (S2.4).
help-survive-step = A Move goes cell by cell, never diagonally, as many steps as the figure’s movement value (S3.1). Walls and glowing fields bar the way.
help-survive-pick = Something useful lies here. Picking up costs no action, at any time in the activation. But every resource makes the figure slower (S3.2).
help-survive-drop = Home! Only what lies in your zone counts at the end; what is carried counts nothing (S9.2). At most three to a cell (S3.3).
help-survive-field = A passage with a blue energy field. From a cell beside it, a figure can switch it off or on; that is an action (S5.1, S5.2).
help-survive-green = Green fields obey the terminals: from any terminal you switch as many as you like in one action (S5.3).
help-survive-jump = A teleporter! Roll a d8: 1 to 4 takes you to the teleporter of that number, 5 to 7 lets you choose, and 8 throws you down somewhere (S4.1). It costs no step.
help-survive-to = You rolled 5 to 7: choose the teleporter (S4.1).
help-survive-hit = An enemy next door: brawl! Both roll a d8 and add their modifier, the attacker 1 more, each resource carried takes 1 away. The loser drops its load, is pushed back and knocked down (S6.1, S6.2).
help-survive-follow = You have won: your figure may move up into the cell the loser has left (S6.2).
help-survive-stay = You have won: your figure may move up, or stay (S6.2).
help-survive-stand = A figure that is down stands up first; that costs two steps (S7.1).
help-survive-return = A figure that is out comes back to your zone at once, but does not act before the next round (S8.1).
help-survive-done = End this Move to begin another action (S2.4).
help-survive-pass = You need not use everything: end the activation of this figure (S2.4).
help-survive-npc = The NPCs have acted: Grabbers hunt whoever carries something, Crawlers drag resources to their nest. A decision tree leads them, and the table shows which questions they asked themselves (S10.2).
help-survive-knocked_down = A die that shows 1 knocks down its own figure, one that shows 8 the other (S3.6).
help-survive-out = Knocked down while already down: that figure is out until the next round (S8.1).
help-survive-end = The first round is over. So it goes on for four rounds; then the resources in the zones are counted: 5 points for what your cards ask for, 3 for what two open cards ask for, 1 for all else (S9.2). You are ready!

## Fair chance.

help-fair = Fair chance you can check
help-fair-intro = Cards and dice at our tables are drawn so that nobody, not even the host of this server, can choose them unnoticed. Here is how, and you can try it.
help-fair-promise = 1. A promise
help-fair-promise-about = Before anybody sits down the table draws a long random number, its secret, and shows everybody a fingerprint of it (SHA-256). From the fingerprint nobody can work out the secret; and no other secret has the same fingerprint. So the table cannot change its mind later.
help-fair-words = 2. A word from everyone
help-fair-words-about = When the game starts, each player’s browser adds a random word. The table could not know these words when it made its promise, so it cannot have picked a secret that deals good cards to a friend.
help-fair-draw = 3. Every draw from both
help-fair-draw-about = Before the deal and before each action the dice are set anew from the secret, the number of the action and all words (HMAC-SHA256). Nobody can work out the next card from those seen.
help-fair-reveal = 4. The secret comes out
help-fair-reveal-about = When the game is over the secret is published. Anybody can check that it fits the fingerprint, and that every card and die followed from it: with the button “Verify” of any replay, or offline with the record:
help-fair-limits = What this cannot prevent
help-fair-limits-about = A host who tells a friend the secret: the friend could look ahead. And two friends can always show each other their hands. Play for anything that matters with a host you trust.
help-fair-try = Try it
help-fair-try-about = You are the table. Choose a secret, and see what the players are shown.
help-fair-secret = Your secret
help-fair-new = Another secret
help-fair-shown = What everybody sees before the game
help-fair-word = A player’s word
help-fair-first = From which the deal is drawn
help-fair-cheat = Now change a single letter of the secret: the fingerprint is a wholly different one, and everybody would notice.
help-fair-match = The secret fits the promise.
help-fair-mismatch = This is not the secret that was promised.
help-fair-promised = Promise this secret
help-fair-needs-https = This browser computes fingerprints only on pages that came by https.
