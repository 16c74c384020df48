"""Workers that decide, crash, hang and fail: the result is always a legal action."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from itertools import product
from pathlib import Path

import msgspec
import psutil
import pytest

from clock import AGES, LoopClock
from polling import LIMIT_SECONDS, eventually
from server.bot_workers.requests import request_for
from server.db.postgres_server import is_dead
from undercard.server.bot_workers import process
from undercard.server.bot_workers.pool import BotAnswer, BotWorkers

TESTS = Path(__file__).parents[2]
GAMES = ["fightdrome", "survive"]


@pytest.fixture
async def workers() -> AsyncIterator[BotWorkers]:
    workers = BotWorkers(2, grace=LIMIT_SECONDS)
    yield workers
    await workers.close()


async def test_every_answer_is_legal(workers: BotWorkers) -> None:
    for game, level in product(GAMES, ["level1", "level2", "level3"]):
        request = request_for(game, level, table=f"{game} {level}")
        answer = await workers.decide(request)
        assert answer.action in request.legal, request.table
        assert not answer.is_fallback, request.table


async def test_a_new_bot_chooses_by_seed_and_view_only(workers: BotWorkers) -> None:
    answers = [
        await workers.decide(request_for("survive", "level1", table=f"t{n}")) for n in range(5)
    ]
    assert len(set(answers)) == 1


async def test_a_worker_killed_during_a_decision_is_replaced() -> None:
    """The worker is suspended first, so that it cannot answer before it is killed."""
    workers = BotWorkers(1, grace=LIMIT_SECONDS)
    request = request_for("fightdrome", "level5", budget=0.05)
    await workers.decide(request)
    [pid] = workers.pids
    os.kill(pid, signal.SIGSTOP)
    deciding = asyncio.create_task(workers.decide(request))
    await eventually(lambda: not workers._searching.idle)
    os.kill(pid, signal.SIGKILL)
    answer = await deciding
    assert answer.action in request.legal
    assert not answer.is_fallback
    assert workers.counters.worker_restarts == 1
    await workers.close()


async def test_a_worker_killed_during_the_warm_up_is_replaced() -> None:
    """No game may follow that would report the pool as well again."""
    workers = BotWorkers(1, grace=LIMIT_SECONDS)
    request = request_for("fightdrome", "level5", budget=0.05)
    await workers.warm_up(request)
    [pid] = workers.pids
    os.kill(pid, signal.SIGSTOP)
    warming = asyncio.create_task(workers.warm_up(request))
    await eventually(lambda: not workers._searching.idle)
    os.kill(pid, signal.SIGKILL)
    await warming
    assert workers.error is None
    assert workers.counters.worker_restarts == 1
    assert workers.pids not in ([], [pid])
    await workers.close()


async def test_a_worker_that_misses_its_deadline_is_killed(
    clock: LoopClock, thinking: asyncio.Queue[int]
) -> None:
    """The request is tried twice; then a simpler bot moves."""
    workers = BotWorkers(1, grace=AGES)
    request = request_for("fightdrome", "level5", budget=AGES)
    deciding = asyncio.create_task(workers.decide(request))
    for signal_ in (signal.SIGSTOP, signal.SIGCONT):
        pid = await asyncio.wait_for(thinking.get(), LIMIT_SECONDS)
        os.kill(pid, signal_)
        await clock.advance(1.5 * AGES)
        assert not deciding.done(), "neither budget nor grace alone is the deadline"
        await clock.advance(AGES)
    answer = await deciding
    assert answer.action in request.legal
    assert not answer.is_fallback
    assert workers.counters.worker_restarts == workers.counters.bot_failures == 2
    await workers.close()


async def test_without_a_worker_the_first_legal_action_is_played(
    workers: BotWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "MODULE", "undercard.no_such_module")
    request = request_for("fightdrome", "level2")
    assert await workers.decide(request) == BotAnswer(request.legal[0], is_fallback=True)
    assert (workers.counters.bot_failures, workers.counters.bot_fallbacks) == (3, 1)


async def test_a_bot_that_fails_is_replaced_by_a_simpler_one(workers: BotWorkers) -> None:
    request = request_for("fightdrome", "no-such-bot")
    answer = await workers.decide(request)
    assert answer.action in request.legal
    assert not answer.is_fallback
    assert (workers.counters.bot_failures, workers.counters.worker_restarts) == (2, 0)


async def test_an_unreadable_view_affects_no_other_request(workers: BotWorkers) -> None:
    good = request_for("survive", "level2")
    bad = msgspec.structs.replace(good, view=b"\xc1")
    answers = await asyncio.gather(*(workers.decide(one) for one in (bad, good, bad, good)))
    assert [answer.is_fallback for answer in answers] == [True, False, True, False]


async def test_a_bot_returns_to_the_worker_that_loaded_it(workers: BotWorkers) -> None:
    """A second worker would have started a second process."""
    for _ in range(5):
        await workers.decide(request_for("survive", "level3"))
    assert len(workers.pids) == 1


async def test_workers_think_concurrently(workers: BotWorkers) -> None:
    """Bots that do not search share one more worker."""
    for level, count in (("level5", 2), ("level1", 3)):
        requests = [request_for("fightdrome", level, f"t{n}", 0.05) for n in range(8)]
        await asyncio.gather(*map(workers.decide, requests))
        assert len(workers.pids) == count


async def test_a_worker_ends_with_its_server(workers: BotWorkers) -> None:
    await workers.decide(request_for("fightdrome", "level1"))
    [pid] = workers.pids
    await workers.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


async def test_a_worker_ends_after_its_server_was_killed() -> None:
    """The worker is thinking at that time and cannot send its answer."""
    server = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "server.bot_workers.lonely_server", cwd=TESTS, stdout=PIPE
    )
    assert server.stdout is not None
    worker = psutil.Process(int(await server.stdout.readline()))
    server.kill()
    await server.wait()
    await eventually(lambda: is_dead(worker))
