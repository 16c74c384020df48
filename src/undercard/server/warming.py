"""Compiles the rules and the bots before anybody waits for them.

Run as a program it fills the kernels' cache: compiling in a process of its own does not hold up
a server that is told to stop meanwhile.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress

import msgspec

import undercard
from undercard.bots.make import LEVEL_NAMES
from undercard.kernel.cache import is_compiled
from undercard.server.tables.opening import new_table
from undercard.server.workers.messages import BotRequest
from undercard.server.workers.pool import BotWorkers
from undercard.table.header import About
from undercard.table.seats import Person

BUDGET_SECONDS = 0.01


def is_cold() -> bool:
    """Whether something has to be compiled, which takes most of a minute."""
    return not all(map(is_compiled, undercard.game_names()))


async def warm_up(workers: BotWorkers) -> None:
    """Returns when a game of any kind against any level starts at once."""
    if is_cold():
        await _fill_cache()
    await _load_rules()
    for game in undercard.game_names():
        for level in LEVEL_NAMES:
            request = await asyncio.to_thread(_first_request, game, level)
            await workers.warm_up(request)


async def _fill_cache() -> None:
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", __name__)
    try:
        await process.wait()
    finally:
        with suppress(ProcessLookupError):
            process.kill()


async def _load_rules() -> None:
    for game in undercard.game_names():
        await new_table(About(id="", game=game, creator=Person("nobody", "Nobody")))


def _first_request(name: str, level: str) -> BotRequest:
    """The first decision of a game that nobody plays."""
    game = undercard.load(name)
    state = game.new(0)
    seat = game.to_act(state) or 0
    return BotRequest(
        table="",
        seat=seat,
        game=name,
        options={},
        box=None,
        level=level,
        seed=0,
        view=msgspec.msgpack.encode(game.view(state, seat)),
        legal=game.legal(state),
        budget=BUDGET_SECONDS,
    )


if __name__ == "__main__":
    asyncio.run(_load_rules())
