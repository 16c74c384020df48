"""Fightdrome, a duel of hidden hands for two players."""

from undercard.kernel.plugin import GamePlugin

PLUGIN = GamePlugin(
    name="fightdrome",
    box="pack",
    build="undercard.games.fightdrome.game:build",
    boxes="undercard.games.fightdrome.pack_check:BOXES",
    bots="undercard.bots.fightdrome.bot_set:BOTS",
    screen="undercard.cli.fightdrome.screen:FightdromeScreen",
    commands="undercard.cli.fightdrome.commands:add_commands",
    observation="undercard.adapters.fightdrome:OBSERVATION",
    lab="undercard.lab.fightdrome:TRAITS",
    facts="undercard.games.fightdrome.facts:find_facts",
    quick_clock=(180.0, 5.0),
    pictures="undercard.pictures.fightdrome.artist:ARTIST",
    achievements="undercard.games.fightdrome.achievements:ACHIEVEMENTS",
    compile_seconds=22,
)
