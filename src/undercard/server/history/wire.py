"""A person's page: ratings, and games past and present."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from undercard.kernel.game import Outcome
from undercard.server.http.wire import FromClient, PersonName, RatingInfo, ToClient
from undercard.table.header import Visibility
from undercard.table.phase import Phase

Verdict: TypeAlias = Literal["won", "lost", "drawn"]


class Player(ToClient, frozen=True, kw_only=True):
    """The player of a seat: a person, a bot, both (the bot has taken over), or nobody yet."""

    seat: int
    person: PersonName | None
    bot: str | None


class GamePlayed(ToClient, frozen=True, kw_only=True):
    """A game in a person's history."""

    table: str
    game: str
    state: Phase
    visibility: Visibility
    is_rated: bool
    at: float
    """The time of the last change, accurate to about a minute; for a finished game, its end."""
    players: tuple[Player, ...]
    seats: tuple[int, ...]
    """The seats of the person whose history it is."""
    result: Outcome | None
    verdict: Verdict | None
    """The result for that person, or None for a running game."""
    rating_change: int | None
    """Points won or lost, if it was rated."""


class HistoryQuery(FromClient, frozen=True, kw_only=True):
    before: Annotated[float, Meta(ge=0, le=1e12)] | None = None
    """`next` of the previous page."""
    limit: Annotated[int, Meta(ge=1, le=100)] = 20


class GamesPlayed(ToClient, frozen=True, kw_only=True):
    """The caller's own games, including hidden ones; `next` is None on the last page."""

    current: tuple[GamePlayed, ...]
    finished: tuple[GamePlayed, ...]
    next: float | None


class PersonPage(ToClient, frozen=True, kw_only=True):
    """The public page of a person, with public games only."""

    person: PersonName
    has_account: bool
    since: float
    ratings: tuple[RatingInfo, ...]
    current: tuple[GamePlayed, ...]
    finished: tuple[GamePlayed, ...]
    next: float | None
