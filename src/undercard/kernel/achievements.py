"""Achievements: what a player did in a finished game, as its rules see it.

A plug-in's `achievements` refers to an `AchievementSet`. A game builds the story of each seat from
the moments of its record, and each achievement is a condition on that story. So earlier games
count, too. The messages `<game>-achievement-<name>` and its attribute `.about` are its texts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, cast

from undercard.kernel.game import Game
from undercard.kernel.playback import Moment
from undercard.kernel.plugin import import_entry, plugin_of

Story = TypeVar("Story")


@dataclass(frozen=True)
class Achievement(Generic[Story]):
    """One achievement. Its name is stored, so it never changes its meaning."""

    name: str
    rule: str
    """The rule that it is about."""
    is_earned: Callable[[Story], bool]


@dataclass(frozen=True)
class AchievementSet(Generic[Story]):
    """The achievements of a game, the easiest first."""

    stories: Callable[[Game, Sequence[Moment]], Sequence[Story]]
    """Builds the story of every seat."""
    achievements: tuple[Achievement[Story], ...]


NONE: AchievementSet[None] = AchievementSet(lambda game, _: [None] * game.seats, ())


def achievement_set(game: str) -> AchievementSet[Any]:
    """Return the achievements of a game; an empty set by default."""
    entry = plugin_of(game).achievements
    return cast("AchievementSet[Any]", import_entry(entry)) if entry else NONE


def achievements_of(game: Game, moments: Sequence[Moment]) -> tuple[tuple[str, ...], ...]:
    """Return the names of what each seat achieved; nothing with a custom box, which could make
    anything easy."""
    defined = NONE if _has_custom_box(game) else achievement_set(game.name)
    return tuple(
        tuple(one.name for one in defined.achievements if one.is_earned(story))
        for story in defined.stories(game, moments)
    )


def _has_custom_box(game: Game) -> bool:
    """Whether the pack or scenario is neither built in nor a former version of one that is."""
    if game.box is None or game.boxes is None or isinstance(game.box_document(), str):
        return False
    return game.boxes.former(game.box.digest) is None
