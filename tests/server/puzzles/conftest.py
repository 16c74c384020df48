"""A puzzle of each game, made by `undercard puzzle make`, and the service with a clock."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from server.company import Company
from undercard.puzzles.puzzle import Puzzle
from undercard.server.puzzles.service import Puzzles

FOLDER = Path(__file__).parents[2] / "puzzles"
GAME = "fightdrome"
TODAY = date(2026, 11, 18)


def puzzle_of(day: date, game: str = GAME) -> Puzzle:
    """Return the same puzzle under another date."""
    content = (FOLDER / f"{game}.json").read_bytes()
    return replace(msgspec.json.decode(content, type=Puzzle), date=day.isoformat())


@dataclass
class Calendar:
    """A clock that a test sets; it shows noon."""

    day: date = TODAY

    def __call__(self) -> float:
        return datetime(self.day.year, self.day.month, self.day.day, 12, tzinfo=UTC).timestamp()

    def advance(self, days: int = 1) -> None:
        self.day += timedelta(days)


@pytest.fixture
def calendar() -> Calendar:
    return Calendar()


@pytest.fixture
def puzzles(company: Company, calendar: Calendar) -> Puzzles:
    return Puzzles(company.database, calendar)
