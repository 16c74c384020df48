"""Taking a name out of the games that stay.

Steps are otherwise never rewritten. A name is only shown: no rule, no draw and no proof depends on
it. A process that holds the table in memory shows the old one until it puts the table away.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from sqlalchemy import Connection, select, update

from undercard.server.store.schema import players, steps, tables

NOBODY = "—"
"""Where a name must stand; whose it was is known by the id, which leads to nobody."""
Json = dict[str, object]


def erase_names(db: Connection, ids: Sequence[str]) -> None:
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
    """Names are in the steps before the start only."""
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
    """Every person of these ids, however deep."""
    if isinstance(document, dict):
        if document.get("type") == "person" and document.get("id") in ids:
            yield document
        document = list(document.values())
    if isinstance(document, list):
        for part in document:
            yield from _people_in(part, ids)
