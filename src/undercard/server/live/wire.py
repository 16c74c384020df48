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
"""What spectators say during a game could be a hint: players see it when the game is over."""


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    """What was said, by whom; `number` is its place in the chat of its table."""

    number: int
    at: float
    person: str
    name: str
    text: str
    audience: ChatAudience = "all"


class _Message(FromClient, frozen=True, kw_only=True, tag_field="type"):
    pass


class Follow(_Message, frozen=True, kw_only=True, tag="follow"):
    """Answered by a snapshot with the log after `after`.

    If `seat` is not how the caller sees the table now, the log is the whole log: a spectator's
    and a seat's are different ones.
    """

    table: TableId
    after: StepNumber = 0
    seat: SeatNumber | None = None
    chat_after: StepNumber = 0
    """The last line of its chat that the client has."""


class Unfollow(_Message, frozen=True, kw_only=True, tag="unfollow"):
    table: TableId


class PostStep(_Message, frozen=True, kw_only=True, tag="step"):
    table: TableId
    key: Key
    step: ClientStep


class Say(_Message, frozen=True, kw_only=True, tag="say"):
    """A line of chat; all subscribers receive it, its author too."""

    table: TableId
    text: Text
    key: Key | None = None
    """Of this message, for its refusal."""


class FollowLobby(_Message, frozen=True, kw_only=True, tag="follow_lobby"):
    pass


class UnfollowLobby(_Message, frozen=True, kw_only=True, tag="unfollow_lobby"):
    pass


class Ping(_Message, frozen=True, kw_only=True, tag="ping"):
    key: Annotated[str, Meta(max_length=64)] | None = None


ClientMessage: TypeAlias = Follow | Unfollow | PostStep | Say | FollowLobby | UnfollowLobby | Ping


class Hello(ToClient, frozen=True, kw_only=True, tag_field="type", tag="hello"):
    """The first message: who the server takes the client for."""

    me: Me | None
    at: float


class Unfollowed(ToClient, frozen=True, kw_only=True, tag_field="type", tag="unfollowed"):
    """No more will come of this table; `error` if that was not asked for."""

    table: str
    error: Refusal | None = None


class Acknowledged(ToClient, frozen=True, kw_only=True, tag_field="type", tag="acknowledged"):
    """The step with this key is durable, under this number.

    Sent where no `TableEntries` has said so.
    """

    key: str
    table: str
    number: int


class LobbyNow(ToClient, frozen=True, kw_only=True, tag_field="type", tag="lobby"):
    """All lines of the lobby; sent when one has changed."""

    tables: tuple[LobbyTable, ...]
    online: int


class ChatHeard(ToClient, frozen=True, kw_only=True, tag_field="type", tag="chat"):
    """Lines of a followed table; to be put in their place by number.

    When the game is over its players are sent what spectators said meanwhile.
    """

    table: str
    lines: tuple[ChatLine, ...]


class AudienceHeard(ToClient, frozen=True, kw_only=True, tag_field="type", tag="audience"):
    """How many people watch the table without a seat; not sent while there are none."""

    table: str
    watching: int


class Pong(ToClient, frozen=True, kw_only=True, tag_field="type", tag="pong"):
    key: str | None
    at: float


class Error(Refusal, frozen=True, kw_only=True, tag_field="type", tag="error"):
    """The message was refused; `key` and `table` are its own, where it could be read."""

    key: str | None = None
    table: str | None = None


ServerMessage: TypeAlias = (
    Hello
    | TableSnapshot
    | TableEntries
    | Unfollowed
    | Acknowledged
    | ChatHeard
    | AudienceHeard
    | LobbyNow
    | Pong
    | Error
)
