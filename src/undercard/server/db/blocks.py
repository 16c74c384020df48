"""Blocks between people, as several features apply them.

A block hides the blocked person's lines of chat and emotes. Everything else it prevents applies to
both: they cannot follow, challenge or be matched with each other, nor see whether the other is
here.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import CompoundSelect, Connection, Select, select, union

from undercard.server.db.schema import aliases, blocks, people


def blocked_by(ids: Sequence[str]) -> CompoundSelect[tuple[str]]:
    """Return a query of the ids that a person has blocked, including guests that a blocked account
    has adopted."""
    blocked = select(blocks.c.blocked_id).where(blocks.c.person_id.in_(ids))
    return blocked.union(_guests_of(blocked))


def apart_from(ids: Sequence[str]) -> CompoundSelect[tuple[str]]:
    """Return a query of the ids of those whom a person has blocked, or who have blocked them."""
    blocked = select(blocks.c.blocked_id).where(blocks.c.person_id.in_(ids))
    blocking = select(blocks.c.person_id).where(blocks.c.blocked_id.in_(ids))
    return union(blocked, blocking, _guests_of(blocked), _guests_of(blocking))


def are_apart(db: Connection, ids: Sequence[str], others: Collection[str]) -> bool:
    """Return whether one of `ids` has blocked one of `others`, or the reverse; a guest that an
    account has adopted is the account."""
    found = select(people.c.id).where(people.c.id.in_(others), people.c.id.in_(apart_from(ids)))
    return db.execute(found).first() is not None


def blocks_against(db: Connection, persons: Collection[str]) -> set[tuple[str, str]]:
    """Return (blocked, blocking) for all who have blocked one of these people, or a guest that one
    of them has adopted."""
    own = select(blocks.c.blocked_id, blocks.c.person_id).where(blocks.c.blocked_id.in_(persons))
    adopted = (
        select(aliases.c.account_id, blocks.c.person_id)
        .join(blocks, blocks.c.blocked_id == aliases.c.person_id)
        .where(aliases.c.account_id.in_(persons))
    )
    return {(blocked, blocking) for blocked, blocking in db.execute(own.union(adopted))}


def _guests_of(found: Select[tuple[str]]) -> Select[tuple[str]]:
    """Return a query of the guests that the found accounts have adopted."""
    return select(aliases.c.person_id).where(aliases.c.account_id.in_(found))
