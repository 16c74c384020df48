"""Messages over the WebSocket, both ways, tagged by `type`."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from undercard.server.http.wire import (
    FromClient,
    Key,
    Me,
    Refusal,
    SeatNumber,
    StepNumber,
    TableId,
    Text,
    ToClient,
)
from undercard.server.tables.lobby_table import LobbyTable
from undercard.server.tables.wire import ClientStep, TableEntries, TableSnapshot

ChatAudience: TypeAlias = Literal["all", "spectators"]
"""Lines of spectators could be hints, so players see them after the game."""


Emote: TypeAlias = Literal[
    "good_luck", "applause", "well_played", "ouch", "wow", "laugh", "think", "thanks"
]
"""A reaction of a player or a spectator."""


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line with its author; `number` is its position in the chat of its table."""

    number: int
    at: float
    person: str
    name: str
    text: str
    audience: ChatAudience = "all"
    removes: int | None = None
    """The number of a line that a host has removed; this line has no text."""


class _Message(FromClient, frozen=True, kw_only=True, tag_field="type"):
    pass


class Subscribe(_Message, frozen=True, kw_only=True, tag="subscribe"):
    """Answered by a snapshot with the log after `after`.

    If `seat` is not the caller's current perspective, the snapshot has the whole log, because the
    logs of spectators and seats differ.
    """

    table: TableId
    after: StepNumber = 0
    seat: SeatNumber | None = None
    chat_after: StepNumber = 0
    """The last line of its chat that the client has received."""
    is_learning: bool = False
    """Whether the player is in a lesson and returns to the table after it."""


class Unsubscribe(_Message, frozen=True, kw_only=True, tag="unsubscribe"):
    table: TableId


class PostStep(_Message, frozen=True, kw_only=True, tag="step"):
    table: TableId
    key: Key
    step: ClientStep


class Say(_Message, frozen=True, kw_only=True, tag="say"):
    """A line of chat; all subscribers receive it, including its author."""

    table: TableId
    text: Text
    key: Key | None = None
    """The key of this message, returned in an error."""


class SubscribeLobby(_Message, frozen=True, kw_only=True, tag="subscribe_lobby"):
    """The public lobby, or that of a club for its members."""

    club: TableId | None = None


class UnsubscribeLobby(_Message, frozen=True, kw_only=True, tag="unsubscribe_lobby"):
    club: TableId | None = None


class Ping(_Message, frozen=True, kw_only=True, tag="ping"):
    key: Annotated[str, Meta(max_length=64)] | None = None


ClientMessage: TypeAlias = (
    Subscribe | Unsubscribe | PostStep | Say | SubscribeLobby | UnsubscribeLobby | Ping
)


class Hello(ToClient, frozen=True, kw_only=True, tag_field="type", tag="hello"):
    """The first message, with the identity of the client."""

    me: Me | None
    at: float


class Unsubscribed(ToClient, frozen=True, kw_only=True, tag_field="type", tag="unsubscribed"):
    """The subscription to the table has ended; `error` if the client did not request it."""

    table: str
    error: Refusal | None = None


class Acknowledged(ToClient, frozen=True, kw_only=True, tag_field="type", tag="acknowledged"):
    """The step with this key is durable, under this number.

    Sent if no `TableEntries` has acknowledged it.
    """

    key: str
    table: str
    number: int


class LobbyNow(ToClient, frozen=True, kw_only=True, tag_field="type", tag="lobby"):
    """All entries of the lobby; sent when one has changed."""

    tables: tuple[LobbyTable, ...]
    online: int
    """The number of people on the site; 0 for a club."""
    club: str | None = None
    """The club whose lobby it is; None for the public one."""
    version: int = 0
    """Of a club: changes with its board, its members and its settings."""


class LobbyUnsubscribed(
    ToClient, frozen=True, kw_only=True, tag_field="type", tag="lobby_unsubscribed"
):
    """The server refused or ended the subscription to the lobby of a club."""

    club: str
    error: Refusal


class ChatLines(ToClient, frozen=True, kw_only=True, tag_field="type", tag="chat"):
    """Lines of a subscribed table, to be ordered by number.

    After the game its players also receive the lines of spectators.
    """

    table: str
    lines: tuple[ChatLine, ...]


class ShownEmote(ToClient, frozen=True, kw_only=True):
    emote: Emote
    seat: int | None = None
    """The seat of the player who sent it; None for spectators."""
    count: int = 1
    """The number of people who sent it: spectators are counted together."""


class EmotesShown(ToClient, frozen=True, kw_only=True, tag_field="type", tag="emotes"):
    """What was sent at a subscribed table in the last moment. Emotes are not stored."""

    table: str
    emotes: tuple[ShownEmote, ...]


class AwayPlayer(ToClient, frozen=True, kw_only=True):
    """A seat whose player does not view the table; `since` is None if it was not noticed."""

    seat: int
    since: float | None
    counted_from: float | None = None
    """Since when the absence counts, or since the player's turn began if that was later; None if
    it does not."""
    patience: float | None = None
    """The seconds after which another player may claim the game."""


class AudienceNow(ToClient, frozen=True, kw_only=True, tag_field="type", tag="audience"):
    """The spectators of the table, and its absent players; not sent while there are none."""

    table: str
    watching: int
    names: tuple[str, ...] = ()
    """Spectators with a name, at most `NAMED` and only if the table shows names; people who hide
    their presence have none."""
    away: tuple[AwayPlayer, ...] = ()
    learning: tuple[int, ...] = ()
    """The seats of players who are in a lesson and return after it."""


class Pong(ToClient, frozen=True, kw_only=True, tag_field="type", tag="pong"):
    key: str | None
    at: float


class Error(Refusal, frozen=True, kw_only=True, tag_field="type", tag="error"):
    """The message was refused; `key` and `table` are those of the message, if it could be read."""

    key: str | None = None
    table: str | None = None


ServerMessage: TypeAlias = (
    Hello
    | TableSnapshot
    | TableEntries
    | Unsubscribed
    | Acknowledged
    | ChatLines
    | EmotesShown
    | AudienceNow
    | LobbyNow
    | LobbyUnsubscribed
    | Pong
    | Error
)
