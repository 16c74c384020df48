### Collect! Fight! Survive!: what is read before a game: name, options, levels.

survive = Collect! Fight! Survive!
    .about = A dungeon skirmish for two or three players. Grab what your colony needs and bring it home.

## Options: a name, what it decides, and a name for each value.

survive-option-players = Players
    .about = Two or three, each with its own dungeon.
survive-option-team = Figures per player
    .about = The rulebook allows three or four. A player with three leaves one of the four out.
    .scenario = as recommended: 4 each for two players, 3 each for three
    .three = three each
    .four = four each
survive-option-box = Dungeon
    .duel = for two
    .trio = for three
    .crowd = for three, four figures each
    .own = the host’s own scenario
survive-option-rounds = Rounds
    .about = Four make a short game.
survive-option-tie = Tie
    .about = Who wins when several players have the most points.
    .resources = more resources in the zone, otherwise a shared win
    .shared = a shared win
survive-option-down = Knocked-down figures
    .about = What a figure that lies on the ground can do.
    .stand_first = must stand up first
    .may_brawl = may also attack and switch fields
survive-option-pick_up = Picking up
    .about = Whether a figure that lies on the ground can pick up resources.
    .upright = only while standing
    .any_time = also while knocked down
survive-option-activation = Activation
    .about = Whether a side activates all its figures in one turn.
    .all = all figures of a side in its turn
    .one = one figure at a time, in turn

## The levels of the bots. The names are not translated.

level-survive-1 = Stray
    .style = Fetches and carries, but is easily distracted.
level-survive-2 = Magpie
    .style = Takes what shines nearest and brings it home.
level-survive-3 = Packmule
    .style = Plans each walk, but not for long.
level-survive-4 = Forewoman
    .style = Weighs every plan against dice and opponents.
level-survive-5 = The Quartermaster
    .style = Has already thought of it.
