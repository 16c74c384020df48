"""A game without its own lab traits is studied with the defaults, by every command."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from nines import registered
from undercard.cli.main import main
from undercard.kernel.interpreter import interpreted
from undercard.kernel.registry import load
from undercard.lab import runners
from undercard.lab.counts import COUNTS, DECISIONS, GAMES, UNIT, WON
from undercard.lab.prepared_study import Chunk, PreparedStudy
from undercard.lab.quick import make_play
from undercard.lab.run import on_all_cores, on_one, run_study
from undercard.lab.studies import balance_studies
from undercard.lab.study import Study, StudyDefaults
from undercard.lab.summary import Summary
from undercard.lab.traits import traits_of

RANDOM = ("random", "random")


@pytest.fixture(autouse=True)
def nines() -> Iterator[str]:
    with registered() as name:
        yield name


def study(
    nines: str, bots: tuple[str, str] = RANDOM, games: int = 40, hook: str = ""
) -> PreparedStudy:
    return PreparedStudy(Study(name="x", game=nines, bots=bots, games=games, chunk=3, hook=hook))


def test_wins_decisions_and_actions_are_counted(nines: str) -> None:
    """N1: three cards each, so a game has six decisions, and every card is played once at most."""
    prepared = study(nines, games=600)
    [cell] = run_study(prepared, on_one).cells
    counts, actions = cell.counts[:COUNTS], cell.counts[COUNTS:]
    assert (counts[GAMES], counts[DECISIONS]) == (600, 6 * 600)
    assert sum(counts[WON : WON + 2]) == 600 * UNIT
    assert len(actions) == load(nines).actions
    assert sum(actions) == 6 * 600
    assert all(0 < taken <= 600 for taken in actions)


def test_compiled_interpreted_and_watched_games_count_the_same(nines: str) -> None:
    prepared, chunk = study(nines), Chunk(0, 0, 3)
    expected, _ = runners.make_runner(prepared).play(chunk)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(runners, "make_play", lambda *parts: interpreted(make_play(*parts)))
        counted, _ = runners.make_runner(prepared).play(chunk)
    assert np.array_equal(counted, expected)


def test_searching_bots_play_from_their_views(nines: str) -> None:
    prepared = study(nines, ("level3", "random"), games=60)
    assert prepared.quick is None
    result = run_study(prepared, on_all_cores)
    summary = Summary(result.cells[0].counts)
    assert summary.share.share > 0.6
    assert sum(summary.counts[COUNTS:]) == summary.counts[DECISIONS]


def test_a_hook_watches_it(nines: str) -> None:
    hook = "def after(count, state, outcome):\n    count['games'] += 1"
    assert run_study(study(nines, hook=hook, games=4), on_one).seen == {"games": 4}


def test_all_lengths_fit_into_the_bins(nines: str) -> None:
    prepared = study(nines, games=100)
    [cell] = run_study(prepared, on_one).cells
    lengths = Summary(cell.counts).lengths
    assert prepared.widths == [1]
    assert lengths[6] == 100


def test_its_options_are_its_rulings(nines: str) -> None:
    [rulings] = balance_studies(nines, StudyDefaults(RANDOM, 2), {})
    assert [variant.name for variant in rulings.variants] == ["as it is", "hand 2", "hand 4"]
    assert [option.name for option in traits_of(nines).options()] == ["hand"]


def test_it_has_no_pairings(nines: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "whatif", nines, "--set", "hand=4", "--pairings", "suits"]) == 2
    assert "nines has no pairings of the kind 'suits'" in capsys.readouterr().err


def test_a_match_states_how_often_each_action_was_taken(
    nines: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", "match", nines, *RANDOM, "--games", "2000"]) == 0
    output = capsys.readouterr().out
    assert "nines: random wins" in output
    assert "decisions in a game: 6.0" in output
    assert "actions: c" in output
    assert "rounds" not in output


def test_balance_writes_a_report(
    nines: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "report.html"
    command = ["lab", "balance", nines, "--games", "2", "--report", str(page)]
    assert main(command) == 0
    assert "hand 4" in capsys.readouterr().out
    text = page.read_text(encoding="utf-8")
    assert "Lab report: Nines" in text
    assert "<title>actions</title>" in text


def test_what_if_compares_its_seats(nines: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "whatif", nines, "--set", "hand=4", "--games", "200"]) == 0
    output = capsys.readouterr().out
    assert "changed, against as it is" in output
    assert "seat 2 wins" in output
    assert "starter" not in output


def test_the_numbers_name_the_actions(nines: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "match", nines, *RANDOM, "--games", "200", "--csv"]) == 0
    [row] = csv.DictReader(io.StringIO(capsys.readouterr().out))
    assert sum(int(row[f"actions: c{n}"]) for n in range(1, 10)) == 6 * 200


def test_its_levels_are_rated(
    nines: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "ladder.json"
    command = ["lab", "ladder", nines, "--games", "1", "--seconds", "0", "--out", str(out)]
    assert main(command) == 0
    assert "level 5: " in capsys.readouterr().out
    assert len(json.loads(out.read_text(encoding="utf-8"))["levels"]) == 5


def test_it_has_no_network(nines: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "train", nines, "--out", str(tmp_path / "out.npz")]) == 2
    assert "nines: this game has no network to train" in capsys.readouterr().err
