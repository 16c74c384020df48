"""The studies and the hook in the repository work unchanged."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercard.cli.main import main
from undercard.lab.prepared_study import PreparedStudy
from undercard.lab.study import read_study

ROOT = Path(__file__).parents[2]
STUDIES = sorted((ROOT / "studies").glob("*.toml"))


@pytest.mark.parametrize("path", STUDIES, ids=lambda path: path.stem)
def test_a_study_can_be_run(path: Path) -> None:
    assert PreparedStudy(read_study(path)).cells > 0


def test_the_example_hook_counts(capsys: pytest.CaptureFixture[str]) -> None:
    hook = str(ROOT / "examples" / "count_rests.py")
    command = ["lab", "match", "fightdrome", "greedy", "random", "--games", "10", "--hook", hook]
    assert main(command) == 0
    assert "games: 10" in capsys.readouterr().out
