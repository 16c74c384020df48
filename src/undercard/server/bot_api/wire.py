"""Messages of the bot API; tables are sent as to browsers."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from undercard.server.bot_api.tokens import SCOPES
from undercard.server.http.session import Scope
from undercard.server.http.wire import FromClient, SeatNumber, StepNumber, StreamError, ToClient
from undercard.server.tables.wire import TableEntries, TableSnapshot

# Tokens


class NewToken(FromClient, frozen=True, kw_only=True):
    name: Annotated[str, Meta(min_length=1, max_length=64)]
    """A label for the owner."""
    scopes: Annotated[tuple[Scope, ...], Meta(min_length=1, max_length=2)] = SCOPES


class TokenInfo(ToClient, frozen=True, kw_only=True):
    id: str
    name: str
    scopes: tuple[Scope, ...]
    created_at: float


class TokenMade(TokenInfo, frozen=True, kw_only=True):
    """A new token; `token` is shown only once."""

    token: str


class TokensReply(ToClient, frozen=True, kw_only=True):
    tokens: tuple[TokenInfo, ...]


# The account


class BotAccount(ToClient, frozen=True, kw_only=True):
    id: str
    name: str
    is_bot: bool


# Playing


class BotSit(FromClient, frozen=True, kw_only=True):
    seat: SeatNumber | None = None
    """None: the first open seat."""
    contributes: bool = False
    """Whether a contribution to the chance follows, for which the game then waits."""


class BotAct(FromClient, frozen=True, kw_only=True):
    action: Annotated[str, Meta(max_length=200)]
    answers: StepNumber
    """The number of the last step that the bot has received."""
    seat: SeatNumber | None = None
    """Selects one of several own seats."""


# Streams: one JSON object per line; an empty line is a keep-alive


class BotHello(ToClient, frozen=True, kw_only=True, tag_field="type", tag="hello"):
    """The first line; pass `at` as `after` to resume later."""

    me: BotAccount
    at: float


class _BotEvent(ToClient, frozen=True, kw_only=True, tag_field="type"):
    """An event at one of the bot's tables; the stream of the table has the details."""

    table: str
    game: str
    at: float


class BotInvited(_BotEvent, frozen=True, kw_only=True, tag="invited"):
    """The bot may take a seat or decline."""

    by: str
    """The name of the inviting person."""


class BotSeated(_BotEvent, frozen=True, kw_only=True, tag="seated"):
    """The bot has a seat at a table that waits for other players."""


class BotStarted(_BotEvent, frozen=True, kw_only=True, tag="started"):
    """A game of the bot has started; open its stream."""


class BotTurn(_BotEvent, frozen=True, kw_only=True, tag="turn"):
    """The bot is to act."""

    number: int
    """The number of the step to answer."""


class BotOver(_BotEvent, frozen=True, kw_only=True, tag="over"):
    """A game of the bot has ended."""


class BotLeft(_BotEvent, frozen=True, kw_only=True, tag="left"):
    """The bot has lost its seat, or the table was deleted."""


BotEvent: TypeAlias = BotInvited | BotSeated | BotStarted | BotTurn | BotOver | BotLeft
EventLine: TypeAlias = BotHello | BotEvent | StreamError
TableStreamLine: TypeAlias = TableSnapshot | TableEntries | StreamError


class EventsQuery(FromClient, frozen=True, kw_only=True):
    after: float | None = None
    """Games that ended after this time are sent again."""


class StreamQuery(FromClient, frozen=True, kw_only=True):
    after: StepNumber = 0
    seat: SeatNumber | None = None
    """The seat whose log `after` refers to."""
