### Puzzles of Fightdrome. The rule in the attribute is linked.

fightdrome-puzzle-ask = { $situation ->
    [lead] Your Lead. Which play wins most often?
    [answer] You are attacked. Which answer wins most often?
    [follow_up] Your Feint. Which follow-up wins most often?
    [stagger] You are Staggered. Which discard wins most often?
   *[other] Your turn. Which choice wins most often?
}
fightdrome-puzzle-why-staggered = { $share } of its wins come when the opponent is Staggered with one card and discards it. Without cards, the round is lost.
    .rule = F8.1
fightdrome-puzzle-why-empty_hand = { $share } of its wins come when the opponent’s last card is a Neurochem card. It must be played, is not replaced, and loses the round.
    .rule = F8.1
fightdrome-puzzle-why-rest = { $share } of its wins come after a Rest: the opponent has no Attack card to lead with, and the round ends.
    .rule = F7.3
