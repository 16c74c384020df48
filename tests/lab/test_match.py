"""Matches between bots: every deal with the seats swapped, and reproducible results."""

from __future__ import annotations

import itertools
import time
from types import SimpleNamespace

import pytest

from undercard.cli.main import main
from undercard.kernel.errors import UndercardError
from undercard.lab import match
from undercard.lab.match import Match, play_match, play_matches


def test_a_bot_against_itself_wins_half_of_its_swapped_games() -> None:
    """Greedy makes no random choice in Fightdrome, so with seats swapped it wins exactly half."""
    result = play_match(Match("fightdrome", ("greedy", "greedy"), 60))
    assert result.won == 30
    assert 0 < result.margin < 0.2


def test_a_match_of_three_fills_the_other_seats() -> None:
    result = play_match(Match("survive", ("greedy", "random"), 6, (("players", 3),)))
    assert result.share > 0.8


def test_the_same_match_gives_the_same_result() -> None:
    one, other = (play_match(Match("fightdrome", ("learned", "random"), 20)) for _ in range(2))
    assert one.won == other.won


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "match", "fightdrome", "greedy", "random", "--games", "20"]) == 0
    assert "of 20 games against random" in capsys.readouterr().out


@pytest.mark.parametrize(("bots", "games"), [(("greedi", "random"), 5), (("greedy", "random"), 0)])
def test_invalid_matches_are_refused(bots: tuple[str, str], games: int) -> None:
    with pytest.raises(UndercardError):
        play_match(Match("fightdrome", bots, games))


def test_concurrent_matches_share_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A match of slow bots gets its share, and one without time still plays a game.

    The clock advances by a second each time it is read, which is once per game.
    """
    looks = itertools.count()
    clock = SimpleNamespace(monotonic=lambda: next(looks), perf_counter=time.perf_counter)
    monkeypatch.setattr(match, "time", clock)
    slow = Match("fightdrome", ("search", "greedy"), 1000, budget=0.02)
    quick = Match("fightdrome", ("greedy", "random"), 1000)
    first, other = play_matches([slow, quick], seconds=60.0)
    assert 1 <= first.games < other.games
    assert [result.games for result in play_matches([slow, quick], seconds=0.0)] == [1, 1]
