"""Messages of puzzles. Nothing about the solution is in a message before the answer."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from undercard.kernel.odds import Odds
from undercard.server.http.wire import FromClient, ShownView, ToClient

Difficulty: TypeAlias = Literal["easy", "medium", "hard"]
Day: TypeAlias = Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")]


class PuzzleChoice(ToClient, frozen=True, kw_only=True):
    """An action, and how often it wins, in shares of 1."""

    action: str
    chance: float
    error: float
    """The standard error of the chance."""
    soon: float
    """The part of the chance that is won soon."""
    endings: dict[str, float]
    """How the won games ended, in shares of them."""
    points: tuple[float, float]
    """The mean points of the seat, and of its best opponent."""
    people: int
    """The number of people who chose it."""


class PuzzleLevel(ToClient, frozen=True, kw_only=True):
    """How often a level of the bots finds the best action."""

    level: int
    share: float


class PuzzleSolution(ToClient, frozen=True, kw_only=True):
    """What a person sees after the answer."""

    answer: str
    is_right: bool
    choices: tuple[PuzzleChoice, ...]
    """All actions, the best first."""
    samples: int
    """The number of games played for each action."""
    soon: Literal["turn", "round"]
    """What is won soon: before the next choice, or in the current round."""
    levels: tuple[PuzzleLevel, ...]


class PuzzleDay(ToClient, frozen=True, kw_only=True):
    """A day of the streak; a day without an answer is neither."""

    date: str
    is_tried: bool
    is_right: bool


class PuzzleStreak(ToClient, frozen=True, kw_only=True):
    """The days in a row on which a person has answered a puzzle of the day, right or wrong."""

    length: int
    right: int
    """The days of the streak with a right answer."""
    has_today: bool
    days: tuple[PuzzleDay, ...]
    """The last days, today last."""


class PuzzleShown(ToClient, frozen=True, kw_only=True):
    """A puzzle as the caller sees it."""

    game: str
    date: str
    today: str
    seat: int
    seats: int
    view: ShownView
    ways: dict[str, str]
    odds: dict[str, Odds]
    why: dict[str, str]
    """The rule against each action that a player may try."""
    difficulty: Difficulty
    tried: int
    """The number of people who have answered."""
    earlier: str | None
    """The date of the puzzle before it, and of the one after it."""
    later: str | None
    streak: PuzzleStreak
    solution: PuzzleSolution | None
    """None before the caller's answer."""


class PuzzleAnswer(FromClient, frozen=True, kw_only=True):
    action: Annotated[str, Meta(min_length=1, max_length=64)]


class PuzzleToday(ToClient, frozen=True, kw_only=True):
    """The puzzle of today in one game; `is_ready` is false until it is made."""

    game: str
    is_ready: bool
    difficulty: Difficulty | None
    tried: int
    is_right: bool | None
    """Whether the caller's answer is right; None before it."""


class PuzzlesToday(ToClient, frozen=True, kw_only=True):
    date: str
    games: tuple[PuzzleToday, ...]
    streak: PuzzleStreak


class ArchiveQuery(FromClient, frozen=True, kw_only=True):
    before: Day | None = None
    """`next` of the previous page."""
    limit: Annotated[int, Meta(ge=1, le=60)] = 28


class ArchivedPuzzle(ToClient, frozen=True, kw_only=True):
    """A puzzle in the archive; the share of right answers is None before the caller's answer."""

    date: str
    difficulty: Difficulty
    tried: int
    right: int | None
    is_right: bool | None


class PuzzleArchive(ToClient, frozen=True, kw_only=True):
    """Puzzles up to today, the newest first; `next` is None on the last page."""

    game: str
    today: str
    puzzles: tuple[ArchivedPuzzle, ...]
    next: str | None
