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
    """Who has or had a seat: a person, a bot, both (the bot plays on), or nobody yet."""

    seat: int
    person: PersonName | None
    bot: str | None


class GamePlayed(ToClient, frozen=True, kw_only=True):
    """A game as a line of a person's history."""

    table: str
    game: str
    state: Phase
    visibility: Visibility
    is_rated: bool
    at: float
    """When it last changed, to about a minute; of a finished one, when it ended."""
    players: tuple[Player, ...]
    seats: tuple[int, ...]
    """Those of the person whose history it is."""
    result: Outcome | None
    verdict: Verdict | None
    """For that person; None while it is played."""
    rating_change: int | None
    """Points won or lost, if it was rated."""


class HistoryQuery(FromClient, frozen=True, kw_only=True):
    before: Annotated[float, Meta(ge=0, le=1e12)] | None = None
    """`next` of the page before."""
    limit: Annotated[int, Meta(ge=1, le=100)] = 20


class GamesPlayed(ToClient, frozen=True, kw_only=True):
    """One's own games, hidden ones too; `next` is None on the last page."""

    current: tuple[GamePlayed, ...]
    finished: tuple[GamePlayed, ...]
    next: float | None


class PersonPage(ToClient, frozen=True, kw_only=True):
    """What anybody may know: public games only."""

    person: PersonName
    has_account: bool
    since: float
    ratings: tuple[RatingInfo, ...]
    current: tuple[GamePlayed, ...]
    finished: tuple[GamePlayed, ...]
    next: float | None
