"""The traits of Fightdrome in the lab: characters, the starter, Fame, hands left, endings."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercard.cli.main import main
from undercard.lab.counts import GAMES
from undercard.lab.prepared_study import PreparedStudy
from undercard.lab.run import on_one, run_study
from undercard.lab.study import Study
from undercard.lab.summary import Summary


def test_balance_writes_a_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "report.html"
    command = ["lab", "balance", "fightdrome", "--only", "characters", "--games", "2"]
    assert main([*command, "--report", str(page)]) == 0
    assert "of 66 characters win 45% to 55%" in capsys.readouterr().out
    text = page.read_text(encoding="utf-8")
    assert text.count("<svg") == 10
    assert "Rook Hammer" in text
    assert "http" not in text


def test_every_game_has_an_ending_and_a_winner_s_hand() -> None:
    prepared = PreparedStudy(
        Study(name="x", game="fightdrome", bots=("greedy", "random"), games=200)
    )
    [cell] = run_study(prepared, on_one).cells
    tallies = dict(Summary(cell.counts).tallies(prepared.traits.tallies(prepared.games[0])))
    assert [sum(numbers) for numbers in tallies.values()] == 2 * [cell.counts[GAMES]]
    names = {tally.label(n) for tally, numbers in tallies.items() for n in range(len(numbers))}
    assert {"7", "staggered", "empty hand", "rest"} <= names


def test_the_studies_of_balance_are_of_characters_rulings_and_matches(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name in ("rulings", "matches"):
        assert main(["lab", "balance", "fightdrome", "--only", name, "--games", "1"]) == 0
    output = capsys.readouterr().out
    for part in ("last_gasp may", "characters drafted", "150 Fame", "next_start winner"):
        assert part in output
