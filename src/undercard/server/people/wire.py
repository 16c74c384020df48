"""Messages about people: guests, accounts, settings and mutes."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from undercard.server.http.wire import FromClient, Language, Me, PersonName, Text, ToClient


class NewGuest(FromClient, frozen=True, kw_only=True):
    name: Text


class Credentials(FromClient, frozen=True, kw_only=True):
    name: Text
    password: Text


class MeReply(ToClient, frozen=True, kw_only=True):
    me: Me | None


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


class Farewell(FromClient, frozen=True, kw_only=True):
    """A guest has no password."""

    password: Text | None = None


class Left(ToClient, frozen=True, kw_only=True):
    """The account was deleted; its games stay, without the name."""

    left: bool = True


class MutedReply(ToClient, frozen=True, kw_only=True):
    """The people whose lines the caller does not see."""

    muted: tuple[PersonName, ...]
