### Fightdrome: words that the table explains. The ids of the rules follow each text.

fightdrome-word-character = A character is a Stack, the mind, in a Sleeve, the body. Together they determine how many cards of each supply the deck gets.
fightdrome-word-stack = The Stack is the mind of a character: five numbers. The Sleeve shows which number belongs to which supply.
fightdrome-word-sleeve = The Sleeve is the body of a character: it lists the five supplies in an order of its own, and the numbers of the Stack follow that order.
fightdrome-word-supplies = The cards from which this deck was built: P Punch, K Kick, G Grapple, B Block, N Neurochem. They are 40 in total; 2 Feints and 2 Weaves are added.
fightdrome-word-lead = The Lead: the fight is paused, and the player with the Lead plays an Attack card of any strength.
fightdrome-word-answer = To answer, play a card that fits the live attack and is strong enough. A player who cannot answer is Staggered.
fightdrome-word-follow_up = A Feint answers an attack, and the same player immediately attacks with a card of any strength.
fightdrome-word-stagger = A player who can neither lead nor answer nor follow up is Staggered and discards a card face down. The opponent then has the Lead, or may Rest.
fightdrome-word-neurochem = Neurochem: only another Neurochem card answers such an attack, and no card is drawn after playing one, so the hand gets smaller.
fightdrome-word-overstimulated = An opening hand with more than 2 Neurochem cards, or without any Attack card, is Overstimulated. It is shown, shuffled back and redrawn.
fightdrome-word-last_gasp = Last Gasp: a player whose last card was a Neurochem card may fight on with one more card from the draw pile.
