"""Messages over the WebSocket, both ways."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from undercard.server.chat.line import ChatLine
from undercard.server.tables.line import LobbyTable
from undercard.server.web.wire.base import (
    Asked,
    Key,
    Refusal,
    SeatNumber,
    StepNumber,
    TableId,
    Text,
    Told,
)
from undercard.server.web.wire.people import Me
from undercard.server.web.wire.steps import ClientStep
from undercard.server.web.wire.tables import Now, TableShown
from undercard.table.door import Entry


class _Message(Asked, frozen=True, kw_only=True, tag_field="type"):
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
    """A line of chat; it comes back to all who follow, whoever said it too."""

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


class Hello(Told, frozen=True, kw_only=True, tag_field="type", tag="hello"):
    """The first message: who the server takes the client for."""

    me: Me | None
    at: float


class TableSnapshot(TableShown, frozen=True, kw_only=True, tag_field="type", tag="snapshot"):
    """Replaces whatever the client knew, but for the log up to `after`."""


class TableEntries(
    Told, frozen=True, kw_only=True, tag_field="type", tag="entries", omit_defaults=True
):
    """What is new since `after`, which is the number last sent."""

    table: str
    after: int
    entries: tuple[Entry, ...]
    now: Now
    acknowledged: str | None = None
    """The key of the client's own step, where that is the last entry: it is durable, and no
    `Acknowledged` follows."""


class Unfollowed(Told, frozen=True, kw_only=True, tag_field="type", tag="unfollowed"):
    """No more will come of this table; `error` if that was not asked for."""

    table: str
    error: Refusal | None = None


class Acknowledged(Told, frozen=True, kw_only=True, tag_field="type", tag="acknowledged"):
    """The step with this key is durable, under this number.

    Sent where no `TableEntries` has said so.
    """

    key: str
    table: str
    number: int


class LobbyNow(Told, frozen=True, kw_only=True, tag_field="type", tag="lobby"):
    """All lines of the lobby; sent when one has changed."""

    tables: tuple[LobbyTable, ...]
    online: int


class ChatHeard(Told, frozen=True, kw_only=True, tag_field="type", tag="chat"):
    """Lines of a followed table; to be put in their place by number.

    When the game is over its players are sent what spectators said meanwhile.
    """

    table: str
    lines: tuple[ChatLine, ...]


class AudienceHeard(Told, frozen=True, kw_only=True, tag_field="type", tag="audience"):
    """How many watch a followed table without a seat; not told while it is nobody."""

    table: str
    watching: int


class Pong(Told, frozen=True, kw_only=True, tag_field="type", tag="pong"):
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
