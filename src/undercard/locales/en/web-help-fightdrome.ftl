### Fightdrome in the help: pictures of the rules page and the lesson.

help-picture-answers = { $card } answers, for example: { $yes }. Not: { $no }.
help-lesson-fightdrome = Your first bout
help-lesson-fightdrome-about = Five minutes: lead, answer, block, feint, stagger, rest, win.
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
