"""Messages about followed and blocked people, and presence."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from undercard.server.db.presence import PresenceSetting
from undercard.server.http.wire import FromClient, PersonName, ToClient


class PlayingNow(ToClient, frozen=True, kw_only=True):
    """A public game that a person is playing now."""

    table: str
    game: str


class Friend(ToClient, frozen=True, kw_only=True):
    """A person and, as far as the caller may know, where they are."""

    person: PersonName
    is_bot: bool
    is_here: bool
    playing: PlayingNow | None
    seen_at: float | None
    """When the person was last here; None if unknown or hidden."""


class FriendsReply(ToClient, frozen=True, kw_only=True):
    """Those who are here come first."""

    following: tuple[Friend, ...]


FEWEST_LETTERS = 2
"""The minimum length of a search for a name."""


class NameQuery(FromClient, frozen=True, kw_only=True):
    name: Annotated[str, Meta(min_length=FEWEST_LETTERS, max_length=24)]
    """The beginning of a name."""


class PeopleFound(ToClient, frozen=True, kw_only=True):
    """A few accounts, by name."""

    people: tuple[PersonName, ...]


class Relation(ToClient, frozen=True, kw_only=True):
    """Another person as the caller is connected with them."""

    friend: Friend
    can_be_followed: bool
    """Whether it is an account; guests cannot be followed."""
    follows: bool
    """Whether the caller follows the person."""
    blocks: bool
    """Whether the caller has blocked the person."""


class BlockedReply(ToClient, frozen=True, kw_only=True):
    """The people whom the caller has blocked."""

    blocked: tuple[PersonName, ...]


class PresenceShown(FromClient, frozen=True, kw_only=True):
    """Who may see that the caller is here, what they are playing, and when they were last here."""

    shown_to: PresenceSetting
