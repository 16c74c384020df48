"""Collect! Fight! Survive!, a dungeon skirmish for two or three players with NPCs."""

from undercard.kernel.plugin import GamePlugin

PLUGIN = GamePlugin(
    name="survive",
    box="scenario",
    build="undercard.games.survive.game:build",
    boxes="undercard.games.survive.scenario_check:BOXES",
    bots="undercard.bots.survive.bot_set:BOTS",
    screen="undercard.cli.survive.screen:SurviveScreen",
    commands="undercard.cli.survive.commands:add_commands",
    observation="undercard.adapters.survive:OBSERVATION",
    lab="undercard.lab.survive:TRAITS",
    facts="undercard.games.survive.facts:find_facts",
    quick_clock=(600.0, 10.0),
    pictures="undercard.pictures.survive.artist:ARTIST",
    achievements="undercard.games.survive.achievements:ACHIEVEMENTS",
    compile_seconds=30,
)
