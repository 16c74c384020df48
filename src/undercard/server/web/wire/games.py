"""The games, their options and their bots."""

from __future__ import annotations

from undercard.kernel.options import OptionValue
from undercard.server.web.wire.base import Told


class OptionInfo(Told, frozen=True, kw_only=True):
    """`choices` for a list, `span` for a range of numbers, neither for yes or no; `set_by` names a
    yes-or-no option that, when on, decides this one."""

    name: str
    default: OptionValue
    rule: str
    choices: tuple[str, ...]
    span: tuple[int, int] | None
    set_by: str | None


class LevelInfo(Told, frozen=True, kw_only=True):
    """A bot to play against; its name for people is the message `level-<game>-<number>`."""

    level: str
    number: int
    rating: float | None
    margin: float | None


class GameInfo(Told, frozen=True, kw_only=True):
    game: str
    rules: int
    seats: int
    """Under the usual options."""
    per_seat: tuple[str, ...]
    """The fields of its view that have one item for each seat."""
    options: tuple[OptionInfo, ...]
    levels: tuple[LevelInfo, ...]
    bots: tuple[str, ...]
    """The host's own bots, by name; they are not rated."""
    boxes: tuple[str, ...]
    """Packs or scenarios that come with it."""
    box: OptionInfo | None
    """The choice among them; None where the options name the box."""


class GamesReply(Told, frozen=True, kw_only=True):
    games: tuple[GameInfo, ...]
