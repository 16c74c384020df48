"""The progress of a study: by its games, or by the limit that will end it first."""

from __future__ import annotations

import io
import sys

import pytest

from undercard.cli.lab_output import ProgressLine, games_needed
from undercard.lab.prepared_study import PreparedStudy
from undercard.lab.results import new_result
from undercard.lab.run import RunProgress, StopLimits
from undercard.lab.study import Study
from undercard.lab.summary import Share

HALFWAY = RunProgress(games=1000, of=4000, seconds=10.0, before=0)


@pytest.mark.parametrize(
    ("limits", "needed"),
    [
        (StopLimits(), 4000),
        (StopLimits(within=0.02), 2250),
        (StopLimits(within=0.001), 4000),
        (StopLimits(within=0.05), 4000),
        (StopLimits(seconds=25.0), 2500),
        (StopLimits(within=0.02, seconds=15.0), 1500),
    ],
)
def test_the_estimated_games_of_a_limit(limits: StopLimits, needed: int) -> None:
    assert games_needed(HALFWAY, Share(0.5, 0.03), limits) == needed


def test_the_terminal_shows_games_interval_and_time(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = io.StringIO()
    screen.isatty = lambda: True  # type: ignore[method-assign]
    monkeypatch.setattr(sys, "stderr", screen)
    study = Study(name="bouts", game="fightdrome", bots=("greedy", "random"), games=4000)
    watch = ProgressLine("bouts", StopLimits())
    watch(HALFWAY, new_result(PreparedStudy(study)))
    assert screen.getvalue().startswith("\rbouts: 25% of 4,000 games")
    assert screen.getvalue().rstrip().endswith("30 s left")
    watch.end()
    assert screen.getvalue().endswith("\r")
