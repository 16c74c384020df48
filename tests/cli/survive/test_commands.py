"""`undercard scenario`."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.commands import run
from undercard.games.survive.scenario_check import BUILT_IN as SCENARIOS


@pytest.mark.parametrize("name", ["duel", "trio", "crowd"])
def test_the_built_in_scenarios_are_valid(name: str) -> None:
    result = run("scenario", "check", name)
    assert result.returncode == 0
    assert ": playable" in result.stdout


def test_a_scenario_that_is_wrong_is_reported_with_line_and_column(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = (SCENARIOS / "duel.toml").read_text(encoding="utf-8")
    line = next(n for n, row in enumerate(text.split("\n"), 1) if row.startswith("| .   1"))
    file.write_text(text.replace("| .   1   .", "| .   ?   ."), encoding="utf-8")
    result = run("scenario", "check", str(file))
    assert result.returncode == 1
    assert f"dungeon, line {line} of the file, column 7: '?' in a cell" in result.stderr


def test_fairness_is_reported_with_intervals() -> None:
    trio = ("fairness", "trio", "--team", "four")
    result = run("scenario", *trio, "--games", "400", "--seed", "7")
    assert result.returncode in (0, 1)
    assert "teams of 4" in result.stdout
    assert result.stdout.count("points from even") == 4
    assert "±" in result.stdout
