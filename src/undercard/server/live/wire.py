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


class Follow(_Message, frozen=True, kw_only=True, tag="follow"):
    """Answered by a snapshot with the log after `after`.

    If `seat` is not the caller's current perspective, the snapshot has the whole log, because the
    logs of spectators and seats differ.
    """

    table: TableId
    after: StepNumber = 0
    seat: SeatNumber | None = None
    chat_after: StepNumber = 0
    """The last line of its chat that the client has received."""


class Unfollow(_Message, frozen=True, kw_only=True, tag="unfollow"):
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


class FollowLobby(_Message, frozen=True, kw_only=True, tag="follow_lobby"):
    pass


class UnfollowLobby(_Message, frozen=True, kw_only=True, tag="unfollow_lobby"):
    pass


class Ping(_Message, frozen=True, kw_only=True, tag="ping"):
    key: Annotated[str, Meta(max_length=64)] | None = None


ClientMessage: TypeAlias = Follow | Unfollow | PostStep | Say | FollowLobby | UnfollowLobby | Ping


class Hello(ToClient, frozen=True, kw_only=True, tag_field="type", tag="hello"):
    """The first message, with the identity of the client."""

    me: Me | None
    at: float


class Unfollowed(ToClient, frozen=True, kw_only=True, tag_field="type", tag="unfollowed"):
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


class ChatLines(ToClient, frozen=True, kw_only=True, tag_field="type", tag="chat"):
    """Lines of a subscribed table, to be ordered by number.

    After the game its players also receive the lines of spectators.
    """

    table: str
    lines: tuple[ChatLine, ...]


class AwayPlayer(ToClient, frozen=True, kw_only=True):
    """A seat whose player does not view the table; `since` is None if it was not noticed."""

    seat: int
    since: float | None


class AudienceNow(ToClient, frozen=True, kw_only=True, tag_field="type", tag="audience"):
    """The number of spectators of the table, and its absent players; not sent while there are
    none."""

    table: str
    watching: int
    away: tuple[AwayPlayer, ...] = ()


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
    | Unfollowed
    | Acknowledged
    | ChatLines
    | AudienceNow
    | LobbyNow
    | Pong
    | Error
)
