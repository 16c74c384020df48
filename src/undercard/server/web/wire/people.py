"""Guests, accounts, and who one is."""

from __future__ import annotations

from undercard.server.web.wire.base import Asked, Text, Told


class NewGuest(Asked, frozen=True, kw_only=True):
    name: Text


class Credentials(Asked, frozen=True, kw_only=True):
    name: Text
    password: Text


class Me(Told, frozen=True, kw_only=True):
    """Whoever asks, if signed in."""

    id: str
    name: str
    has_account: bool
    also: tuple[str, ...] = ()
    """Guests that the person was; seats under these ids are theirs."""
    is_bot: bool = False
    """A program plays through this account."""


class MeReply(Told, frozen=True, kw_only=True):
    me: Me | None


class PersonName(Told, frozen=True, kw_only=True):
    """Somebody; without a name if they have left the site."""

    id: str
    name: str | None
