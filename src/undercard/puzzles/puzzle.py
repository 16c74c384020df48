"""A puzzle: a position as one seat sees it, and the value of each action."""

from __future__ import annotations

import hashlib
from datetime import date
from typing import Any

import msgspec

from undercard.kernel.game import Game
from undercard.kernel.odds import Odds

GENERATOR = 2
"""Increases when the same date would give another puzzle."""


class Choice(msgspec.Struct, frozen=True):
    """An action and how often it wins, in shares of 1."""

    action: str
    chance: float
    error: float
    """The standard error of the chance."""
    soon: float
    """The part of the chance that is won soon; see `Solution.soon`."""
    endings: dict[str, float]
    """How the won games ended, in shares of them."""
    points: tuple[float, float]
    """The mean points of the seat, and of its best opponent."""


class Found(msgspec.Struct, frozen=True):
    """How often a level of the bots finds the best action."""

    level: int
    share: float


def ease_of(found: tuple[Found, ...]) -> float:
    """Return the share of the levels that find the best action."""
    return sum(it.share for it in found) / len(found)


class Solution(msgspec.Struct, frozen=True):
    """What nobody sees before answering."""

    choices: tuple[Choice, ...]
    """All legal actions, the best first."""
    lead: float
    """How much more often the best action wins than the second."""
    lead_error: float
    samples: int
    soon: str
    """What is won soon: within the `round`, or before the next choice (`turn`)."""
    found: tuple[Found, ...]

    @property
    def best(self) -> str:
        return self.choices[0].action

    @property
    def ease(self) -> float:
        """The share of the levels that find the best action."""
        return ease_of(self.found)


class PuzzlePosition(msgspec.Struct, frozen=True):
    """What the seat to act sees and may do: the content of a table, without hidden information."""

    seat: int
    seats: int
    view: dict[str, Any]
    ways: dict[str, str]
    odds: dict[str, Odds]
    why: dict[str, str]
    """The rule against each action that a player may try."""


class Puzzle(msgspec.Struct, frozen=True):
    """The puzzle of one game on one date."""

    game: str
    date: str
    rules_version: int
    generator: int
    position: PuzzlePosition
    solution: Solution


def seed_of(game: type[Game] | Game, day: date) -> int:
    """Return the seed of a date: the same on every machine with the same rules."""
    text = f"{game.name}:{game.rules_version}:{GENERATOR}:{day.isoformat()}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
