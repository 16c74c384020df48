"""Puzzles of all games: today's, earlier ones, answers and streaks.

A day begins at midnight UTC for everyone. A puzzle of the future is never shown.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from sqlalchemy import Connection

from undercard.puzzles.puzzle import Puzzle
from undercard.server.db.database import Database
from undercard.server.db.people import Identity
from undercard.server.puzzles import queries
from undercard.server.puzzles.errors import NoSuchPuzzle, NotAChoice
from undercard.server.puzzles.queries import Answered, ListedPuzzle
from undercard.server.puzzles.wire import Difficulty

TODAY = "today"
PRIOR = 20
"""The number of people's answers that weigh as much as the bots' choices."""
EASY, HARD = 0.6, 0.35


@dataclass(frozen=True)
class Streak:
    """Days in a row with an answer of the day, and all such days with their results."""

    length: int
    right: int
    has_today: bool
    days: dict[str, bool]


@dataclass(frozen=True)
class SeenPuzzle:
    """A puzzle and what is known about its answers."""

    puzzle: Puzzle
    today: str
    answer: Answered | None
    people: dict[str, int]
    earlier: str | None
    later: str | None
    streak: Streak


@dataclass(frozen=True)
class Archive:
    today: str
    puzzles: list[ListedPuzzle]
    next: str | None


class Puzzles:
    """The puzzles of the site; the clock decides which day it is."""

    def __init__(self, database: Database, clock: Callable[[], float] = time.time) -> None:
        self._db, self._clock = database, clock

    @property
    def today(self) -> date:
        return datetime.fromtimestamp(self._clock(), UTC).date()

    @property
    def _tomorrow(self) -> date:
        return self.today + timedelta(1)

    async def add(self, puzzle: Puzzle) -> None:
        """Store a puzzle, unless another process was first."""
        await self._db.write(lambda db: queries.add_puzzle(db, puzzle, self._clock()))

    async def missing(self, game: str, days: Sequence[date]) -> list[date]:
        """Return the days without a puzzle."""
        texts = [day.isoformat() for day in days]
        stored = await self._db.read(lambda db: queries.find_dates(db, game, texts))
        return [day for day in days if day.isoformat() not in stored]

    async def show(self, who: Identity | None, game: str, day: str) -> SeenPuzzle:
        wanted = self._day(day)
        return await self._db.read(lambda db: self._seen(db, _ids(who), game, wanted))

    async def answer(self, who: Identity, game: str, day: str, action: str) -> SeenPuzzle:
        """Store the person's answer and return the puzzle with its solution.

        The first answer counts; a repeated one changes nothing.
        """
        wanted, today = self._day(day), self.today.isoformat()

        def answer(db: Connection) -> SeenPuzzle:
            puzzle = _find(db, game, wanted)
            if action not in {choice.action for choice in puzzle.solution.choices}:
                raise NotAChoice("the answer is one of the legal actions")
            if queries.find_answer(db, who.ids, game, wanted) is None:
                is_daily = wanted == today
                queries.add_answer(db, who.id, puzzle, action, self._clock(), is_daily=is_daily)
            return self._seen(db, who.ids, game, wanted)

        return await self._db.write(answer)

    async def todays(
        self, who: Identity | None, games: Sequence[str]
    ) -> tuple[dict[str, ListedPuzzle], Streak]:
        """Return today's puzzles that are ready, by game, and the person's streak."""
        today, ids = self.today.isoformat(), _ids(who)
        end = self._tomorrow.isoformat()

        def read(db: Connection) -> tuple[dict[str, ListedPuzzle], Streak]:
            newest = {game: queries.list_puzzles(db, game, ids, end, 1) for game in games}
            ready = {game: it[0] for game, it in newest.items() if it and it[0].date == today}
            return ready, self._streak(db, ids)

        return await self._db.read(read)

    async def archive(
        self, who: Identity | None, game: str, before: str | None, limit: int
    ) -> Archive:
        """Return a page of puzzles before a date; without one, today's is the first."""
        today = self.today
        end = self._tomorrow if before is None else min(self._tomorrow, _parse(before))
        listed = await self._db.read(
            lambda db: queries.list_puzzles(db, game, _ids(who), end.isoformat(), limit + 1)
        )
        following = listed[limit - 1].date if len(listed) > limit else None
        return Archive(today.isoformat(), listed[:limit], following)

    def _day(self, text: str) -> str:
        day = self.today if text == TODAY else _parse(text)
        if day > self.today:
            raise NoSuchPuzzle("the puzzle of that day is not open yet")
        return day.isoformat()

    def _seen(self, db: Connection, ids: Sequence[str], game: str, day: str) -> SeenPuzzle:
        today = self.today.isoformat()
        return SeenPuzzle(
            _find(db, game, day),
            today,
            queries.find_answer(db, ids, game, day),
            queries.count_choices(db, game, day),
            *queries.find_neighbours(db, game, day, today),
            self._streak(db, ids),
        )

    def _streak(self, db: Connection, ids: Sequence[str]) -> Streak:
        return streak_of(queries.find_daily(db, ids), self.today)


def streak_of(days: dict[str, bool], today: date) -> Streak:
    """Return the streak that ends today or, while today is unanswered, yesterday."""
    has_today = today.isoformat() in days
    day = today if has_today else today - timedelta(1)
    length = right = 0
    while (text := day.isoformat()) in days:
        length, right, day = length + 1, right + days[text], day - timedelta(1)
    return Streak(length, right, has_today, days)


def difficulty_of(ease: float, tried: int, right: int) -> Difficulty:
    """Return the difficulty: the bots' share of right choices, corrected by people's answers."""
    share = (PRIOR * ease + right) / (PRIOR + tried)
    return "easy" if share >= EASY else "hard" if share < HARD else "medium"


def _find(db: Connection, game: str, day: str) -> Puzzle:
    puzzle = queries.find_puzzle(db, game, day)
    if puzzle is None:
        raise NoSuchPuzzle("there is no puzzle of that game on that day")
    return puzzle


def _parse(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise NoSuchPuzzle("a day is written like 2026-11-16, or `today`") from None


def _ids(who: Identity | None) -> Sequence[str]:
    return () if who is None else who.ids
