"""Messages of notices."""

from __future__ import annotations

import hashlib
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from undercard.server.http.wire import FromClient, Language, ToClient

NoticeKind: TypeAlias = Literal["turn", "invited", "accepted", "declined"]
PushKind: TypeAlias = NoticeKind | Literal["time"]
"""`time`: the person has lost a game because their time was up."""


class Notice(ToClient, frozen=True, kw_only=True):
    """A turn of the caller, a challenge, or the answer to one."""

    kind: NoticeKind
    table: str
    game: str
    url: str
    """The path of the table's page, without the origin."""
    at: float
    """The time of the turn or the challenge."""
    by: str | None = None
    """For a challenge, the name of the other person."""


class NoticesReply(ToClient, frozen=True, kw_only=True):
    notices: tuple[Notice, ...]


class Pushed(ToClient, frozen=True, kw_only=True):
    """The payload for a service worker; it contains no secret and no game state."""

    kind: PushKind
    table: str
    game: str
    url: str

    @property
    def topic(self) -> str:
        """The topic, at most 32 characters of base64url; the table's id may be longer."""
        return hashlib.sha256(self.table.encode()).hexdigest()[:32]


class PushKey(ToClient, frozen=True, kw_only=True):
    """The browser's `applicationServerKey`."""

    key: str


class PushKeys(FromClient, frozen=True, kw_only=True):
    p256dh: Annotated[str, Meta(min_length=1, max_length=120)]
    auth: Annotated[str, Meta(min_length=1, max_length=60)]


class NewPush(FromClient, frozen=True, kw_only=True):
    """The format of `PushSubscription.toJSON()`."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=2000)]
    keys: PushKeys
    expirationTime: float | None = None  # noqa: N815


class EndPush(FromClient, frozen=True, kw_only=True):
    endpoint: Annotated[str, Meta(min_length=1, max_length=2000)]


class FeedMade(ToClient, frozen=True, kw_only=True):
    """A private address, shown only once; it replaces an earlier one."""

    url: str


class FeedQuery(FromClient, frozen=True, kw_only=True):
    lang: Language = "en"
