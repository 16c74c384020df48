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
    """Kept as they are given; all have a default, and the browser may know better."""

    language: Language | None = None
    """None: as the browser says."""
    theme: Literal["auto", "dark", "light"] = "auto"
    volume: Annotated[int, Meta(ge=0, le=100)] = 60
    is_silent: bool = False
    motion: Literal["auto", "full", "reduced"] = "auto"
    speed: Literal["slow", "normal", "fast", "instant"] = "normal"
    """Of what moves."""
    text_view: bool = False
    card_tracker: bool = False
    notifies: bool = False
    """Whether the browser shows "your turn" as a notification."""
    confirms: bool = False
    """Whether an action asks before it is sent."""
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
    """The account is no more; games stay, without the name."""

    left: bool = True


class MutedReply(ToClient, frozen=True, kw_only=True):
    """Whose lines the caller does not see."""

    muted: tuple[PersonName, ...]
