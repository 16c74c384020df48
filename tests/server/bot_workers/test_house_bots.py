"""Bots of the host decide in a worker; whatever they do, the result is a legal action."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from clock import AGES, LoopClock
from polling import LIMIT_SECONDS
from server.bot_workers.requests import request_for
from undercard.bots.house import BadBot, HouseBot
from undercard.server.bot_workers import examination as examining
from undercard.server.bot_workers.examination import examine_files
from undercard.server.bot_workers.pool import BotWorkers

BOT = """
import sys, threading
class Mine:
    def decide(self, view, legal, budget):
        print("thinking", file=sys.stdout)
        {}
"""


def write(folder: Path, act: str) -> str:
    file = folder / "mine.py"
    file.write_text(BOT.format(act))
    return str(file)


async def test_it_decides_in_a_worker(tmp_path: Path) -> None:
    [bot] = examine_files([write(tmp_path, "return legal[-1]")])
    workers = BotWorkers(1, grace=LIMIT_SECONDS, house=(bot,))
    request = request_for("survive", "Mine")
    answer = await workers.decide(request)
    await workers.close()
    assert (answer.action, answer.is_fallback) == (request.legal[-1], False)
    assert workers.counters.bot_failures == 0
    assert "undercard_house_mine" not in sys.modules


@pytest.mark.parametrize(
    ("act", "words", "restarts"),
    [
        ("raise KeyError(legal)", "KeyError at mine.py:6", 0),
        ("return 'castle'", "not legal", 0),
        ("return None", "not legal", 0),
        ("import os; os._exit(3)", "IncompleteReadError", 1),
    ],
)
async def test_a_simpler_bot_replaces_one_that_fails(
    act: str, words: str, restarts: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    bots = (HouseBot("Mine", ("fightdrome",), write(tmp_path, act)),)
    workers = BotWorkers(1, grace=LIMIT_SECONDS, house=bots)
    await workers.decide(request_for("fightdrome", "greedy"))
    request = request_for("fightdrome", "Mine", budget=0.5)
    answer = await workers.decide(request)
    await workers.close()
    assert answer.action in request.legal
    assert not answer.is_fallback
    assert workers.counters.bot_failures == 1, "one request fails, and the simple bot answers"
    assert workers.counters.worker_restarts == restarts
    assert "bot Mine at table t" in caplog.text
    assert words in caplog.text
    assert "mine.py" not in caplog.text or "KeyError" in caplog.text


async def test_a_simpler_bot_replaces_one_that_never_answers(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    clock: LoopClock,
    thinking: asyncio.Queue[int],
) -> None:
    bots = (HouseBot("Mine", ("fightdrome",), write(tmp_path, "threading.Event().wait()")),)
    workers = BotWorkers(1, grace=AGES, house=bots)
    request = request_for("fightdrome", "Mine", budget=AGES)
    deciding = asyncio.create_task(workers.decide(request))
    await asyncio.wait_for(thinking.get(), LIMIT_SECONDS)
    await clock.advance(2 * AGES)
    answer = await deciding
    await workers.close()
    assert answer.action in request.legal
    assert not answer.is_fallback
    assert workers.counters.worker_restarts == workers.counters.bot_failures == 1
    assert "TimeoutError" in caplog.text


async def test_a_missing_file_affects_no_other_bot(tmp_path: Path) -> None:
    [bot] = examine_files([write(tmp_path, "return legal[0]")])
    Path(bot.path).unlink()
    workers = BotWorkers(1, grace=LIMIT_SECONDS, house=(bot,))
    request = request_for("fightdrome", "Mine")
    assert (await workers.decide(request)).action in request.legal
    await workers.close()


def test_two_bots_of_one_name_are_refused(tmp_path: Path) -> None:
    file = write(tmp_path, "return legal[0]")
    with pytest.raises(BadBot, match="two bots are called 'Mine'"):
        examine_files([file, file])


def test_a_file_that_exits_or_hangs_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "bad.py"
    file.write_text("import os; os._exit(0)")
    with pytest.raises(BadBot, match="ends Python"):
        examine_files([str(file)])
    file.write_text("while True: pass")
    monkeypatch.setattr(examining, "PATIENCE_SECONDS", 1.0)
    with pytest.raises(BadBot, match="takes too long"):
        examine_files([str(file)])
