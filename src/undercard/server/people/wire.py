"""Messages about people: guests, accounts, sessions, recovery and settings."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from undercard.server.http.wire import FromClient, Language, Me, Text, ToClient

Base64: TypeAlias = Annotated[str, Meta(max_length=20_000, pattern=r"^[A-Za-z0-9_-]+$")]
"""Bytes in base64url."""
PasskeyId: TypeAlias = Annotated[str, Meta(max_length=1400, pattern=r"^[A-Za-z0-9_-]+$")]


class PasskeyAnswer(FromClient, frozen=True, kw_only=True):
    """The result of `navigator.credentials.get()`."""

    id: PasskeyId
    client_data: Base64
    authenticator_data: Base64
    signature: Base64


Second: TypeAlias = Text | PasskeyAnswer
"""A second factor: a code of the authenticator app, a recovery code, or a passkey."""


class NewGuest(FromClient, frozen=True, kw_only=True):
    name: Text


class Credentials(FromClient, frozen=True, kw_only=True):
    name: Text
    password: Text


class NewAccount(Credentials, frozen=True, kw_only=True):
    invitation: Text | None = None
    """The token of a link, if the site is open to invited people only."""


class SignIn(Credentials, frozen=True, kw_only=True):
    second: Second | None = None
    """The second factor, if the account has one."""


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
    emotes: Literal["everyone", "players", "nobody"] = "everyone"
    """Whose emotes are shown."""
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
    removes_passkeys: bool = False
    renews_codes: bool = False
    """Whether the recovery codes are replaced; their new ones are in the reply."""
    second: Second | None = None
    """The second factor, if the account has one and `renews_codes`: a code replaces it."""


class PasswordChanged(MeReply, frozen=True, kw_only=True):
    """The codes are shown only once; none if the old ones stay."""

    recovery_codes: tuple[str, ...]


class Recovery(FromClient, frozen=True, kw_only=True):
    """A recovery code instead of the password; all access to the account ends."""

    name: Text
    code: Text
    new: Text
    second: Second | None = None
    """The second factor, if the account has one; another recovery code is valid too."""


class PasswordReset(FromClient, frozen=True, kw_only=True):
    """The token of the host's link, or of one in an e-mail; all access to the account ends."""

    token: Text
    new: Text
    second: Second | None = None
    """The second factor, if the account has one and the link came by e-mail."""


class OwnPassword(FromClient, frozen=True, kw_only=True):
    """The caller's password, as a confirmation."""

    password: Text


class NewRecoveryCodes(OwnPassword, frozen=True, kw_only=True):
    """Each code replaces a second factor, so new ones need it."""

    second: Second | None = None
    """The second factor, if the account has one."""


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


class PasskeyInfo(ToClient, frozen=True, kw_only=True):
    id: str
    name: str
    site: str
    """The host name on which it is valid."""
    since: float
    used_at: float | None
    """The time of the last sign-in with it."""


class MailInfo(ToClient, frozen=True, kw_only=True):
    """The e-mail address of the account."""

    address: str | None
    pending: str | None
    """An address that waits for its confirmation."""
    wants_notices: bool


class SecurityReply(ToClient, frozen=True, kw_only=True):
    """What has access to the caller's account, besides access tokens."""

    sessions: tuple[SessionInfo, ...]
    recovery_codes: int
    """The number of unused codes."""
    has_second_factor: bool
    needs_passkey: bool
    """Whether the second factor is a passkey, without an authenticator app."""
    passkeys: tuple[PasskeyInfo, ...]
    mail: MailInfo | None
    """None if the host has not configured e-mail."""
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
    second: Second


class PasskeyChallenge(ToClient, frozen=True, kw_only=True):
    """What `navigator.credentials.get()` needs; the browser lists the passkeys itself."""

    challenge: str
    site: str
    """The host name for which the passkeys are valid (the RP id)."""


class PasskeyStart(FromClient, frozen=True, kw_only=True):
    password: Text
    second: Second | None = None


class PasskeyCreation(PasskeyChallenge, frozen=True, kw_only=True):
    """What `navigator.credentials.create()` needs."""

    person: str
    name: str
    algorithms: tuple[int, ...]
    known: tuple[str, ...]
    """The passkeys that the account has already."""


class NewPasskey(FromClient, frozen=True, kw_only=True):
    """The result of `navigator.credentials.create()`, and a name for the list."""

    name: Text
    id: PasskeyId
    client_data: Base64
    attestation: Base64


class PasskeyName(FromClient, frozen=True, kw_only=True):
    name: Text


class SignInOptions(ToClient, frozen=True, kw_only=True):
    has_mail: bool
    """Whether a link to set a new password can be sent by e-mail."""


class MailReset(FromClient, frozen=True, kw_only=True):
    address: Text


class NewMailAddress(FromClient, frozen=True, kw_only=True):
    address: Text
    password: Text
    language: Language = "en"
    """The language of the messages."""


class MailConfirmation(FromClient, frozen=True, kw_only=True):
    token: Text


class MailNotices(FromClient, frozen=True, kw_only=True):
    wants: bool
    language: Language = "en"


class Farewell(FromClient, frozen=True, kw_only=True):
    """A guest has no password."""

    password: Text | None = None


class Left(ToClient, frozen=True, kw_only=True):
    """The account was deleted; its games stay, without the name."""

    left: bool = True
