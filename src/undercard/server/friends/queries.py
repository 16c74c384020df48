"""Database queries of followed and blocked people; each function is part of one transaction."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, delete, exists, func, or_, select, text

from undercard.server.db.blocks import apart_from
from undercard.server.db.people import Identity, Profile, account_key, find_profile
from undercard.server.db.schema import (
    accounts,
    bans,
    blocks,
    bot_accounts,
    follows,
    invitations,
    people,
    places,
    tables,
)
from undercard.server.friends.wire import FEWEST_LETTERS
from undercard.server.http.errors import UnknownPerson

NAMED = 8
"""The maximum number of accounts that are offered for the beginning of a name."""
_FOLLOW = text(
    "INSERT INTO follows (person_id, followed_id, at) VALUES (:person, :other, :at)"
    " ON CONFLICT DO NOTHING"
)
_BLOCK = text(
    "INSERT INTO blocks (person_id, blocked_id) VALUES (:person, :other) ON CONFLICT DO NOTHING"
)


@dataclass(frozen=True)
class Acquaintance:
    """A person in a list of another."""

    id: str
    name: str | None
    is_bot: bool = False


def find_other(db: Connection, who: Identity, wanted: str) -> Profile:
    """Return another person, by id or by the name of an account."""
    found = find_profile(db, wanted)
    if found is None or found.id in who.ids or found.name is None:
        raise UnknownPerson("there is nobody else of that name or id")
    return found


# Follows


def add_follow(db: Connection, who: Identity, other: str, at: float) -> None:
    db.execute(_FOLLOW, {"person": who.id, "other": other, "at": at})


def remove_follow(db: Connection, ids: Sequence[str], others: Sequence[str]) -> None:
    pair = follows.c.person_id.in_(ids), follows.c.followed_id.in_(others)
    db.execute(delete(follows).where(*pair))


def count_follows(db: Connection, ids: Sequence[str]) -> int:
    mine = select(func.count()).select_from(follows).where(follows.c.person_id.in_(ids))
    return db.execute(mine).scalar_one()


def does_follow(db: Connection, ids: Sequence[str], other: str) -> bool:
    pair = follows.c.person_id.in_(ids), follows.c.followed_id == other
    return db.execute(select(exists().where(*pair))).scalar_one()


def find_followed(db: Connection, ids: Sequence[str]) -> list[Acquaintance]:
    """Return the followed accounts by name; a deleted account is followed no longer."""
    found = (
        select(people.c.id, people.c.name, bot_accounts.c.since)
        .join(follows, follows.c.followed_id == people.c.id)
        .join(accounts, accounts.c.person_id == people.c.id)
        .outerjoin(bot_accounts, bot_accounts.c.person_id == people.c.id)
        .where(follows.c.person_id.in_(ids))
        .order_by(accounts.c.key)
    )
    return [Acquaintance(row.id, row.name, row.since is not None) for row in db.execute(found)]


def find_named(db: Connection, ids: Sequence[str], start: str) -> list[Acquaintance]:
    """Return a few accounts whose names begin with a text, except hidden, banned and blocked ones.

    Spaces do not count as letters: a search must not list all accounts.
    """
    key = account_key(" ".join(start.split()))
    if len(key) < FEWEST_LETTERS:
        return []
    found = (
        select(people.c.id, people.c.name)
        .join(accounts, accounts.c.person_id == people.c.id)
        .where(
            accounts.c.key.startswith(key, autoescape=True),
            people.c.presence != "nobody",
            people.c.id.not_in(ids),
            people.c.id.not_in(apart_from(ids)),
            people.c.id.not_in(select(bans.c.person_id)),
        )
        .order_by(accounts.c.key)
        .limit(NAMED)
    )
    return [Acquaintance(row.id, row.name) for row in db.execute(found)]


# Blocks


def add_block(db: Connection, who: Identity, other: Profile) -> None:
    """Block a person; follows and challenges between the two end."""
    db.execute(_BLOCK, {"person": who.id, "other": other.id})
    remove_follow(db, who.ids, other.ids)
    remove_follow(db, other.ids, who.ids)
    by, to = invitations.c.by_id, invitations.c.person_id
    either = or_(
        by.in_(who.ids) & to.in_(other.ids),
        by.in_(other.ids) & to.in_(who.ids),
    )
    db.execute(delete(invitations).where(either))


def remove_block(db: Connection, who: Identity, others: Sequence[str]) -> None:
    pair = blocks.c.person_id.in_(who.ids), blocks.c.blocked_id.in_(others)
    db.execute(delete(blocks).where(*pair))


def find_blocked(db: Connection, ids: Sequence[str]) -> list[Acquaintance]:
    joined = blocks.join(people, people.c.id == blocks.c.blocked_id)
    found = select(people.c.id, people.c.name, people.c.left_at).select_from(joined)
    rows = db.execute(found.where(blocks.c.person_id.in_(ids)).order_by(people.c.name))
    return [Acquaintance(row.id, None if row.left_at is not None else row.name) for row in rows]


def does_block(db: Connection, ids: Sequence[str], others: Sequence[str]) -> bool:
    pair = blocks.c.person_id.in_(ids), blocks.c.blocked_id.in_(others)
    return db.execute(select(exists().where(*pair))).scalar_one()


# Games


def find_public_games(
    db: Connection, persons: Collection[str], viewed: Iterable[str]
) -> dict[str, tuple[str, str]]:
    """Return a running public game of each person among the tables that they view: its table and
    its name."""
    found = (
        select(places.c.person_id, tables.c.id, tables.c.game)
        .join(tables, tables.c.id == places.c.table_id)
        .where(
            places.c.person_id.in_(persons),
            places.c.table_id.in_(set(viewed)),
            tables.c.state == "running",
            tables.c.visibility == "public",
        )
        .order_by(places.c.at)
    )
    return {person: (table, game) for person, table, game in db.execute(found)}
