"""Tables while the server compiles: games start immediately and continue across the switch."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from polling import LIMIT_SECONDS, eventually
from server.tables.participants import ANN, play_person, started, wait_for_end
from undercard.bots.compilation import Part, part_of, parts_of
from undercard.kernel.engine_switch import interpret, use_compiled
from undercard.kernel.record import verify
from undercard.server.bot_workers import warm_up as warming
from undercard.server.bot_workers.fair_queue import Owner
from undercard.server.bot_workers.messages import BotRequest
from undercard.server.bot_workers.pool import BotAnswer, BotWorkers
from undercard.server.bot_workers.readiness import Readiness, cold
from undercard.server.db import Store
from undercard.server.tables.service import Tables
from undercard.table.seats import Bot
from undercard.table.steps import Step
from undercard.table.table import Table

KILLED = "import os, signal; os.kill(os.getpid(), signal.SIGKILL)"
FAILS_ONCE = """
import sys
from pathlib import Path
from undercard.bots.compilation import parts_of
folder, game = sys.argv[1:]
try:
    Path(folder, game).mkdir()
except FileExistsError:
    print(*(part.name for part in parts_of(game)), sep="\\n")
"""
SWITCH_AT = 14
LONG = {"fightdrome": {"mode": "match"}, "survive": {}}
"""Games in which the bot decides before and after that step."""


@pytest.fixture(autouse=True)
def interpreted() -> Iterator[None]:
    interpret()
    yield
    use_compiled()


class RecordingWorkers(BotWorkers):
    """Workers that record their requests."""

    def __init__(self) -> None:
        super().__init__(1, grace=LIMIT_SECONDS)
        self.asked: list[BotRequest] = []

    async def decide(self, request: BotRequest, owner: Owner = Owner()) -> BotAnswer:  # noqa: B008
        self.asked.append(request)
        return await super().decide(request, owner)


@pytest.mark.parametrize("game", LONG)
async def test_a_game_continues_across_the_switch_of_engines(store: Store, game: str) -> None:
    workers = RecordingWorkers()
    parts = list(dict.fromkeys([parts_of(game)[0], part_of(game, "greedy")]))
    readiness = Readiness(parts)
    tables = Tables(store, workers, time.time, patience=0, readiness=readiness)
    changes: list[asyncio.Task[None]] = []

    def change(table: Table, _: Step) -> None:
        if table.number == SWITCH_AT:
            changes.extend(asyncio.create_task(warming.finish(it, readiness)) for it in parts)

    async def await_changes() -> None:
        await asyncio.gather(*changes)

    tables.after_step.append(change)
    table = await started(tables, game, ANN, Bot("greedy"), options=LONG[game])
    await play_person(tables, table, ANN, await_changes)
    assert readiness.state == "ready"
    assert {request.interpreted for request in workers.asked} == {True, False}
    assert workers.counters.bot_failures == 0
    verify(await tables.record(table))
    await tables.close()
    await workers.close()


class ObservedReadiness(Readiness):
    """Sets an event when a bot waits."""

    def __init__(self, *missing: Part) -> None:
        super().__init__(missing)
        self.is_waited_for = asyncio.Event()

    async def settled(self, game: str, bot: str) -> None:
        self.is_waited_for.set()
        await super().settled(game, bot)


async def test_a_bot_that_searches_waits_until_it_is_compiled(store: Store) -> None:
    workers, search = RecordingWorkers(), part_of("fightdrome", "level4")
    readiness = ObservedReadiness(search)
    tables = Tables(store, workers, time.time, patience=0, readiness=readiness)
    table = await started(tables, "fightdrome", Bot("level4"), Bot("level4"))
    await readiness.is_waited_for.wait()
    assert not workers.asked
    readiness.finish(search)
    await wait_for_end(tables, table)
    assert {(it.level, it.interpreted) for it in workers.asked} == {("level4", False)}
    await tables.close()
    await workers.close()


async def test_games_continue_after_the_compiler_is_killed(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(warming, "COMPILER", ("-c", KILLED))
    monkeypatch.setattr(Part, "is_compiled", False)
    workers, readiness = RecordingWorkers(), cold()
    tables = Tables(store, workers, time.time, patience=0, readiness=readiness)
    table = await started(tables, "fightdrome", ANN, Bot("level4"))
    assert readiness.state_of("fightdrome", "level4") == "compiling"
    assert not workers.asked
    await warming.warm_up(workers, readiness)
    assert readiness.state == "failed"
    assert "exit status -9" in caplog.text
    await play_person(tables, table, ANN)
    assert {(it.level, it.interpreted) for it in workers.asked} == {("greedy", True)}
    verify(await tables.record(table))
    await tables.close()
    await workers.close()


async def test_a_failed_compilation_and_a_lost_worker_are_tried_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(warming, "COMPILER", ("-c", FAILS_ONCE, str(tmp_path)))
    monkeypatch.setattr(warming, "RETRY_SECONDS", 0.0)
    monkeypatch.setattr(warming, "LOOK_SECONDS", 0.0)
    monkeypatch.setattr(Part, "is_compiled", False)
    workers, readiness = BotWorkers(1), cold()
    await warming.warm_up(workers, readiness)
    assert readiness.state == "failed"
    task = asyncio.create_task(warming.keep_warm(workers, readiness))
    await eventually(lambda: readiness.state == "ready")
    workers.error = "a worker was lost"
    await eventually(lambda: workers.error is None)
    task.cancel()
    await asyncio.wait([task])
    await workers.close()
