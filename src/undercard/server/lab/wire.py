"""Messages of the lab: what a visitor may change, what to study, and how it goes, line by line."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from undercard.server.http.wire import FromClient, ToClient
from undercard.server.tables.wire import OptionInfo

MOST_CHANGES = 64


class LabBench(ToClient, frozen=True, kw_only=True):
    """What there is to change: the box as it is, and the rulings."""

    game: str
    box: object
    options: tuple[OptionInfo, ...]


class LabQuestion(FromClient, frozen=True, kw_only=True):
    """Options by name and values of the box by path, as `undercard lab whatif --set` has them."""

    game: Annotated[str, Meta(max_length=64)]
    set: Annotated[dict[str, object], Meta(max_length=MOST_CHANGES)]


class LabShare(ToClient, frozen=True, kw_only=True):
    """A share of games, or the difference of two, with half its 95% interval."""

    share: float
    margin: float


class LabDifference(ToClient, frozen=True, kw_only=True):
    """How often a side wins, before and after the change."""

    kind: Literal["seat", "starter", "group"]
    name: str
    """Of the member of a group, such as a Stack; the seat's number, from 1."""
    before: LabShare
    after: LabShare
    change: LabShare
    is_clear: bool
    """Whether chance alone can hardly have done it."""


class LabGames(ToClient, frozen=True, kw_only=True):
    """What the games of one side of the question were like."""

    decisions: float
    rounds: float
    luck: float
    """The share of the result that the deal explains."""
    picture: str
    """Each of a group against each as SVG; empty where the game has no groups."""


class LabStarted(ToClient, frozen=True, kw_only=True, tag_field="type", tag="started"):
    """The changes are possible; the games begin."""

    games: int
    """To be played at most."""
    seconds: float
    """After which it ends in any case."""


class LabProgress(ToClient, frozen=True, kw_only=True, tag_field="type", tag="progress"):
    games: int
    seconds: float
    is_over: bool
    before: LabGames
    after: LabGames
    differences: tuple[LabDifference, ...]


class LabRefused(ToClient, frozen=True, kw_only=True, tag_field="type", tag="refused"):
    """From a worker to the server, which refuses in its place."""

    message: str


LabLine: TypeAlias = LabStarted | LabProgress
