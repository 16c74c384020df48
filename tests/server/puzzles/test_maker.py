"""Puzzles are made ahead of time, each by one server."""

from __future__ import annotations

from datetime import date

import pytest

from server.company import Company
from server.puzzles.conftest import GAME, TODAY, Calendar, puzzle_of
from undercard.puzzles.puzzle import Puzzle
from undercard.server.puzzles import maker
from undercard.server.puzzles.maker import PAST_DAYS, PuzzleFailed, PuzzleMaker
from undercard.server.puzzles.service import Puzzles

AHEAD = 3


class Factory:
    """Makes puzzles without a process, and notes for which days."""

    def __init__(self, *, fails: bool = False) -> None:
        self.days: list[date] = []
        self.fails = fails

    async def __call__(self, game: str, day: date) -> Puzzle:
        assert game == GAME
        self.days.append(day)
        if self.fails:
            raise PuzzleFailed("no luck")
        return puzzle_of(day)


def maker_of(
    company: Company, puzzles: Puzzles, calendar: Calendar, make: Factory, *, is_ready: bool = True
) -> PuzzleMaker:
    return PuzzleMaker(puzzles, company.database, [GAME], AHEAD, lambda _: is_ready, calendar, make)


async def test_days_ahead_first_and_each_once(
    company: Company, puzzles: Puzzles, calendar: Calendar
) -> None:
    factory = Factory()
    waiting = maker_of(company, puzzles, calendar, factory, is_ready=False)
    assert await waiting.make_missing() == 0
    servers = [maker_of(company, puzzles, calendar, factory) for _ in range(2)]
    assert [await it.make_missing() for it in servers] == [AHEAD + PAST_DAYS, 0]
    assert factory.days[0] == TODAY
    assert factory.days[AHEAD - 1] == date(2026, 11, 20)
    calendar.advance()
    assert await servers[1].make_missing() == 1


async def test_a_failed_one_is_made_again_when_the_claim_has_expired(
    company: Company, puzzles: Puzzles, calendar: Calendar, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(maker, "PAST_DAYS", 0)
    failing, working = Factory(fails=True), Factory()
    assert await maker_of(company, puzzles, calendar, failing).make_missing() == 0
    assert len(failing.days) == AHEAD
    other = maker_of(company, puzzles, calendar, working)
    assert await other.make_missing() == 0
    calendar.advance()
    assert await other.make_missing() == AHEAD
