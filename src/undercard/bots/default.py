"""The bots of a game without its own: random and the generic search, in five levels."""

from __future__ import annotations

from undercard.bots.bot_set import BotSet
from undercard.bots.levels import Level
from undercard.bots.random_bot import make_random
from undercard.bots.search import search_factory

BOTS = BotSet(
    factories={"random": make_random, "search": search_factory()},
    levels=(
        Level(1, "random"),
        Level(2, "search", whim=0.3, most_passes=30),
        Level(3, "search", most_passes=60),
        Level(4, "search", most_passes=600),
        Level(5, "search", budget=0.5),
    ),
    stand_in="level3",
    compile_seconds={("search",): 10},
)
