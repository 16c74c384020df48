"""Follows, blocks and the presence of other people."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection

from undercard.server.db.blocks import are_apart
from undercard.server.db.database import Database
from undercard.server.db.people import Identity, Profile, is_bot
from undercard.server.db.presence import PresenceSetting, presence_of, set_presence
from undercard.server.friends import queries
from undercard.server.friends.errors import NoFollowing, TooManyPeople
from undercard.server.friends.queries import Acquaintance
from undercard.server.http.errors import Blocked
from undercard.server.tables.attendance import Attendance
from undercard.server.tables.site_presence import UNKNOWN, Whereabouts

MOST = 500
"""The number of people that a person can follow, and block."""


@dataclass(frozen=True)
class Known:
    """A person and where they are, as far as the viewer may know."""

    person: Acquaintance
    where: Whereabouts
    playing: tuple[str, str] | None
    """A public game that the person is playing now: its table and its name."""


@dataclass(frozen=True)
class Bond:
    """The relation of a person to another."""

    known: Known
    has_account: bool
    follows: bool
    blocks: bool


class Friends:
    """The service. Everything about the presence of others comes from `SitePresence.seen_by`."""

    def __init__(
        self, database: Database, attendance: Attendance, clock: Callable[[], float] = time.time
    ) -> None:
        self._db, self._site, self._clock = database, attendance.site, clock
        self._places = attendance.places

    # Follows

    async def follow(self, who: Identity, wanted: str) -> None:
        """Follow an account; a repeated request has no effect."""
        at = self._clock()

        def add(db: Connection) -> None:
            other = queries.find_other(db, who, wanted)
            if not other.has_account:
                raise NoFollowing("guests cannot be followed")
            if are_apart(db, who.ids, other.ids):
                raise Blocked("one of you has blocked the other")
            if queries.count_follows(db, who.ids) >= MOST:
                raise TooManyPeople(f"a person can follow {MOST} others")
            queries.add_follow(db, who, other.id, at)

        await self._db.write(add)

    async def unfollow(self, who: Identity, wanted: str) -> None:
        def remove(db: Connection) -> None:
            queries.remove_follow(db, who.ids, queries.find_other(db, who, wanted).ids)

        await self._db.write(remove)

    async def following(self, who: Identity) -> list[Known]:
        """Return the followed people: those who are here first, then by the time of their last
        visit."""
        followed = await self._db.read(lambda db: queries.find_followed(db, who.ids))
        known = await self._locate(who, followed)
        return sorted(known, key=_rank)

    async def relation(self, who: Identity, wanted: str) -> Bond:
        def ask(db: Connection) -> tuple[Profile, Acquaintance, bool, bool]:
            other = queries.find_other(db, who, wanted)
            return (
                other,
                Acquaintance(other.id, other.name, is_bot(db, other.id)),
                queries.does_follow(db, who.ids, other.id),
                queries.does_block(db, who.ids, other.ids),
            )

        other, person, follows, blocks = await self._db.read(ask)
        (known,) = await self._locate(who, [person])
        return Bond(known, other.has_account, follows, blocks)

    async def _locate(self, viewer: Identity, persons: Sequence[Acquaintance]) -> list[Known]:
        seen = await self._site.seen_by(viewer, [it.id for it in persons])
        games = await self._games_of(seen)
        return [Known(it, seen.get(it.id, UNKNOWN), games.get(it.id)) for it in persons]

    async def _games_of(self, seen: Mapping[str, Whereabouts]) -> dict[str, tuple[str, str]]:
        viewed = {person: where.tables for person, where in seen.items() if where.tables}
        if not viewed:
            return {}
        await self._places.flush()
        at = set[str]().union(*viewed.values())
        return await self._db.read(lambda db: queries.find_public_games(db, viewed.keys(), at))

    # Names

    async def named(self, who: Identity, start: str) -> list[Acquaintance]:
        """Return a few accounts whose names begin with a text, by name."""
        return await self._db.read(lambda db: queries.find_named(db, who.ids, start))

    # Blocks

    async def block(self, who: Identity, wanted: str) -> None:
        def add(db: Connection) -> None:
            other = queries.find_other(db, who, wanted)
            if len(queries.find_blocked(db, who.ids)) >= MOST:
                raise TooManyPeople(f"a person can block {MOST} others")
            queries.add_block(db, who, other)

        await self._db.write(add)

    async def unblock(self, who: Identity, wanted: str) -> None:
        def remove(db: Connection) -> None:
            other = queries.find_other(db, who, wanted)
            queries.remove_block(db, who, other.ids)

        await self._db.write(remove)

    async def blocked(self, who: Identity) -> list[Acquaintance]:
        return await self._db.read(lambda db: queries.find_blocked(db, who.ids))

    # Presence

    async def presence(self, who: Identity) -> PresenceSetting:
        return await self._db.read(lambda db: presence_of(db, who.id))

    async def set_presence(self, who: Identity, setting: PresenceSetting) -> None:
        await self._db.write(lambda db: set_presence(db, who.id, setting))


def _rank(known: Known) -> tuple[bool, bool, float]:
    """Return the place in the list: playing, here, then last seen; equal ones stay by name."""
    where = known.where
    return known.playing is None, not where.is_here, 0.0 if where.is_here else -(where.seen_at or 0)
