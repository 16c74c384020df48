### The rules of Collect! Fight! Survive! in our own words. S4 is a section, S4-1 the rule S4.1,
### SR2 a ruling, D1 a rule of the scenario. Attributes of a rule are its list; attributes of a
### ruling are the values of its option.

short = Teams of three or four figures roam a dungeon, gather resources and carry them to their own zone. Cards chosen in secret decide who goes first in each round (S2). A figure has two actions: it moves (S3), switches energy fields (S5) or brawls (S6). A figure that is knocked down while already down is out until the next round (S8). After 4 to 6 rounds each resource in a player’s zone is worth 5, 3 or 1 points (S9). Grabbers and Crawlers (S10) get in everyone’s way.
about = An independent implementation of published rules in our own words, with no art and no text of their authors, who are not affiliated with this project. The dungeon, the figures and the NPCs’ decision tree are scenarios of our own (D). Where the rulebook is silent or contradicts itself, a ruling (SR) says what we chose.

S1 = Setup
S1-1 = Each player leads 3 or 4 figures: as a rule 4 each for two players and 3 each for three, and a scenario may set other sizes. A game lasts 4, 5 or 6 rounds.
S1-2 = The dungeon has 100 cells in ten columns and ten rows, some of which may be rock, divided by walls into rooms that are joined by passages. It holds the teleporters 1 to 4, four terminals, a deployment zone for each team (zone for short) and the NPCs on their starting cells.
S1-3 = A passage is the edge that two neighbouring cells share. Each has an energy field, blue or green; the scenario says which fields are active when the game begins.
S1-4 = Resources are placed at random and spread over the rooms as evenly as possible: large or small, each room gets the same number as long as it has cells for them. A cell gets at most one; zones, teleporters, terminals and the starting cells of NPCs get none.
S1-5 = Each player is given 3 resource cards and keeps them secret: they name what the player’s colony lacks most. Another 2, which count for everyone, are revealed when the game is over.
S1-6 = Each player has a secret hand of playing cards, one per round, from a single pack of 52; the NPCs have a face-down stack of the same size.
S1-7 = In seat order, each player places their figures on free cells in their own zone, one by one in numerical order. A player with more figures than may play first says which of them sit out.

S2 = A round
S2-1 = Each player secretly chooses one playing card from their hand; then all cards are revealed at the same time, together with the top card of the NPC stack. Revealed cards are not used again.
S2-2 = The sides, NPCs included, take their turns from the highest card down: ace, king, queen, jack, 10 and so on to 2. Within a rank it is clubs, then spades, hearts, diamonds.
S2-3 = On its turn, a side activates its figures one after another, in any order it likes, until all have acted (SR14). One figure finishes before the next is chosen. A figure that is out (S8) has to wait for the next round.
S2-4 = An activation gives 2 actions. Each is a Move (S3), Fields (S5) or a Brawl (S6), in any order, and both may be of the same kind. An action is spent when it begins, and none has to be used. A Move has to be ended before anything else begins.

S3 = Move
S3-1 = A Move is a series of steps, each onto one of the four neighbouring cells and never a diagonal one, as many in all as the figure’s movement value, which depends on what it carries (D2). Walls and active energy fields block the way; only Crawlers pass through active fields.
S3-2 = **Loads.** At any time during its activation, even with no action left, a figure may pick up a resource that lies on its cell or drop one of its own there. A figure that carries as much as its profile allows cannot pick up more; SR17 says whether a figure that is down can pick up. The movement value changes with the load immediately; if it is then lower than the steps taken, the Move is over. A step counts as 1, a won swap as 1, standing up as 2, a jump as 0. Nothing can be picked up and dropped again on the spot (SR15).
S3-3 = Where 3 resources lie, no more can be dropped by choice (SR8).
S3-4 = A figure may cross the cells of its teammates but must not stop there. It may step onto one only if its remaining steps can take it on to an empty cell without a roll. Until then it can do nothing but step. S3.5 says how to enter an enemy’s cell.
S3-5 = **Out of the way!** A figure with a step left may try to get past an enemy in its path, but not across an active field (SR13). Both roll a d8. Each die is modified by the figure’s profile, by +1 for the mover, by −1 for every resource carried and by −2 if it is down. With the higher total, the mover swaps cells with the enemy, which counts as a step, and goes on. With an equal or lower one it stays where it is, and its Move is over.
S3-6 = **Naturals.** A die that shows 1 knocks down the figure it was rolled for, a die that shows 8 the opposing one, no matter who wins. Totals are based on the situation before the roll; then the naturals take effect, and the result comes last, for the figures that are left. A 1 against the other’s 8 is two knock-downs of the same figure, which is therefore out (S8.1).
S3-7 = **Theft.** To pick up a resource in another side’s zone, roll a d8. For NPCs, every zone is another side’s; a nest is not a zone.
    .a = 1: a trap. The load falls on that cell, the figure is out (S8.1) and its activation over.
    .b = 2 to 4: the figure is knocked down with its load; the resource stays, and a Move in progress ends.
    .c = 5 to 8: the resource is picked up as usual.

S4 = Teleporters
S4-1 = A figure that enters a teleporter’s cell by a step, or by a swap it won, may jump. The jump is part of its Move and is offered once. Roll a d8:
    .a = 1 to 4: to the teleporter with that number; the Move goes on.
    .b = 5 to 7: to any other teleporter that has no teammate on it, chosen by the owner; the Move goes on.
    .c = 8: to the teleporter that a d4 names; the figure is knocked down as it arrives.
S4-2 = **An enemy on the target** means an immediate Out of the way! with the arriving figure as the mover; after an 8 it is knocked down before that roll. The loser is torn in and has to jump from that teleporter; the winner stays on it. If the totals are equal, the arriving figure jumps again. At the end the active figure goes on with its Move if it is upright; any other figure that jumped gets no steps. SR16 limits the chain.
S4-3 = No jump is offered to a figure that was pushed, swapped or placed onto a teleporter, that moved up onto it (S6.2) or that crossed onto it while switching a field (S5.2).

S5 = Fields
S5-1 = A blue field is switched off or on from either of the two cells next to it, one per action.
S5-2 = A player who switches a blue field on decides which side of it the figure is on afterwards. The far side can be chosen only if no figure is on that cell. Crossing over is part of the action and not a Move.
S5-3 = A green field can be switched only from a terminal. A figure on the cell of any terminal can switch as many green fields as it likes in one action, wherever they are, each of them once.

S6 = Brawl
S6-1 = A figure can attack an enemy on one of the four cells next to it, if neither a wall nor an active field is between them. Both roll as in S3.5; here the +1 is the attacker’s.
S6-2 = The lower total loses; a tie changes nothing. The loser’s load falls on its cell; then it is pushed back one cell and knocked down there (SR6). If the winner is upright and not out, it may then move up into the cell that the loser has left, whether pushed back or out (S8).
S6-3 = Naturals count as in S3.6 and come first; being knocked down by one does not by itself cost the load. A loser that is down already is out once it has been pushed, since the defeat knocks it down again; its load lies where it was before the push.

S7 = Knocked down
S7-1 = A figure that is down gets up by beginning a Move, and cannot step before that. Getting up counts as 2 steps; with a movement value below 2 it takes the entire Move. SR7 and SR17 say what else a figure may do while down.

S8 = Out
S8-1 = A figure is out when it is knocked down although already down, or twice in the same Brawl or Out of the way!. What it carried remains on the cell it held. The figure is put back immediately, upright, in its zone, or on its starting cell if it is an NPC (SR11). An active figure’s activation is over. Until the next round the figure does not act, but it blocks the way and defends itself.

S9 = The end
S9-1 = When the last round is over, two resource cards are drawn from those not dealt and turned up for all. All players show theirs.
S9-2 = What lies in a player’s own zone counts for that player; what is carried does not count. A resource whose kind is on one of the player’s own cards is worth 5 points; otherwise, one whose kind is on an open card is worth 3; any other is worth 1 (SR1).
S9-3 = The highest sum wins (SR2).

S10 = NPCs
S10-1 = The NPCs are one side: no NPC is another’s enemy, and all are enemies of every player. An NPC has 2 actions and the same rules as everyone. It switches no fields and does not jump unless it must; after a Brawl it has won, it moves up.
S10-2 = A decision tree in the scenario controls them (D5). Each of their choices can be explained: the questions that were asked, the branch that was followed, the target. The table rolls their dice.

S11 = What a player may know
S11-1 = Open to all: the dungeon, the figures with their loads, the fields, the zones, every playing card that has been shown, every die.
S11-2 = Only to its owner: the resource cards and the playing cards in hand, and the chosen card before the reveal.
S11-3 = To nobody: the cards of the NPC stack; the undealt resource cards, the two for the end among them.

D = The scenario
    .intro = All of this is our own: data that is checked when it is loaded and that anyone can replace.
D1 = There are 6 kinds of resources with 4 tokens each, 24 in all, and 3 resource cards of each kind, 18 in all. The three cards of a player are of three kinds.
D2 = A profile is a name, a modifier and the movement value for each size of load. The values 6, 5, 4, 2, for instance, stand for 0, 1, 2 and 3 resources, and 3 is then the most the figure can carry. Grabbers are slow and strong and hunt figures that carry something. Crawlers are quick and weak, pass through active fields, go for resources lying around and drag them to their nest.
D3 = At least two dungeons come with the game. The one for two players is point-symmetric and so fair by construction; the other is for three players, and its fairness has been measured.
D4 = A scenario is checked, and every error is reported with its place: cells that cannot be reached even with every field off, a zone too small for its team, wrong counts, a passage that has no field, a decision tree that never comes to an end.
D5 = The decision tree asks questions (is an enemy near? am I carrying anything? is a resource in reach?) until it comes to a behaviour (attack, go for the enemy with a load, carry it home, patrol …). Ties are broken by cell, so an NPC in the same position always does the same.

SR = Rulings
    .intro = Where the rulebook is silent or contradicts itself. SR15 and SR16 are rules of our own that make sure every game ends.
SR1 = Five, not eight
    .text = Unclear: what a resource scores that is both on one of the player’s own cards and on an open one. The rulebook does not say that five and three add up. It scores 5.
SR2 = Tie
    .text = Unclear: who wins if more than one player reaches the highest sum.
    .resources = The one of them with more resources in the zone; if that is equal, too, they share the win.
    .shared = All of them share the win.
SR3 = A jump to the same teleporter
    .text = Unclear: what happens when the die names the teleporter from which the figure jumps. The figure stays, and its Move goes on; if the roll was an 8, it is knocked down all the same. Arriving by a jump is not entering: there is no further jump before the figure has stepped off.
SR4 = A teammate on the target
    .text = Unclear: what happens then, since the rulebook mentions only enemies there. The figure jumps again from where it was. It has not arrived, so an 8 does not knock it down.
SR5 = Who chooses for a torn-in figure
    .text = Unclear: who picks the teleporter when a figure that was torn in rolls 5 to 7. Its owner does. An NPC takes the free teleporter with the lowest number.
SR6 = Push-back
    .text = Unclear: where a loser is pushed to, and what happens if it cannot be pushed. The push goes in a straight line away from the winner. If the edge of the board, a wall, an active field or a figure is in the way, it is not pushed: the loser is knocked down where it is, and the winner cannot move up unless the loser is out (S8). An active field stops a push or a swap even for a Crawler.
SR7 = While down
    .text = Unclear: whether a figure that is down has to get up before it does anything else. The rulebook lets it stand up with its next action, but also has a modifier for figures that are down.
    .stand_first = It can stand up, drop or pass, and nothing more; for picking up see SR17.
    .may_brawl = It may also brawl, with its −2, and switch fields. Steps still have to wait until it stands.
SR8 = More than three
    .text = Unclear: whether the limit of three resources per cell holds for lost loads. It does not: a lost load lies where it fell, however many resources that makes.
SR9 = A mover that is knocked down
    .text = Unclear: whether it can go on if it has won. It cannot: even after a swap its Move is over.
SR10 = The defender may move up
    .text = Unclear: whether only an attacker may. The rulebook says so of the winner, so a defender that has won may move up as well.
SR11 = Coming back
    .text = Unclear: where and when a figure that is out is put back. Immediately, on a free cell of its zone that the owner chooses; in a full zone on the nearest free cell; for an NPC on the starting cell, or the nearest free one.
SR12 = Order of the NPCs
    .text = Unclear: in which order the NPCs act. Grabbers come first, then Crawlers, each by number.
SR13 = Across an active field
    .text = Unclear: whether a Crawler, which passes through active fields, may also challenge or attack across one. Nobody may: neither Out of the way! nor a Brawl goes through an active field.
SR14 = Activation
    .text = Unclear: whether a side has all its figures act in a row. The cards determine only the order of the sides.
    .all = On its turn, a side activates all its figures.
    .one = The sides activate one figure each in turn order, over and over, until nobody has one left; a round becomes longer and tenser.
SR15 = No picking up and dropping in place
    .text = Our own rule. On the spot, a kind that the figure has just picked up cannot be dropped, and one that it has just dropped cannot be picked up. This ends as soon as the figure is on another cell or begins another action.
SR16 = At most eight jumps
    .text = Our own rule. Figures on teleporters could tear each other in forever. So all jumps of a chain are counted, and instead of a ninth the figure is put on the free cell nearest to the teleporter it would jump from.
SR17 = Picking up while down
    .text = Unclear: whether a figure may pick up “at any time” even while it lies on the ground.
    .upright = No: it can pick up only while standing. It can still drop what it carries.
    .any_time = Yes, and without using an action, like any other figure. In another side’s zone it rolls as usual (S3.7), but a 2 to 4 knocks it down again, so it is out (S8.1).
