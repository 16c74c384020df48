"""Database queries of puzzles; each function is part of one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, case, func, select, text

from undercard.puzzles.puzzle import Puzzle
from undercard.server.db.schema import puzzle_answers, puzzles

_ADD = text(
    "INSERT INTO puzzles (game, date, made_at, ease, document)"
    " VALUES (:game, :date, :at, :ease, :document) ON CONFLICT DO NOTHING"
)
_ANSWER = text(
    "INSERT INTO puzzle_answers (person_id, game, date, action, is_right, is_daily, at)"
    " VALUES (:person, :game, :date, :action, :is_right, :is_daily, :at) ON CONFLICT DO NOTHING"
)
_decode = msgspec.json.Decoder(Puzzle).decode


@dataclass(frozen=True)
class Answered:
    """The answer of a person."""

    date: str
    action: str
    is_right: bool


@dataclass(frozen=True)
class ListedPuzzle:
    """A puzzle in a list, with the number of its answers and of the right ones."""

    date: str
    ease: float
    tried: int
    right: int
    own: bool | None
    """Whether the person's answer is right; None without one."""


def add_puzzle(db: Connection, puzzle: Puzzle, at: float) -> None:
    """Add a puzzle; one that another process has stored first stays."""
    document, ease = msgspec.json.encode(puzzle), puzzle.solution.ease
    place = {"game": puzzle.game, "date": puzzle.date}
    db.execute(_ADD, {**place, "at": at, "ease": ease, "document": document})


def find_puzzle(db: Connection, game: str, date: str) -> Puzzle | None:
    found = select(puzzles.c.document).where(puzzles.c.game == game, puzzles.c.date == date)
    document = db.execute(found).scalar_one_or_none()
    return None if document is None else _decode(document)


def find_dates(db: Connection, game: str, dates: Sequence[str]) -> set[str]:
    """Return which of these dates have a puzzle."""
    found = select(puzzles.c.date).where(puzzles.c.game == game, puzzles.c.date.in_(dates))
    return set(db.execute(found).scalars())


def find_neighbours(
    db: Connection, game: str, date: str, today: str
) -> tuple[str | None, str | None]:
    """Return the dates of the puzzles before and after this one, up to today."""
    one = puzzles.c
    before = select(func.max(one.date)).where(one.game == game, one.date < date)
    after = select(func.min(one.date)).where(one.game == game, one.date > date, one.date <= today)
    return db.execute(before).scalar(), db.execute(after).scalar()


def add_answer(
    db: Connection,
    person: str,
    puzzle: Puzzle,
    action: str,
    at: float,
    *,
    is_daily: bool,
) -> None:
    """Add an answer; the first one counts."""
    db.execute(
        _ANSWER,
        {
            "person": person,
            "game": puzzle.game,
            "date": puzzle.date,
            "action": action,
            "is_right": action == puzzle.solution.best,
            "is_daily": is_daily,
            "at": at,
        },
    )


def find_answer(db: Connection, ids: Sequence[str], game: str, date: str) -> Answered | None:
    one = puzzle_answers.c
    mine = select(puzzle_answers).where(one.person_id.in_(ids), one.game == game, one.date == date)
    row = db.execute(mine.order_by(one.at).limit(1)).one_or_none()
    return None if row is None else Answered(row.date, row.action, row.is_right)


def count_choices(db: Connection, game: str, date: str) -> dict[str, int]:
    """Return the number of people who chose each action."""
    one = puzzle_answers.c
    chosen = select(one.action, func.count()).where(one.game == game, one.date == date)
    return {row[0]: row[1] for row in db.execute(chosen.group_by(one.action))}


def find_daily(db: Connection, ids: Sequence[str]) -> dict[str, bool]:
    """Return the dates of the person's answers of the day, and whether one of them was right."""
    one = puzzle_answers.c
    mine = select(one.date, one.is_right).where(one.person_id.in_(ids), one.is_daily)
    days: dict[str, bool] = {}
    for date, is_right in db.execute(mine):
        days[date] = days.get(date, False) or is_right
    return days


def list_puzzles(
    db: Connection, game: str, ids: Sequence[str], end: str, limit: int
) -> list[ListedPuzzle]:
    """Return the puzzles before a date, the newest first."""
    wanted = select(puzzles.c.date, puzzles.c.ease).where(
        puzzles.c.game == game, puzzles.c.date < end
    )
    rows = db.execute(wanted.order_by(puzzles.c.date.desc()).limit(limit)).all()
    dates = [row.date for row in rows]
    counts = {date: (tried, right) for date, tried, right in db.execute(_counted(game, dates))}
    one = puzzle_answers.c
    mine = select(one.date, one.is_right).where(
        one.person_id.in_(ids), one.game == game, one.date.in_(dates)
    )
    own = {row.date: row.is_right for row in db.execute(mine)}
    return [
        ListedPuzzle(row.date, row.ease, *counts.get(row.date, (0, 0)), own.get(row.date))
        for row in rows
    ]


def _counted(game: str, dates: Sequence[str]) -> Select[Any]:
    one = puzzle_answers.c
    right = func.sum(case((one.is_right, 1), else_=0))
    counted = select(one.date, func.count(), right)
    return counted.where(one.game == game, one.date.in_(dates)).group_by(one.date)
