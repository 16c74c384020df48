### Fightdrome in the help: pictures of the rules page and the lesson.

help-picture-answers = { $card } answers, for example: { $yes }. Not: { $no }.
help-lesson-fightdrome-bout = Your first bout
    .about = Attack, answer, block, feint, stagger, rest, win.
help-fightdrome-lead = Play an attack. The number on the card is its strength (F3.1).
help-fightdrome-draw = You drew a new card right away. Every card is replaced, except Neurochem cards (F5.1).
help-fightdrome-answer = Now you are under attack and must answer. A Kick answers a Kick or a Grapple of equal or lower strength; a Punch answers Punches and Grapples (F4.1, F4.2).
help-fightdrome-neurochem = A Neurochem card beats any strength. The price: you do not draw a card (F4.9, F5.2).
help-fightdrome-they_stagger = Your opponent has no answer and is Staggered: one card is lost and not replaced. A player with no cards left has lost (F6.1, F6.2).
help-fightdrome-rest = Right after that you may Rest: draw a card and hand over the Lead (F7.1).
help-fightdrome-block = A Block stops an attack that is no stronger than the Block. Punch Blocks are for Punches and Grapples (F4.4).
help-fightdrome-weave = A Weave stops any attack that is not Neurochem, however strong (F4.6).
help-fightdrome-grapple = A Grapple answers any kind of attack of equal or lower strength (F4.3).
help-fightdrome-stagger = Nothing in your hand answers this attack: you are Staggered. Choose a card to discard (F6.1).
help-fightdrome-feint = A Feint answers any attack that is not Neurochem. Then you attack again immediately (F4.7).
help-fightdrome-follow_up = Follow up with any Attack card. Strength does not matter here (F3.3).
help-fightdrome-again = Staggered again, so the Lead is still yours. Keep attacking (F6.3).
help-fightdrome-few = With few cards, an attack is hard to answer. Keep going!
help-fightdrome-last = Your opponent had the Lead but no Attack card, and was Staggered for that, too (F7.4). One card is left: attack!
help-fightdrome-end = Your opponent has no cards left: you have won your first bout (F6.2)!
