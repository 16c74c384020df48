"""Compilation in advance: everything that a table and its bots call, part by part."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass

from undercard.bots.bot_set import bot_set
from undercard.bots.make import make_bot
from undercard.kernel.cache import is_compiled, mark_compiled
from undercard.kernel.game import Game
from undercard.kernel.plugin import game_names, plugin_of
from undercard.kernel.registry import load

RULES = "rules"
_BUDGET_SECONDS = 0.01


@dataclass(frozen=True)
class Part:
    """A part of a game that is compiled together, and the bots that need it."""

    game: str
    name: str
    seconds: float
    """An estimate of the CPU time."""
    bots: tuple[str, ...] = ()

    @property
    def is_compiled(self) -> bool:
        return is_compiled(self.game, self.name)


def parts_of(game: str) -> tuple[Part, ...]:
    """Return the parts of a game in the order in which they are compiled.

    The rules come first, with the simple bots that need little else. Each part builds on the parts
    before it and is named after its first bot.
    """
    bots = bot_set(game)
    apart = {bot for together in bots.compile_seconds for bot in together}
    simple = tuple(bot for bot in bots.simple if bot not in apart)
    return (
        Part(game, RULES, plugin_of(game).compile_seconds, simple),
        *(Part(game, names[0], seconds, names) for names, seconds in bots.compile_seconds.items()),
    )


def all_parts() -> list[Part]:
    """Return the parts of all games."""
    return [part for game in game_names() for part in parts_of(game)]


def part_of(game: str, name: str) -> Part:
    """Return the last part that a bot or level needs; a house bot needs the rules only."""
    parts, bot = parts_of(game), bot_set(game).bot_of(name)
    return next((part for part in parts if bot in part.bots), parts[0])


def missing_parts(game: str, bots: Iterable[str] = ()) -> list[Part]:
    """Return the parts to compile before these bots can play, in order: at least the rules."""
    parts = parts_of(game)
    last = max((parts.index(part_of(game, bot)) for bot in bots), default=0)
    return [part for part in parts[: last + 1] if not part.is_compiled]


def can_play_interpreted(game: str, name: str) -> bool:
    """Whether a bot or level needs no compilation; a house bot may run simulations."""
    bots = bot_set(game)
    return bots.bot_of(name) in bots.simple


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
    """Call once every function that a table calls often."""
    state, _ = game.start(0)
    action = game.legal(state)[0]
    game.apply(state, action)
    game.sample(state, game.to_act(state) or 0, 0)
    while not game.paths(state) and game.to_act(state) is not None:
        state, _ = game.apply(state, game.legal(state)[0])
    seat = game.to_act(state)
    if seat is not None:
        game.all_odds(state, game.view(state, seat))


def _run_bot(game: Game, bot: str) -> None:
    state = game.new(0)
    seat = game.to_act(state)
    assert seat is not None
    make_bot(bot, game, 0).decide(game.view(state, seat), game.legal(state), _BUDGET_SECONDS)
