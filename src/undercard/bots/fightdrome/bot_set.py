"""The bots of Fightdrome and its levels."""

from __future__ import annotations

from pathlib import Path

from undercard.bots.bot_set import BotSet
from undercard.bots.fightdrome.champion import make_champion
from undercard.bots.fightdrome.greedy import make_greedy
from undercard.bots.fightdrome.learned import make_learned
from undercard.bots.fightdrome.search import make_search
from undercard.bots.levels import Level
from undercard.bots.random_bot import make_random
from undercard.bots.search import search_factory

BOTS = BotSet(
    factories={
        "random": make_random,
        "greedy": make_greedy,
        "generic": search_factory(),
        "search": make_search,
        "learned": make_learned,
        "champion": make_champion,
    },
    levels=(
        Level(1, "random"),
        Level(2, "greedy", whim=0.58),
        Level(3, "greedy", whim=0.2),
        Level(4, "search", most_passes=500),
        Level(5, "champion", budget=0.5, otherwise="search"),
    ),
    simple=("random", "greedy"),
    stand_in="greedy",
    compile_seconds={("search",): 5, ("champion", "learned"): 7},
    ratings=Path(__file__).with_name("ratings.json"),
)
