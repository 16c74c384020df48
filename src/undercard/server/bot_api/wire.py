"""Messages to and from programs; tables are sent as to browsers."""

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
    """For its owner to know it by."""
    scopes: Annotated[tuple[Scope, ...], Meta(min_length=1, max_length=2)] = SCOPES


class TokenInfo(ToClient, frozen=True, kw_only=True):
    id: str
    name: str
    scopes: tuple[Scope, ...]
    created_at: float


class TokenMade(TokenInfo, frozen=True, kw_only=True):
    """`token` is shown this once."""

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
    """None: the first that is open."""
    word: Annotated[str, Meta(max_length=64)] = ""
    """A word of chance, shown to nobody before the game is over."""


class BotAct(FromClient, frozen=True, kw_only=True):
    action: Annotated[str, Meta(max_length=200)]
    answers: StepNumber
    """The number of the last step that the bot has received."""
    seat: SeatNumber | None = None
    """Which of several seats of one's own."""


# Streams: one JSON object a line; an empty line says that the stream is alive


class BotHello(ToClient, frozen=True, kw_only=True, tag_field="type", tag="hello"):
    """The first line; pass `at` as `after` to go on later."""

    me: BotAccount
    at: float


class _BotEvent(ToClient, frozen=True, kw_only=True, tag_field="type"):
    """Something about a table of the bot's; the table's own stream has all the rest."""

    table: str
    game: str
    at: float


class BotInvited(_BotEvent, frozen=True, kw_only=True, tag="invited"):
    """The bot may sit down there, or decline."""

    by: str
    """The name of the person who invites."""


class BotSeated(_BotEvent, frozen=True, kw_only=True, tag="seated"):
    """The bot sits at a table that waits for others."""


class BotStarted(_BotEvent, frozen=True, kw_only=True, tag="started"):
    """A game of the bot's is on: its stream has it."""


class BotTurn(_BotEvent, frozen=True, kw_only=True, tag="turn"):
    """The bot is to act."""

    number: int
    """The step to answer."""


class BotOver(_BotEvent, frozen=True, kw_only=True, tag="over"):
    """A game of the bot's has ended."""


class BotLeft(_BotEvent, frozen=True, kw_only=True, tag="left"):
    """The bot sits there no more, or there is no such table any more."""


BotEvent: TypeAlias = BotInvited | BotSeated | BotStarted | BotTurn | BotOver | BotLeft
EventLine: TypeAlias = BotHello | BotEvent | StreamError
TableStreamLine: TypeAlias = TableSnapshot | TableEntries | StreamError


class EventsQuery(FromClient, frozen=True, kw_only=True):
    after: float | None = None
    """Games that ended since are sent again."""


class StreamQuery(FromClient, frozen=True, kw_only=True):
    after: StepNumber = 0
    seat: SeatNumber | None = None
    """The seat from which `after` was counted."""
