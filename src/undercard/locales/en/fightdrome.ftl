### Fightdrome: what is read before a game: name, options, levels.

fightdrome = Fightdrome
    .about = A duel of hidden hands. Strike, block, feint, and leave your opponent without an answer.

## Options: a name, what it decides, and a name for each value.

fightdrome-option-mode = Game mode
    .about = A single round, rounds for Fame, or a stable of fighters.
    .bout = Bout
    .match = Match
    .epic = Epic Tournament
fightdrome-option-box = Stacks
    .about = The numbers on the reconstructed Stacks are an estimate from the rulebook’s pictures, and some characters are stronger than others; with the balanced Stacks, each wins about half of its bouts.
    .reconstructed = reconstructed
    .balanced = balanced
    .own = the host’s own pack
fightdrome-option-target = Fame to win
    .about = A match ends when a player has this much Fame.
fightdrome-option-do_you_want_fame = Do You Want Fame?
    .about = A short match: 150 Fame is enough.
fightdrome-option-breathing_space = Breathing Space
    .about = A Rest may be answered with a Rest, in turn, until a player leads or cannot Rest.
fightdrome-option-last_gasp = Last Gasp
    .about = Whether you draw a card after playing a Neurochem card as your last card.
    .off = no
    .on = yes
    .may = player’s choice
fightdrome-option-characters = Characters
    .about = How each player gets a Sleeve and a Stack.
    .dealt = dealt at random
    .drafted = drafted from a few
    .chosen = chosen from the whole box
fightdrome-option-first = Who starts
    .about = Who has the Lead in the first round.
    .random = chosen at random
    .seat-0 = the first player
    .seat-1 = the second player
fightdrome-option-overstimulated = Overstimulated hands
    .about = What happens to an opening hand without an Attack card or with more than two Neurochem cards.
    .must = redrawn until not Overstimulated
    .once = redrawn once
    .may = may be redrawn
    .off = played as it is
fightdrome-option-empty_hand = Hand emptied by a Neurochem card
    .about = What happens to a player whose last card was a Neurochem card.
    .out = loses the round
    .fight_on = fights on until Staggered
fightdrome-option-rest_finish = Round ended by a Rest
    .about = Who wins a bout when the Staggered player has no Attack card after a Rest.
    .not_staggered = the player who was not Staggered
    .higher_hand = the higher hand value
fightdrome-option-next_start = Who starts the next round
    .about = Who has the Lead after the first round.
    .alternate = the players take turns
    .loser = the loser
    .winner = the winner
fightdrome-option-survivor = Winner’s deck in a tournament
    .about = How the surviving fighter goes into the next bout.
    .fresh = shuffled, with a new hand
    .wounded = stays as it is
fightdrome-option-rest_limit = Rest with seven cards
    .about = Whether a Rest may bring a hand to eight cards.
    .would_exceed = not allowed
    .exceeds = allowed, up to eight cards
fightdrome-option-rest_no_attack = No attack after a Rest
    .about = What happens when the Staggered player cannot lead after a Rest.
    .round_ends = the round ends
    .staggered = the player is Staggered again

## The levels of the bots. The names are not translated.

level-fightdrome-1 = Tin Mickey
    .style = Swings at anything. A good first opponent.
level-fightdrome-2 = Lefty Vale
    .style = Knows which cards are cheap, and forgets it half the time.
level-fightdrome-3 = Old Cobalt
    .style = Spends little, rests whenever he can, hits where it is safe.
level-fightdrome-4 = Doctor Nines
    .style = Counts cards and looks a few blows ahead.
level-fightdrome-5 = The Undertow
    .style = Learned from billions of blows and thinks before each one.

## Other bots.

bot-learned = Veteran
bot-champion = Champion
