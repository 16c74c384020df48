"""Puzzles as messages."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Literal, cast

from undercard.puzzles.puzzle import Choice
from undercard.server.puzzles import wire
from undercard.server.puzzles.queries import Answered, ListedPuzzle
from undercard.server.puzzles.service import SeenPuzzle, Streak, difficulty_of

SHOWN_DAYS = 14


def shown(seen: SeenPuzzle) -> wire.PuzzleShown:
    """Return a puzzle; the solution is included only if the caller has answered."""
    puzzle, position = seen.puzzle, seen.puzzle.position
    tried = sum(seen.people.values())
    right = seen.people.get(puzzle.solution.best, 0)
    return wire.PuzzleShown(
        game=puzzle.game,
        date=puzzle.date,
        today=seen.today,
        seat=position.seat,
        seats=position.seats,
        view=position.view,
        ways=position.ways,
        odds=position.odds,
        why=position.why,
        difficulty=difficulty_of(puzzle.solution.ease, tried, right),
        tried=tried,
        earlier=seen.earlier,
        later=seen.later,
        streak=shown_streak(seen.streak, date.fromisoformat(seen.today)),
        solution=None if seen.answer is None else _solution(seen, seen.answer),
    )


def _solution(seen: SeenPuzzle, answer: Answered) -> wire.PuzzleSolution:
    solution = seen.puzzle.solution
    return wire.PuzzleSolution(
        answer=answer.action,
        is_right=answer.is_right,
        choices=tuple(_choice(it, seen.people.get(it.action, 0)) for it in solution.choices),
        samples=solution.samples,
        soon=cast(Literal["turn", "round"], solution.soon),
        levels=tuple(wire.PuzzleLevel(level=it.level, share=it.share) for it in solution.found),
    )


def _choice(choice: Choice, people: int) -> wire.PuzzleChoice:
    return wire.PuzzleChoice(
        action=choice.action,
        chance=choice.chance,
        error=choice.error,
        soon=choice.soon,
        endings=choice.endings,
        points=choice.points,
        people=people,
    )


def shown_streak(streak: Streak, today: date) -> wire.PuzzleStreak:
    dates = [(today - timedelta(n)).isoformat() for n in reversed(range(SHOWN_DAYS))]
    return wire.PuzzleStreak(
        length=streak.length,
        right=streak.right,
        has_today=streak.has_today,
        days=tuple(
            wire.PuzzleDay(date=it, is_tried=it in streak.days, is_right=streak.days.get(it, False))
            for it in dates
        ),
    )


def shown_today(game: str, ready: ListedPuzzle | None) -> wire.PuzzleToday:
    if ready is None:
        return wire.PuzzleToday(game=game, is_ready=False, difficulty=None, tried=0, is_right=None)
    difficulty = difficulty_of(ready.ease, ready.tried, ready.right)
    return wire.PuzzleToday(
        game=game, is_ready=True, difficulty=difficulty, tried=ready.tried, is_right=ready.own
    )


def archived(listed: ListedPuzzle) -> wire.ArchivedPuzzle:
    return wire.ArchivedPuzzle(
        date=listed.date,
        difficulty=difficulty_of(listed.ease, listed.tried, listed.right),
        tried=listed.tried,
        right=None if listed.own is None else listed.right,
        is_right=listed.own,
    )
