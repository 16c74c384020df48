"""Messages about what waits for a person."""

from __future__ import annotations

import hashlib
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from undercard.server.http.wire import FromClient, Language, ToClient

NoticeKind: TypeAlias = Literal["turn", "invited"]


class Notice(ToClient, frozen=True, kw_only=True):
    """Something that waits for the person who asks."""

    kind: NoticeKind
    table: str
    game: str
    url: str
    """The table's page, without the origin."""
    at: float
    """Since when it waits."""
    by: str | None = None
    """Of an invitation: the name of the person who invited."""


class NoticesReply(ToClient, frozen=True, kw_only=True):
    notices: tuple[Notice, ...]


class Pushed(ToClient, frozen=True, kw_only=True):
    """What a service worker gets; nothing in it is secret, and nothing is of the game's state."""

    kind: NoticeKind
    table: str
    game: str
    url: str

    @property
    def topic(self) -> str:
        """At most 32 characters of base64url; the table's id may be longer."""
        return hashlib.sha256(self.table.encode()).hexdigest()[:32]


class PushKey(ToClient, frozen=True, kw_only=True):
    """The browser's `applicationServerKey`."""

    key: str


class PushKeys(FromClient, frozen=True, kw_only=True):
    p256dh: Annotated[str, Meta(min_length=1, max_length=120)]
    auth: Annotated[str, Meta(min_length=1, max_length=60)]


class NewPush(FromClient, frozen=True, kw_only=True):
    """As `PushSubscription.toJSON()` gives it."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=2000)]
    keys: PushKeys
    expirationTime: float | None = None  # noqa: N815


class EndPush(FromClient, frozen=True, kw_only=True):
    endpoint: Annotated[str, Meta(min_length=1, max_length=2000)]


class FeedMade(ToClient, frozen=True, kw_only=True):
    """A private address, shown this once; it replaces an earlier one."""

    url: str


class FeedQuery(FromClient, frozen=True, kw_only=True):
    lang: Language = "en"


class NewInvitation(FromClient, frozen=True, kw_only=True):
    """By the name of an account."""

    name: Annotated[str, Meta(min_length=1, max_length=64)]
