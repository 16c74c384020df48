"""Compiles rules and bots while games are already being played.

Until a game's rules are compiled, its tables run interpreted. One process per game fills the kernel
cache; then a thread loads the machine code here, and the tables switch to it.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
from asyncio.subprocess import PIPE
from collections.abc import Iterable
from contextlib import suppress

import msgspec

import undercard
from undercard.bots.bot_set import bot_set
from undercard.bots.compilation import RULES, Part, run_rules
from undercard.kernel.engine_switch import loading, use_loaded
from undercard.kernel.plugin import game_names
from undercard.server.bot_workers.messages import BotRequest
from undercard.server.bot_workers.pool import BotWorkers
from undercard.server.bot_workers.readiness import Readiness

COMPILER = ("-m", "undercard.server.bot_workers.compiler")
BUDGET_SECONDS = 0.01
LOOK_SECONDS = 5.0
"""The interval between two looks at lost workers."""
RETRY_SECONDS = 60.0
"""The time until a failed compilation is tried again; it doubles with every failure."""
LONGEST_RETRY_SECONDS = 3600.0
log = logging.getLogger(__name__)


async def warm_up(workers: BotWorkers, readiness: Readiness) -> None:
    """Compile everything and prepare the workers, so that every bot decides without delay."""
    async with asyncio.TaskGroup() as group:
        group.create_task(_ask_fallbacks(workers))
        for game in game_names():
            group.create_task(_prepare(game, readiness))
    if readiness.state == "ready":
        for game in game_names():
            levels = [level.name for level in bot_set(game).levels]
            await _ask_workers(workers, game, levels, interpreted=False)


async def keep_warm(workers: BotWorkers, readiness: Readiness) -> None:
    """Try again what failed, such as while no file could be opened, until cancelled."""
    pause = RETRY_SECONDS
    while readiness.state == "failed":
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_RETRY_SECONDS)
        await warm_up(workers, readiness)
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        # Without a game against a bot, nothing else would show that workers can be started again.
        if workers.error is not None:
            await _ask_fallbacks(workers)


async def _ask_fallbacks(workers: BotWorkers) -> None:
    for game in game_names():
        await _ask_workers(workers, game, [bot_set(game).fallback], interpreted=True)


async def _ask_workers(
    workers: BotWorkers, game: str, bots: Iterable[str], *, interpreted: bool
) -> None:
    """Start processes and load games, so that the next decision waits for neither."""
    for bot in bots:
        try:
            request = await asyncio.to_thread(_first_request, game, bot, interpreted)
            await workers.warm_up(request)
        except Exception:
            # Their first decision takes longer.
            log.exception("the workers of %s are not prepared for %s", bot, game)


async def _prepare(game: str, readiness: Readiness) -> None:
    try:
        for part in readiness.missing_of(game):
            if part.is_compiled:
                await finish(part, readiness)
        missing = readiness.missing_of(game)
        is_whole = not missing or await _compile(missing, readiness)
    except Exception:
        # Parts that are not compiled run interpreted.
        log.exception("%s is not compiled", game)
        is_whole = False
    if not is_whole:
        readiness.fail(game)


async def _compile(missing: list[Part], readiness: Readiness) -> bool:
    """Compile a game in a process; return whether it succeeded."""
    game, worked = missing[0].game, 0.0
    readiness.begin(game)
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *COMPILER,
        game,
        stdout=PIPE,
        start_new_session=True,  # Ctrl-C is for the server
    )
    assert process.stdout is not None
    try:
        while line := (await process.stdout.readline()).decode().strip():
            if missing and line == missing[0].name:
                await finish(missing.pop(0), readiness)
                log.info("compiled", extra={"fields": {"game": game, "part": line, "cpu": worked}})
            else:
                worked = float(line)
                readiness.work(game, worked)
        status = await process.wait()
    finally:
        with suppress(ProcessLookupError):
            process.kill()
    if missing:
        names = ", ".join(part.name for part in missing)
        log.error("%s is not compiled (exit status %s): %s", game, status, names)
    return not missing


async def finish(part: Part, readiness: Readiness) -> None:
    """Switch tables and bots to a cached part."""
    if part.name == RULES:
        await asyncio.to_thread(_load_rules, part.game)
        use_loaded()
        # Otherwise every full collection would visit Numba's objects for a tenth of a second.
        gc.freeze()
    readiness.finish(part)


def _load_rules(game: str) -> None:
    with loading():
        run_rules(undercard.load(game))


def _first_request(name: str, level: str, interpreted: bool) -> BotRequest:
    """Return a request for the first decision of a game without a table."""
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
        interpreted=interpreted,
    )
