"""Deletion of an account: the person's data is removed, and their games with others stay.

The name is removed from the stored tables. Steps are otherwise never rewritten; a name is only
displayed, and no rule, draw or proof depends on it. A process that holds a table in memory shows
the old name until the table leaves the cache.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from sqlalchemy import Connection, delete, select, update

from undercard.server.db.clubs import leave_clubs
from undercard.server.db.people import Identity
from undercard.server.db.schema import (
    access_tokens,
    accounts,
    achievements,
    blocks,
    bot_accounts,
    chat,
    club_bans,
    club_links,
    devices,
    early_exits,
    feeds,
    follows,
    invitations,
    mail_addresses,
    mail_confirmations,
    own_settings,
    passkey_challenges,
    passkeys,
    password_resets,
    people,
    played,
    played_facts,
    players,
    push_subscriptions,
    puzzle_answers,
    ratings,
    recovery_codes,
    roles,
    second_factors,
    sessions,
    steps,
    tables,
    waiting,
)

NOBODY = "—"
"""Replaces a deleted name; the id beside it no longer belongs to an account."""
Json = dict[str, object]
_KEYS = (
    sessions,
    devices,
    recovery_codes,
    password_resets,
    second_factors,
    passkeys,
    passkey_challenges,
    mail_addresses,
    mail_confirmations,
    access_tokens,
    feeds,
    push_subscriptions,
)
"""Tables with credentials and channels of the person or their programs."""
_OWN = (
    *_KEYS,
    own_settings,
    blocks,
    follows,
    ratings,
    played,
    played_facts,
    achievements,
    puzzle_answers,
    waiting,
    early_exits,
    invitations,
    club_bans,
    club_links,
    bot_accounts,
    roles,
    accounts,
)


def delete_person(db: Connection, who: Identity, at: float) -> None:
    """Delete everything about the person except the ids at their seats."""
    _erase_names(db, who.ids)
    leave_clubs(db, who.ids)
    for table in _OWN:
        db.execute(delete(table).where(table.c.person_id.in_(who.ids)))
    for column in (blocks.c.blocked_id, follows.c.followed_id, invitations.c.by_id):
        db.execute(delete(column.table).where(column.in_(who.ids)))
    gone = {"name": NOBODY, "left_at": at, "presence": "nobody", "seen_at": None}
    db.execute(update(people).where(people.c.id.in_(who.ids)).values(gone))
    db.execute(update(chat).where(chat.c.person_id.in_(who.ids)).values(name=NOBODY))


def _erase_names(db: Connection, ids: Sequence[str]) -> None:
    mine = select(players.c.table_id).where(players.c.person_id.in_(ids))
    for table in db.execute(mine.distinct()).scalars().all():
        _erase_at(db, table, ids)


def _erase_at(db: Connection, table: str, ids: Sequence[str]) -> None:
    row = db.execute(select(tables).where(tables.c.id == table)).one()
    header, listing = (msgspec.json.decode(it) for it in (row.header, row.listing))
    for document in (header, listing):
        for person in _people_in(document, ids):
            person["name"] = NOBODY
    columns = {"header": msgspec.json.encode(header), "listing": msgspec.json.encode(listing)}
    db.execute(update(tables).where(tables.c.id == table).values(columns))
    _erase_in_steps(db, table, ids)


def _erase_in_steps(db: Connection, table: str, ids: Sequence[str]) -> None:
    """Erase names from the steps; they occur only before the start."""
    found = select(steps.c.number, steps.c.step).where(steps.c.table_id == table)
    for number, body in db.execute(found.order_by(steps.c.number)).all():
        step = msgspec.json.decode(body)
        if step["step"] == "start":
            return
        people = list(_people_in(step, ids))
        for person in people:
            person["name"] = NOBODY
        if people:
            place = steps.c.table_id == table, steps.c.number == number
            db.execute(update(steps).where(*place).values(step=msgspec.json.encode(step)))


def _people_in(document: object, ids: Sequence[str]) -> Iterator[Json]:
    """Find every person with one of these ids, at any depth."""
    if isinstance(document, dict):
        if document.get("type") == "person" and document.get("id") in ids:
            yield document
        document = list(document.values())
    if isinstance(document, list):
        for part in document:
            yield from _people_in(part, ids)
