### The rules of Fightdrome in our own words. F4 is a section, F4-1 the rule F4.1, FR2 a ruling.
### Attributes of a rule are its list; attributes of a ruling are the values of its option.

short = Two fighters hold seven cards each. One leads with an attack; the other must answer it with a card that fits and is strong enough (F4), and so on in turn. Every card except a Neurochem card is replaced from the draw pile (F5). A player who cannot answer is Staggered and discards a card (F6), and the opponent may attack again or Rest (F7). A player with no cards left has lost the round (F8).
about = An independent implementation of published rules in our own words, with no art and no text of the publisher. Fightdrome is a game by Warcradle Studios, who are not affiliated with this project. Where the rulebook is silent or its editions disagree, a ruling says what we chose, and often an option offers the other reading.

F0 = Components
F0-1 = The box holds 120 cards; 101 of them are fight cards:
    .a = 21 Punches, 21 Kicks and 21 Grapples;
    .b = 18 Blocks, 9 Punch Blocks and 9 Kick Blocks, in one supply;
    .c = 12 Neurochem cards, 3 each of Punch, Kick, Grapple and Block, in one supply;
    .d = 4 Feints and 4 Weaves.
F0-2 = The other cards are 6 Sleeves, 11 Stacks and 2 Reference cards. What is printed on the cards is a pack, a file that owners of the box can correct (FR1).

F1 = Characters and decks
F1-1 = Each player is dealt one Sleeve and one Stack at random; the others go back to the box unseen. Both cards lie open, so everyone knows both characters.
F1-2 = A Sleeve lists the five supplies (Punch, Kick, Grapple, Block, Neurochem) in an order of its own; a Stack lists five numbers. Side by side, they show how many cards of each supply the character gets: always 40 in total.
F1-3 = Each supply is shuffled, and these numbers of cards are dealt from it face down; not even their owner sees them. Both players are dealt cards from the same supplies. What remains goes back to the box unseen.
F1-4 = Each player adds 2 Feints and 2 Weaves. A deck is 44 cards.
F1-5 = The character of the rulebook’s example gets 11, 9, 9, 5 and 6 cards.
F1-6 = The starting player of the first round is chosen at random unless the players decide otherwise; in the rulebook, the strongest player starts.

F2 = Opening hands
F2-1 = At the start of every round each player shuffles and draws 7 cards.
F2-2 = Overstimulated: a hand with more than 2 Neurochem cards, or without any Attack card, is shown to the opponent and shuffled back, and 7 new cards are drawn, until the hand is no longer Overstimulated (FR2). The starting player goes first. Neurochem Punch, Kick and Grapple count as Attack cards here.

F3 = A player’s turn
    .intro = The player to act is always in one of four situations.
F3-1 = **Lead**: the fight is paused, and an Attack card of any strength must be played. The player who starts the round begins with a Lead.
F3-2 = **Answer**: an attack is live, and a card that answers it (F4) must be played.
F3-3 = **Follow up**: the player has just played a Feint and must immediately play an Attack card of any strength.
F3-4 = **Stagger**: the player could not do what the situation demanded and must discard a card (F6).
F3-5 = A player who can play must play. Nobody may choose to be Staggered.

F4 = What answers what
    .intro = Attack cards are Punch, Kick and Grapple, each with a strength, and their Neurochem forms, which count as Attack cards of the same kind. An attack that answers becomes the live attack; a card that stops an attack pauses the fight.
F4-1 = A **Punch** answers a Punch or a Grapple of equal or lower strength.
F4-2 = A **Kick** answers a Kick or a Grapple of equal or lower strength.
F4-3 = A **Grapple** answers any attack of equal or lower strength.
F4-4 = A **Punch Block** stops a Punch or a Grapple of equal or lower strength.
F4-5 = A **Kick Block** stops a Kick or a Grapple of equal or lower strength.
F4-6 = A **Weave** stops any attack of any strength, except a Neurochem attack.
F4-7 = A **Feint** answers any attack of any strength, except a Neurochem attack; then the same player follows up (F3.3).
F4-8 = A **Neurochem Punch** answers a Punch or a Grapple of any strength, Neurochem or not.
F4-9 = A **Neurochem Kick** answers a Kick or a Grapple of any strength, Neurochem or not.
F4-10 = A **Neurochem Grapple** answers every attack.
F4-11 = A **Neurochem Block** stops every attack.
F4-12 = A pause gives the Lead to the player whose attack was stopped.
F4-13 = Feints, Weaves and Blocks are not Attack cards: they can neither lead nor follow up. A Neurochem Block is a Neurochem card but not an Attack card. Cards that are not Neurochem cards cannot answer a Neurochem attack.

F5 = Drawing and piles
F5-1 = Cards are played from the hand, and drawing refills it: a player who plays a card that is not a Neurochem card draws one before anything else happens. So the card drawn for a Feint may be used to follow up, and the player draws again for that one.
F5-2 = No card is drawn after a Neurochem card.
F5-3 = An attack lies on the table while it is live. It goes to its owner’s discard pile when it is answered, or when the player who should answer is Staggered. A Block, Weave or Feint is discarded before its player draws. Only a card discarded under F6.1 lies face down.
F5-4 = When a draw has emptied the draw pile, the discard pile is shuffled into a new one.

F6 = Staggered
F6-1 = A player who cannot Lead, Answer or Follow up becomes Staggered and discards one card of their choice face down; the opponent does not see it.
F6-2 = If this was the last card in the player’s hand, the round ends and the opponent wins it.
F6-3 = Otherwise the fight is paused, and the opponent has the Lead with the right to Rest instead (F7).

F7 = Rest
F7-1 = Right after the opponent became Staggered, a player may Rest instead of leading: draw one card and hand the Lead to the Staggered player.
F7-2 = Nobody may Rest with 7 or more cards in hand (FR7).
F7-3 = If the Staggered player then has no Attack card, the round ends and both hands are scored (F8.3). This special rule takes precedence over F6 (FR9).
F7-4 = A player who may Rest and has no Attack card must Rest. A player who may not Rest and has none becomes Staggered.

F8 = The end of a round
F8-1 = A player wins the round when the opponent has no cards left in hand, either by discarding the last one (F6.2) or by playing a Neurochem card as the last one (FR3). So a single Neurochem card that can be played must be played, and loses, unless a Rest or F10.2 saves its owner. A player whose last card is a Feint draws first, and the card drawn decides.
F8-2 = In a match, the winner scores the Fame value of the cards still in hand: an Attack card its strength, a Punch Block or Kick Block 25, any Neurochem card 50, a Feint or a Weave 0.
F8-3 = When a round ends by F7.3, both players score the value of their hands. In a single bout, the player who was not Staggered has won (FR4).

F9 = Three game modes
F9-1 = **Bout**: one round.
F9-2 = **Match**: rounds are played until a player has 300 Fame or more. Between rounds the decks stay the same, all cards are shuffled back and each player draws a new hand of 7.
F9-3 = If both players are at or over the target after the same round, the higher total wins; with equal totals they play on.
F9-4 = **Epic Tournament**: each player has 1 Stack and 3 Sleeves, and all six Sleeves are open. Both choose a Sleeve in secret and reveal them together. After each bout the loser’s fighter is eliminated: the 40 supply cards of that deck go back to the undealt supplies, which are shuffled, and the player builds a new deck from one of their remaining Sleeves and the same Stack, keeping the Feints and Weaves. The first player to lose all 3 Sleeves loses.
F9-5 = The survivor’s deck stays as it was built. FR6 says how it goes into the next bout, FR5 who starts that bout.

F10 = Alternative rules
    .intro = Each is a separate option and off by default.
F10-1 = **Breathing Space**: after a Rest the other player may Rest or lead, and so on in turn, until a player leads or cannot Rest. A player who has no Attack card but may Rest must Rest. If a player can do neither, F7.3 applies to the one who was Staggered before the chain; the other is Staggered by F6, and the opponent then has the right of F7.1.
F10-2 = **Last Gasp**: after playing a Neurochem card as the last card, the player draws one card after all.
F10-3 = **Do You Want Fame?** The target of a match is 150.
F10-4 = Players may use house rules: every choice among the rulings is an option of the table, shown to everyone before they take a seat.

F11 = What a player may know
F11-1 = Open to all: both characters, and so the number of cards of each supply; every card played; the sizes of hands, piles and discard piles; a hand shown by F2.2; hands that are scored; Fame; the options; whose move it is and in which situation. Cards once seen stay known to be in that deck for the rest of the match.
F11-2 = Only to its owner: the hand, the cards drawn, the cards discarded face down.
F11-3 = To nobody: the order of the piles, and what went back to the box.
F11-4 = A spectator sees what is open to all, unless the table was created as an open-hand table.

FR = Rulings
    .intro = Where the rulebook is silent, contradicts itself or its editions disagree.
FR1 = The pack
    .text = Unclear: what is printed on the cards, since the text of the rulebook does not include the pictures. We reconstructed the box. Attacks are 20, 30 … 80, three of each; Blocks are 40, 60 and 80, three of each per kind; the Sleeves are the six orders of the three attack supplies, each followed by Block, then Neurochem; the first Stack is the example of F1.5, and the others are chosen so that every pair of characters can be dealt from one box; a second, balanced choice of Stacks makes all characters about equally strong. Owners of the box can play with a pack of their own.
FR2 = Overstimulated hands
    .text = Unclear: whether an Overstimulated hand has to be put back. The Spanish edition demands it, the English and the German advise it, the French permits it; none says what becomes of a second such hand. Three of the four call for it, and so do we.
    .must = Redrawn until the hand is no longer Overstimulated.
    .once = Redrawn once; the second hand is kept whatever it is.
    .may = The player decides, and decides again if the new hand is Overstimulated, too.
    .off = Every hand is played as it was drawn.
FR3 = The empty hand
    .text = Unclear: whether a player whose hand is emptied by playing a Neurochem card has lost. The description of play lets the fight last until only one player still holds cards; the section on scoring calls only a Staggered player without cards beaten. The publisher’s FAQ ends the round at an empty hand, and so do we.
    .out = A player whose hand is emptied by a Neurochem card has lost the round.
    .fight_on = Only a Staggered player without cards has lost. A player without cards may still Rest; a player who is Staggered with nothing to discard loses immediately.
FR4 = A bout that ends with a Rest
    .text = Unclear: who wins a single bout that ends by F7.3 while both players still hold cards. The Staggered player can no longer fight back, which is what the rulebook understands by being beaten. This also decides who is winner and loser in FR5.
    .not_staggered = The player who was not Staggered wins.
    .higher_hand = The higher hand value wins; with equal values, the player who was not Staggered.
FR5 = Who starts next
    .text = Unclear: who starts a round or bout after the first. Taking turns favours neither the winner nor the loser.
    .alternate = The players take turns to start.
    .loser = The loser of the last round starts.
    .winner = The winner of the last round starts.
FR6 = The survivor
    .text = Unclear: in what state the winner of a tournament bout goes into the next one. In our version, it begins like any other round (F2.1).
    .fresh = All cards are shuffled and both players draw 7.
    .wounded = The survivor’s hand and piles stay, cards on the table go to the discard pile, and F2.2 does not apply to the survivor; an empty hand draws 7.
FR7 = Rest with seven cards
    .text = Unclear: whether a player may Rest with exactly 7 cards. The English, French and Spanish editions forbid a Rest that would lead to more than 7 cards; the German one forbids it only to a player who already has more than 7. We follow the other three.
    .would_exceed = No Rest with 7 or more cards in hand.
    .exceeds = No Rest with more than 7 cards in hand, so a Rest at 7 gives 8.
FR8 = Order
    .text = Unclear: what comes first when several things happen at the same time. The order is: the draw, then F5.4, then F8.1, then the next situation. A hand is empty only if it is empty after the draw.
FR9 = No attack after a Rest
    .text = Unclear: what happens when the Staggered player has no Attack card after a Rest. The section on resting ends the round; the section on paused fights says that the next player attacks or is Staggered. A special rule takes precedence over a general one.
    .round_ends = The round ends and both hands are scored (F7.3).
    .staggered = The player is Staggered again (F6).
FR10 = Feints
    .text = Unclear: what a Feint gives. In the German edition, the player receives another Attack card; in the English, French and Spanish editions and the FAQ, the player draws as usual and then plays an Attack card from the hand. We follow these.
FR11 = Choosing characters
    .text = The rulebook deals the Sleeves and Stacks at random (F1.1), yet shows how any two combine (F1.2, F1.5). Players who prefer to choose do so openly, since characters are open anyway: the player who does not start takes a Stack, then the starting player a Stack and a Sleeve, then the other player a Sleeve. There is one card of each, and nobody may take a card that leaves no pair of characters the box can deal (F1.3). In an Epic Tournament only the Stack is chosen; the Sleeves are dealt, and each bout’s fighter is chosen anyway (F9.4).
    .dealt = One Sleeve and one Stack for each player, at random.
    .drafted = Each player is dealt three Sleeves and two Stacks, all open, and picks one of each.
    .chosen = Each player picks one Sleeve and one Stack from the whole box.
FR12 = Allowed to draw
    .text = All editions say that the player is allowed to draw after playing a Neurochem card as the last card (F10.2); none says whether the player may decline. A player who declines continues with an empty hand, which has lost the round (FR3) unless it fights on. In a single bout where an empty hand has lost, declining would lose the game, so nobody is asked and the card is drawn.
    .off = Nothing is drawn (F5.2).
    .on = The card is drawn.
    .may = The player decides right after playing the card.
