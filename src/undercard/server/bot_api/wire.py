"""Messages to and from programs; tables are told as they are to browsers."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from undercard.server.bot_api.tokens import SCOPES, Scope
from undercard.server.web.wire.base import Asked, Refusal, SeatNumber, StepNumber, Told
from undercard.server.web.wire.live import TableEntries, TableSnapshot

# Tokens


class NewToken(Asked, frozen=True, kw_only=True):
    name: Annotated[str, Meta(min_length=1, max_length=64)]
    """For its owner to know it by."""
    scopes: Annotated[tuple[Scope, ...], Meta(min_length=1, max_length=2)] = SCOPES


class TokenInfo(Told, frozen=True, kw_only=True):
    id: str
    name: str
    scopes: tuple[Scope, ...]
    created_at: float


class TokenMade(TokenInfo, frozen=True, kw_only=True):
    """`token` is shown this once."""

    token: str


class TokensReply(Told, frozen=True, kw_only=True):
    tokens: tuple[TokenInfo, ...]


# The account


class BotAccount(Told, frozen=True, kw_only=True):
    id: str
    name: str
    is_bot: bool


# Playing


class BotSit(Asked, frozen=True, kw_only=True):
    seat: SeatNumber | None = None
    """None: the first that is open."""
    word: Annotated[str, Meta(max_length=64)] = ""
    """A word of chance, shown to nobody before the game is over."""


class BotAct(Asked, frozen=True, kw_only=True):
    action: Annotated[str, Meta(max_length=200)]
    answers: StepNumber
    """The number of the last step that the bot has heard of."""
    seat: SeatNumber | None = None
    """Which of several seats of one's own."""


# Streams: one JSON object a line; an empty line says that the stream is alive


class BotHello(Told, frozen=True, kw_only=True, tag_field="type", tag="hello"):
    """The first line; pass `at` as `after` to go on later."""

    me: BotAccount
    at: float


class _BotEvent(Told, frozen=True, kw_only=True, tag_field="type"):
    """Something about a table of the bot's; the table's own stream has all the rest."""

    table: str
    game: str
    at: float


class BotInvited(_BotEvent, frozen=True, kw_only=True, tag="invited"):
    """The bot may sit down there, or decline."""

    by: str
    """The name of whoever invites."""


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


class StreamError(Refusal, frozen=True, kw_only=True, tag_field="type", tag="error"):
    """The last line of a stream that could not go on."""


BotEvent: TypeAlias = BotInvited | BotSeated | BotStarted | BotTurn | BotOver | BotLeft
EventLine: TypeAlias = BotHello | BotEvent | StreamError
TableLine: TypeAlias = TableSnapshot | TableEntries | StreamError


class EventsQuery(Asked, frozen=True, kw_only=True):
    after: float | None = None
    """Games that were over since are told again."""


class StreamQuery(Asked, frozen=True, kw_only=True):
    after: StepNumber = 0
    seat: SeatNumber | None = None
    """The seat from which `after` was counted."""
