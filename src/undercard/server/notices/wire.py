"""Messages about what waits for a person."""

from __future__ import annotations

import hashlib
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from undercard.server.web.wire.base import Asked, Language, Told

NoticeKind: TypeAlias = Literal["turn", "invited"]


class Notice(Told, frozen=True, kw_only=True):
    """Something that waits for the person who asks."""

    kind: NoticeKind
    table: str
    game: str
    url: str
    """The table's page, without the origin."""
    at: float
    """Since when it waits."""
    by: str | None = None
    """Of an invitation: the name of whoever invited."""


class NoticesReply(Told, frozen=True, kw_only=True):
    notices: tuple[Notice, ...]


class Pushed(Told, frozen=True, kw_only=True):
    """What a service worker gets; nothing in it is secret, and nothing is of the game's state."""

    kind: NoticeKind
    table: str
    game: str
    url: str

    @property
    def topic(self) -> str:
        """At most 32 characters of base64url; the table's id may be longer."""
        return hashlib.sha256(self.table.encode()).hexdigest()[:32]


class PushKey(Told, frozen=True, kw_only=True):
    """The browser's `applicationServerKey`."""

    key: str


class PushKeys(Asked, frozen=True, kw_only=True):
    p256dh: Annotated[str, Meta(min_length=1, max_length=120)]
    auth: Annotated[str, Meta(min_length=1, max_length=60)]


class NewPush(Asked, frozen=True, kw_only=True):
    """As `PushSubscription.toJSON()` gives it."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=2000)]
    keys: PushKeys
    expirationTime: float | None = None  # noqa: N815


class EndPush(Asked, frozen=True, kw_only=True):
    endpoint: Annotated[str, Meta(min_length=1, max_length=2000)]


class Done(Told, frozen=True, kw_only=True):
    """`done` is false where there was nothing to do."""

    done: bool


class FeedMade(Told, frozen=True, kw_only=True):
    """A private address, shown this once; it replaces an earlier one."""

    url: str


class FeedQuery(Asked, frozen=True, kw_only=True):
    lang: Language = "en"


class NewInvitation(Asked, frozen=True, kw_only=True):
    """By the name of an account."""

    name: Annotated[str, Meta(min_length=1, max_length=64)]


def page_of(table: str) -> str:
    """Where the browser shows a table."""
    return f"/table/{table}"
