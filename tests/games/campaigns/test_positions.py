"""The positions campaign in its short form: every position that `setup` accepts can be sampled and
played to the end. `scripts/bench positions` runs the long form."""

from __future__ import annotations

import os
import signal
import threading
from multiprocessing.connection import Connection

import pytest

import undercard
from games.campaigns.examination import FAILED, PLAYED, REFUSED, Verdict
from games.campaigns.positions import CRASHED, HUNG, READY, report, run

CASES = 400
CRASHES, HANGS = 3, 5


@pytest.mark.parametrize("name", undercard.game_names())
def test_a_mutated_position_is_refused_or_can_be_played(name: str) -> None:
    result = run(name, CASES)
    assert result.is_clean, "\n".join(result.troubles)
    assert result.results.total() == CASES
    assert result.results[REFUSED] > CASES / 2
    assert result.results[PLAYED] > CASES / 20
    assert "unchanged" in result.kinds
    assert all(result.places)


def troubled_work(_name: str, _engine: str, pipe: Connection) -> None:
    """Run as a child process that crashes on one case and hangs on another."""
    pipe.send(READY)
    while True:
        for number in range(*pipe.recv()):
            if number == CRASHES:
                os.kill(os.getpid(), signal.SIGSEGV)
            if number == HANGS:
                threading.Event().wait()
            pipe.send(Verdict(number, ("none",), PLAYED))


def test_the_campaign_reports_crashes_and_hangs() -> None:
    result = run("fightdrome", 8, patience=20, work=troubled_work)
    assert not result.is_clean
    assert dict(result.results) == {PLAYED: 6, CRASHED: 1, HUNG: 1}
    crash, hang = result.troubles
    assert crash.startswith(f"{CRASHED}: case {CRASHES} of fightdrome")
    assert hang.startswith(f"{HUNG}: case {HANGS} of fightdrome")
    assert '"situation"' in crash
    assert f"| {FAILED} | 0 |" in report("fightdrome", result)
