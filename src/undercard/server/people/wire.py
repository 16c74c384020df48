"""Messages about people: guests, accounts, sessions, recovery, settings and mutes."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from undercard.server.http.wire import FromClient, Language, Me, PersonName, Text, ToClient


class NewGuest(FromClient, frozen=True, kw_only=True):
    name: Text


class Credentials(FromClient, frozen=True, kw_only=True):
    name: Text
    password: Text


class NewAccount(Credentials, frozen=True, kw_only=True):
    invitation: Text | None = None
    """The token of a link, if the site is open to invited people only."""


class SignIn(Credentials, frozen=True, kw_only=True):
    second: Text | None = None
    """The second factor, if the account has one: a code of the authenticator app, or a recovery
    code."""


class MeReply(ToClient, frozen=True, kw_only=True):
    me: Me | None


class AccountMade(MeReply, frozen=True, kw_only=True):
    """A new account; the codes are shown only once."""

    recovery_codes: tuple[str, ...]


class MySettings(FromClient, frozen=True, kw_only=True):
    """Settings, stored as given; all have defaults."""

    language: Language | None = None
    """None: the browser's language."""
    theme: Literal["auto", "dark", "light"] = "auto"
    volume: Annotated[int, Meta(ge=0, le=100)] = 60
    is_silent: bool = False
    motion: Literal["auto", "full", "reduced"] = "auto"
    speed: Literal["slow", "normal", "fast", "instant"] = "normal"
    """The speed of animations."""
    text_view: bool = False
    card_tracker: bool = False
    notifies: bool = False
    """Whether the browser shows "your turn" as a notification."""
    confirms: bool = False
    """Whether an action needs a confirmation."""
    shows_chat: bool = True


class NewName(FromClient, frozen=True, kw_only=True):
    name: Text


class NewPassword(FromClient, frozen=True, kw_only=True):
    """Ends all other sessions."""

    old: Text
    new: Text
    revokes: bool = True
    """Whether access tokens, the feed and push messages end too."""


class Recovery(FromClient, frozen=True, kw_only=True):
    """A recovery code instead of the password; all access to the account ends."""

    name: Text
    code: Text
    new: Text
    second: Text | None = None
    """The second factor, if the account has one; another recovery code is valid too."""


class PasswordReset(FromClient, frozen=True, kw_only=True):
    """The token of the link that the host made; all access to the account ends."""

    token: Text
    new: Text


class OwnPassword(FromClient, frozen=True, kw_only=True):
    """The caller's password, as a confirmation."""

    password: Text


class SessionInfo(ToClient, frozen=True, kw_only=True):
    """A browser that is signed in."""

    id: str
    device: str
    """Browser and system, such as `Firefox, Linux`; empty if unknown."""
    address: str
    """The address at the sign-in."""
    since: float
    seen_at: float
    is_this: bool
    """Whether it is the session of the request."""


class SecurityReply(ToClient, frozen=True, kw_only=True):
    """What has access to the caller's account, besides access tokens."""

    sessions: tuple[SessionInfo, ...]
    recovery_codes: int
    """The number of unused codes."""
    has_second_factor: bool
    has_feed: bool
    push_browsers: int
    """The number of browsers that receive push messages."""


class RecoveryCodes(ToClient, frozen=True, kw_only=True):
    """New codes, shown only once."""

    codes: tuple[str, ...]


class SecondFactorStart(ToClient, frozen=True, kw_only=True):
    """The secret for an authenticator app; it counts after a first code."""

    secret: str
    picture: str
    """A QR code with the link for the app, as a data URL."""


class SecondFactorCode(FromClient, frozen=True, kw_only=True):
    code: Text


class SecondFactorEnd(FromClient, frozen=True, kw_only=True):
    password: Text
    second: Text
    """A code of the app, or a recovery code."""


class Farewell(FromClient, frozen=True, kw_only=True):
    """A guest has no password."""

    password: Text | None = None


class Left(ToClient, frozen=True, kw_only=True):
    """The account was deleted; its games stay, without the name."""

    left: bool = True


class MutedReply(ToClient, frozen=True, kw_only=True):
    """The people whose lines the caller does not see."""

    muted: tuple[PersonName, ...]
