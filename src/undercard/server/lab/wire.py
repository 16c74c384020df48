"""Messages of the lab: the possible changes, the request, and the progress line by line."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from undercard.server.http.wire import FromClient, ToClient
from undercard.server.tables.wire import OptionInfo

MOST_CHANGES = 64


class LabBench(ToClient, frozen=True, kw_only=True):
    """The possible changes: the original box and the rulings."""

    game: str
    box: object
    options: tuple[OptionInfo, ...]


class LabQuestion(FromClient, frozen=True, kw_only=True):
    """Options by name and values of the box by path, as in `undercard lab whatif --set`."""

    game: Annotated[str, Meta(max_length=64)]
    set: Annotated[dict[str, object], Meta(max_length=MOST_CHANGES)]


class LabShare(ToClient, frozen=True, kw_only=True):
    """A share of games, or the difference of two, with half its 95% interval."""

    share: float
    margin: float


class LabDifference(ToClient, frozen=True, kw_only=True):
    """The share of wins of a side, before and after the change."""

    kind: Literal["seat", "starter", "group"]
    name: str
    """The name of the group member, such as a Stack, or the seat's number, from 1."""
    before: LabShare
    after: LabShare
    change: LabShare
    is_clear: bool
    """Whether the difference is statistically significant."""


class LabGames(ToClient, frozen=True, kw_only=True):
    """Statistics of the games of one variant."""

    decisions: float
    rounds: float
    luck: float
    """The share of the result that the deal explains."""
    picture: str
    """The win rates of each group member against each other as SVG; empty if there are no
    groups."""


class LabStarted(ToClient, frozen=True, kw_only=True, tag_field="type", tag="started"):
    """The changes are valid, and the games begin."""

    games: int
    """The maximum number of games."""
    seconds: float
    """The time limit in seconds."""


class LabProgress(ToClient, frozen=True, kw_only=True, tag_field="type", tag="progress"):
    games: int
    seconds: float
    is_over: bool
    before: LabGames
    after: LabGames
    differences: tuple[LabDifference, ...]


class LabRefused(ToClient, frozen=True, kw_only=True, tag_field="type", tag="refused"):
    """Sent from a worker to the server, which returns the error."""

    message: str


LabLine: TypeAlias = LabStarted | LabProgress
