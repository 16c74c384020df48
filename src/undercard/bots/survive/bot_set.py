"""The bots of Survive and its levels."""

from __future__ import annotations

from pathlib import Path

from undercard.bots.bot_set import BotSet
from undercard.bots.levels import Level
from undercard.bots.random_bot import make_random
from undercard.bots.search import search_factory
from undercard.bots.survive.greedy import make_greedy
from undercard.bots.survive.search import make_search

BOTS = BotSet(
    factories={
        "random": make_random,
        "generic": search_factory(),
        "greedy": make_greedy,
        "search": make_search,
    },
    levels=(
        Level(1, "greedy", whim=0.08),
        Level(2, "search", whim=0.01, most_passes=25),
        Level(3, "search", most_passes=57),
        Level(4, "search", most_passes=215),
        Level(5, "search", budget=0.3),
    ),
    simple=("random", "greedy"),
    stand_in="greedy",
    compile_seconds={("search",): 8, ("greedy",): 5},
    ratings=Path(__file__).with_name("ratings.json"),
)
