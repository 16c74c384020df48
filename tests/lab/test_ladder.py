"""Ratings from results, and the tables of docs/bots.md from measurements."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

import bot_results
import undercard.lab.ladder
from bot_results import (
    END,
    ROWS,
    START,
    BotResults,
    ExploitResult,
    RowResult,
    measure,
    put_into,
    read_results,
)
from undercard.bots.bot_set import bot_set
from undercard.bots.levels import Ladder
from undercard.cli.main import main
from undercard.kernel.errors import BadOption, UndercardError
from undercard.lab.ladder import LevelPair, make_ladder, rate
from undercard.lab.match import Match, MatchResult, play_match, play_matches

ALWAYS_THREE_IN_FOUR = [
    LevelPair(low, high, MatchResult(400, 300.0 if high - low == 1 else 360.0, 0.01, 0.02))
    for low in range(1, 4)
    for high in range(low + 1, 4)
]


def test_three_wins_in_four_are_191_points() -> None:
    found = rate(ALWAYS_THREE_IN_FOUR)
    for low, high in ((1, 2), (2, 3)):
        assert found[high][0] - found[low][0] == pytest.approx(191, abs=40)
    assert all(0 < margin < 100 for _, margin in found.values())


def test_a_ladder_rates_every_level() -> None:
    ladder = make_ladder("fightdrome", ALWAYS_THREE_IN_FOUR, "a command")
    assert [level.level for level in ladder.levels] == [1, 2, 3]
    assert ladder.levels[0].against_below is None
    assert ladder.levels[2].against_below == 0.75
    assert [level.games for level in ladder.levels] == [800, 800, 800]
    assert [level.slowest for level in ladder.levels] == [0.02, 0.02, 0.01]


def test_the_ladder_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The pairings of the command; the games themselves have their own tests."""
    played = list[Match]()

    def play(matches: list[Match], *_rest: object) -> list[MatchResult]:
        played.extend(matches)
        return [MatchResult(20, 15.0, 0.01, 0.01) for _ in matches]

    monkeypatch.setattr(undercard.lab.ladder, "play_matches", play)
    out = tmp_path / "ladder.json"
    assert main(["lab", "ladder", "fightdrome", "--out", str(out)]) == 0
    assert len({match.bots for match in played}) == 10
    assert "level 5: " in capsys.readouterr().out
    assert len(msgspec.json.decode(out.read_bytes(), type=Ladder).levels) == 5


def test_figures_are_written_between_the_marks() -> None:
    found = BotResults(
        {ROWS[0].key: RowResult(100, 85.0, 0.001)}, [ExploitResult("cmd", "bouts", 100, 53.0)]
    )
    ladder = bot_set("survive").ladder
    assert ladder is not None
    page = put_into(f"before\n{START}\nold\n{END}\nafter\n", found, [ladder])
    assert page.startswith("before\n")
    assert page.endswith("after\n")
    assert "old" not in page
    margin = MatchResult(100, 85.0, 0.0, 0.0).margin
    assert f"greedy against random | – | 85.0% ± {margin:.1%} | 100 | 1.0 ms |" in page
    assert "| bouts: `cmd` | 53.0%" in page
    assert "| Survive level |" in page


def test_a_page_without_marks_is_refused() -> None:
    with pytest.raises(UndercardError, match="results: begin"):
        put_into("nothing here", BotResults(), [])


def test_more_games_are_added_to_a_row(tmp_path: Path) -> None:
    [row] = [row for row in ROWS if row.key == "greedy-random-match"]
    file = tmp_path / "figures.json"
    for _ in range(2):
        found = measure([replace(row, games=10)], file, is_more=True)
    whole = play_match(Match(row.game, row.bots, 20, row.options))
    assert (found.rows[row.key].games, found.rows[row.key].won) == (20, whole.won)
    assert read_results(file) == found
    assert measure([replace(row, games=10)], file).rows[row.key].games == 10


def test_an_interruption_keeps_the_games_so_far(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def play(_: object, __: float, report: Callable[[list[MatchResult]], None]) -> None:
        report([MatchResult(3, 2.0, 0.1, 0.1)])
        raise KeyboardInterrupt

    monkeypatch.setattr(bot_results, "play_matches", play)
    with pytest.raises(KeyboardInterrupt):
        measure(ROWS[:1], tmp_path / "figures.json")
    assert read_results(tmp_path / "figures.json").rows == {ROWS[0].key: RowResult(3, 2.0, 0.1)}


def test_a_match_reports_its_results_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercard.lab.match.REPORT_SECONDS", 0.0)
    reported: list[int] = []
    match = Match("fightdrome", ("greedy", "random"), games=6)
    play_matches([match], report=lambda results: reported.append(results[0].games))
    assert reported[-1] == 6


def test_an_unknown_row_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="unknown row nobody"):
        bot_results.main([str(tmp_path / "page.md"), "--only", "nobody"])
