### The rules of Fightdrome in our own words. F4 is a section, F4-1 the rule F4.1, FR2 a ruling.
### Attributes of a rule are its list; attributes of a ruling are the values of its option.

short = Two fighters hold seven cards each. One leads an attack; the other must answer it with a card that fits and is strong enough (F4), and so on in turn. Every card but a Neurochem is replaced from the pile (F5). Who cannot answer is Staggered and gives up a card (F6), and the opponent may attack again or Rest (F7). Who has no cards left has lost the round (F8).
about = An independent implementation of published rules, told in our own words, with no art and no text of the publishers. Fightdrome is a game by Warcradle Studios, which has nothing to do with this project. Where the rulebook is silent or its editions disagree, a ruling says what we chose, and often an option gives you the other reading.

F0 = Components
F0-1 = The box holds 120 cards; 101 of them are fight cards:
    .a = 21 Punches, 21 Kicks and 21 Grapples;
    .b = 18 Blocks, 9 Punch Blocks and 9 Kick Blocks, in one supply;
    .c = 12 Neurochem cards, 3 each of Punch, Kick, Grapple and Block, in one supply;
    .d = 4 Feints and 4 Weaves.
F0-2 = The other cards are 6 Sleeves, 11 Stacks and 2 references. What is printed on the cards is a pack, a file that owners of the box can correct (FR1).

F1 = Characters and decks
F1-1 = Each player is dealt one Sleeve and one Stack at random; the others go back to the box unseen. Both cards lie open, so everybody knows both characters.
F1-2 = A Sleeve lists the five supplies (Punch, Kick, Grapple, Block, Neurochem) in an order of its own; a Stack lists five numbers. Side by side they say how many cards of each supply the character gets: always 40 in all.
F1-3 = Each supply is shuffled and dealt out in these numbers, face down even to the cards’ owner. Both players are dealt from the same supplies. What remains goes back to the box unseen.
F1-4 = Each player adds 2 Feints and 2 Weaves. A deck is 44 cards.
F1-5 = The character of the rulebook’s example gets 11, 9, 9, 5 and 6 cards.
F1-6 = Who starts the first round is drawn at random unless the players choose; the rulebook gives the start to the strongest.

F2 = Opening hands
F2-1 = At the start of every round each player shuffles and draws 7 cards.
F2-2 = Overstimulated: a hand with more than 2 Neurochem cards, or without any Attack card, is shown to the opponent and shuffled back, and 7 new cards are drawn, until the hand is sound (FR2). The starting player settles first. Neurochem Punch, Kick and Grapple count as Attack cards here.

F3 = The shape of a turn
    .intro = The player to act is always in one of four situations.
F3-1 = **Lead**: the fight is paused, and an Attack card of any strength must be played. The player who starts the round begins with a Lead.
F3-2 = **Answer**: an attack is live, and a card that answers it (F4) must be played.
F3-3 = **Follow up**: the player has just played a Feint and must at once play an Attack card of any strength.
F3-4 = **Stagger**: the player could not do what the situation demanded and must give up a card (F6).
F3-5 = Who can play must play. Nobody may choose to stagger.

F4 = What answers what
    .intro = Attack cards are Punch, Kick and Grapple, each with a strength, and their Neurochem forms, which count as Attack cards of the same kind. An attack that answers becomes the live attack; a card that stops an attack leads to a pause.
F4-1 = A **Punch** answers a Punch or a Grapple of equal or lower strength.
F4-2 = A **Kick** answers a Kick or a Grapple of equal or lower strength.
F4-3 = A **Grapple** answers any attack of equal or lower strength.
F4-4 = A **Punch Block** stops a Punch or a Grapple of equal or lower strength.
F4-5 = A **Kick Block** stops a Kick or a Grapple of equal or lower strength.
F4-6 = A **Weave** stops any attack of any strength, but no Neurochem attack.
F4-7 = A **Feint** answers any attack of any strength, but no Neurochem attack; then the same player follows up (F3.3).
F4-8 = A **Neurochem Punch** answers a Punch or a Grapple of any strength, Neurochem or not.
F4-9 = A **Neurochem Kick** answers a Kick or a Grapple of any strength, Neurochem or not.
F4-10 = A **Neurochem Grapple** answers every attack.
F4-11 = A **Neurochem Block** stops every attack.
F4-12 = A pause gives the Lead to the player whose attack was stopped.
F4-13 = Feints, Weaves and Blocks are not Attack cards: they can neither lead nor follow up. A Neurochem Block is a Neurochem card but not an Attack card. Cards that are not Neurochem answer no Neurochem attack.

F5 = Drawing and piles
F5-1 = Cards are played from the hand, and drawing refills it: who plays a card that is not Neurochem draws one, before anything else happens. So a card drawn for a Feint may be the follow-up, and the follow-up draws a card of its own.
F5-2 = After a Neurochem card nothing is drawn.
F5-3 = An attack lies on the table while it is live. It goes to its owner’s discard pile when it is answered, or when the player who should answer is Staggered. A Block, Weave or Feint is discarded before its own draw. A card given up by F6.1 is discarded face down.
F5-4 = When a draw has emptied the draw pile, the discard pile is shuffled into a new one.

F6 = Staggered
F6-1 = A player who cannot Lead, Answer or Follow up becomes Staggered and discards one card of their choice face down; the opponent does not see it.
F6-2 = Who gives up the last card of the hand this way ends the round: the opponent wins it.
F6-3 = Otherwise the fight is paused, and the opponent has the Lead with the right to Rest instead (F7).

F7 = Rest
F7-1 = Right after the opponent became Staggered, a player may Rest instead of leading: draw one card and hand the Lead to the Staggered player.
F7-2 = Nobody may Rest with 7 or more cards in hand (FR7).
F7-3 = If the Staggered player then has no Attack card, the round ends and both hands are scored (F8.3). This special rule goes before F6 (FR9).
F7-4 = Who may Rest and has no Attack card must Rest. Who may not Rest and has none becomes Staggered.

F8 = The end of a round
F8-1 = A round is won when the opponent has no card left in hand, whether by giving up the last one (F6.2) or by playing it, a Neurochem (FR3). So a lone Neurochem that can be played must be played and loses, unless a Rest or F10.2 saves its owner. A Feint played as the last card draws first, and what was drawn decides.
F8-2 = In a match the winner adds the Fame value of the cards still in hand: an Attack card its strength, a Punch or Kick Block 25, any Neurochem card 50, a Feint or a Weave 0.
F8-3 = When a round ends by F7.3, both players add the value of their hands. In a single bout the player who was not Staggered has won (FR4).

F9 = The three ways to play
F9-1 = **Bout**: one round.
F9-2 = **Match**: rounds are played until a player has 300 Fame or more. Between rounds the decks stay the same, all cards are shuffled back and 7 are drawn anew.
F9-3 = If both players are at or over the target after the same round, the higher total wins; with equal totals they play on.
F9-4 = **Epic Tournament**: each player has 1 Stack and 3 Sleeves, and all six Sleeves are open. Both choose a Sleeve in secret and reveal together. After each bout the loser’s fighter is eliminated: the 40 supply cards of that deck go back to the undealt supplies, which are shuffled, and the player builds a new deck from one of the Sleeves left and the same Stack, keeping the Feints and Weaves. The first to lose all 3 Sleeves loses.
F9-5 = The survivor’s deck stays as it was built. How it goes into the next bout is FR6; who starts that bout is FR5.

F10 = Alternative rules
    .intro = Each is a switch of its own, and off unless the table says otherwise.
F10-1 = **Breathing Space**: after a Rest the other player may Rest or Lead, and so on in turn, until somebody leads or cannot Rest. Who has no Attack card but may Rest must Rest. For a player who has neither, F7.3 holds if it is the one who was Staggered before the chain; the other is Staggered by F6, and the opponent then has the right of F7.1.
F10-2 = **Last Gasp**: a Neurochem played as the last card draws one after all.
F10-3 = **Do You Want Fame?** The target of a match is 150.
F10-4 = Players may set house rules of their own: every choice among the rulings is an option of the table, shown to everyone before they sit down.

F11 = What a player may know
F11-1 = Open to all: both characters, and so the number of cards of each supply; every card played; the sizes of hands, piles and discard piles; a hand shown by F2.2; hands that are scored; Fame; the options; whose move it is and in which situation. Cards once seen stay known to be in that deck for the rest of the match.
F11-2 = Only to its owner: the hand, the cards drawn, the cards discarded face down.
F11-3 = To nobody: the order of the piles, and what went back to the box.
F11-4 = A spectator sees what is open to all, unless the table was opened as an open-hand table.

FR = Rulings
    .intro = Where the rulebook is silent, contradicts itself or its editions disagree.
FR1 = The pack
    .text = Open: what is printed on the cards, since the rulebook’s text does not carry the pictures. We reconstructed the box. Attacks are 20, 30 … 80, three of each; Blocks are 40, 60 and 80, three of each per kind; the Sleeves are the six orders of the three attack supplies, each followed by Block, then Neurochem; the first Stack is the example of F1.5, and the others are chosen so that every pair of characters can be dealt from one box; a second, balanced choice of Stacks makes all characters about equally strong. Whoever owns the box can play with a pack of their own.
FR2 = Overstimulated hands
    .text = Open: whether an Overstimulated hand has to be put back. The Spanish edition demands it, the English and the German advise it, the French permits it; none says what becomes of a second such hand. Three of the four call for it, so we do.
    .must = Drawn anew until the hand is sound.
    .once = Drawn anew once; the second hand is kept whatever it is.
    .may = The player decides, and again if the new hand is Overstimulated too.
    .off = Every hand is played as it was drawn.
FR3 = The empty hand
    .text = Open: whether a hand emptied by playing a Neurochem has lost. The description of play lets the fight last until a single player still holds cards; the section on scoring names only a Staggered player without cards as beaten. The publisher’s FAQ ends the round at an empty hand, and so do we.
    .out = A player whose hand is emptied by a Neurochem has lost the round.
    .fight_on = Only a Staggered player without cards has lost. With no cards one may still Rest; whoever is Staggered with nothing to discard loses at once.
FR4 = A bout that ends with a Rest
    .text = Open: who has won a single bout that ends by F7.3, where both still hold cards. The Staggered player can no longer fight back, which is what the rulebook understands by being beaten. FR5 takes winner and loser from here.
    .not_staggered = The player who was not Staggered wins.
    .higher_hand = The higher hand value wins; with equal values, the player who was not Staggered.
FR5 = Who starts next
    .text = Open: who starts a round or bout after the first. Taking turns favours neither the winner nor the loser.
    .alternate = The players take turns to start.
    .loser = The loser of the last round starts.
    .winner = The winner of the last round starts.
FR6 = The survivor
    .text = Open: in what state the winner of a tournament bout goes into the next one. We let it begin as any other round does (F2.1).
    .fresh = All cards are shuffled and both players draw 7.
    .wounded = The survivor’s hand and piles stay, cards on the table go to the discard pile, and F2.2 does not apply to the survivor; an empty hand draws 7.
FR7 = Rest with seven cards
    .text = Open: whether one may Rest with exactly 7 cards. The English, French and Spanish editions forbid a Rest that would lead to more than 7 cards; the German one forbids it only to a player who has more than 7 already. We follow the three.
    .would_exceed = No Rest with 7 or more cards in hand.
    .exceeds = No Rest with more than 7 cards in hand, so a Rest at 7 gives 8.
FR8 = Order
    .text = Open: what comes first when several things fall together. The order is: the draw, then F5.4, then F8.1, then the next situation. A hand is empty only if it is empty after the draw.
FR9 = No attack after a Rest
    .text = Open: what happens when the Staggered player has no Attack card after a Rest. The section on resting ends the round; the section on paused fights says that the next player attacks or is Staggered. A special rule goes before a general one.
    .round_ends = The round ends and both hands are scored (F7.3).
    .staggered = The player is Staggered again (F6).
FR10 = Feints
    .text = Open: what a Feint brings. The German edition lets its player receive another Attack card; the English, the French, the Spanish and the FAQ have an ordinary draw and then an Attack card from the hand. We follow these.
FR11 = How characters are found
    .text = The rulebook deals the Sleeves and Stacks at random (F1.1), yet shows how any two combine (F1.2, F1.5). Players who would rather choose do so in the open, since characters are: the player who does not start takes a Stack, then the starting player a Stack and a Sleeve, then the first one a Sleeve. There is one card of each, and nobody may take a card that leaves no pair of characters the box can deal (F1.3). In an Epic Tournament only the Stack is chosen; the Sleeves are dealt, and each bout’s fighter is chosen anyway (F9.4).
    .dealt = One Sleeve and one Stack for each player, at random.
    .drafted = Each player is dealt three Sleeves and two Stacks, all open, and picks one of each.
    .chosen = Each player picks one Sleeve and one Stack from the whole box.
FR12 = Allowed to draw
    .text = All editions say that the player is allowed to draw after a last Neurochem (F10.2); none says whether one may decline. Who declines goes on with an empty hand, which has lost the round (FR3) unless it fights on. In a single bout where an empty hand has lost, to decline would lose the game: nobody is asked, and the card is drawn.
    .off = Nothing is drawn (F5.2).
    .on = The card is drawn.
    .may = The player decides, right after the card was played.
