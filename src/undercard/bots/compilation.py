"""Compiling in advance: all that a table and its bots call, part by part."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass

from undercard.bots.levels import LEVELS
from undercard.bots.make import BOTS, make_bot
from undercard.kernel.cache import is_compiled, mark_compiled
from undercard.kernel.game import Game
from undercard.kernel.plugin import plugin_of
from undercard.kernel.registry import load

RULES = "rules"
SIMPLE_BOTS = ("random", "greedy")
"""These play well enough interpreted: a decision takes milliseconds."""
_BUDGET_SECONDS = 0.01


@dataclass(frozen=True)
class Part:
    """What is compiled in one go, for the bots that need it."""

    game: str
    name: str
    seconds: float
    """Of a processor, about."""
    bots: tuple[str, ...] = ()

    @property
    def is_compiled(self) -> bool:
        return is_compiled(self.game, self.name)


PARTS = {
    "fightdrome": (
        Part("fightdrome", RULES, plugin_of("fightdrome").compile_seconds, ("random", "greedy")),
        Part("fightdrome", "search", 5, ("search",)),
        Part("fightdrome", "champion", 7, ("champion", "learned")),
    ),
    "survive": (
        Part("survive", RULES, plugin_of("survive").compile_seconds, ("random",)),
        Part("survive", "search", 8, ("search",)),
        Part("survive", "greedy", 5, ("greedy",)),
    ),
}
"""In the order in which they are compiled: each builds on those before it."""


def is_all_compiled() -> bool:
    """Whether every game starts at once, with every bot."""
    return all(part.is_compiled for parts in PARTS.values() for part in parts)


def part_of(game: str, name: str) -> Part:
    """The last part that a bot or level needs; a house bot needs the rules."""
    bot = next((level.bot for level in LEVELS[game] if level.name == name), name)
    return next((part for part in PARTS[game] if bot in part.bots), PARTS[game][0])


def missing_parts(game: str, bots: Iterable[str] = ()) -> list[Part]:
    """What has to be compiled before these bots can play, in order; the rules are needed anyway."""
    parts = PARTS[game]
    last = max((parts.index(part_of(game, bot)) for bot in bots), default=0)
    return [part for part in parts[: last + 1] if not part.is_compiled]


def can_play_interpreted(game: str, name: str) -> bool:
    """Whether a bot or level needs nothing compiled; a house bot may simulate as it likes."""
    bot = next((level.bot for level in LEVELS[game] if level.name == name), name)
    return bot in SIMPLE_BOTS and bot in BOTS[game]


def compile_part(part: Part) -> float:
    """Fill the cache with a part; return the seconds it took."""
    began = time.monotonic()
    game = load(part.game)
    run_rules(game)
    for bot in part.bots:
        _run_bot(game, bot)
    mark_compiled(part.game, part.name)
    return time.monotonic() - began


def run_rules(game: Game) -> None:
    """Call once all that a table calls often."""
    state, _ = game.start(0)
    action = game.legal(state)[0]
    game.apply(state, action)
    game.sample(state, game.to_act(state) or 0, 0)
    while not game.paths(state) and game.to_act(state) is not None:
        state, _ = game.apply(state, game.legal(state)[0])


def _run_bot(game: Game, bot: str) -> None:
    state = game.new(0)
    seat = game.to_act(state)
    assert seat is not None
    make_bot(bot, game, 0).decide(game.view(state, seat), game.legal(state), _BUDGET_SECONDS)
