"""Database queries of places; each function is the work of one transaction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, get_args

from sqlalchemy import Connection, and_, delete, exists, func, insert, or_, select, text

from undercard.server.db.schema import place_marks, places, steps, tables
from undercard.table.header import Visibility
from undercard.table.phase import Phase

_MARK = text(
    "INSERT INTO place_marks (process, at) VALUES (:process, :at)"
    " ON CONFLICT (process) DO UPDATE SET at = excluded.at"
)


class TablePlaces(NamedTuple):
    """A table after a step: the people there, and whether it is their turn."""

    number: int
    state: Phase
    at: float
    turns: Mapping[str, bool]


@dataclass(frozen=True)
class PersonPlace:
    """A person's place at a table; `at` is the start of the current state or turn."""

    table: str
    game: str
    state: Phase
    is_turn: bool
    at: float
    number: int
    """The number of the last step."""


Row = dict[str, str | int | float | bool]


def write_places(db: Connection, noted: Mapping[str, TablePlaces]) -> set[str]:
    """Write places; return the tables that need not be written again.

    Tables are locked, so that of two processes the later step wins; a table that is already locked
    is left for the next time.
    """
    known = set(db.scalars(select(tables.c.id).where(tables.c.id.in_(noted))))
    lock = select(tables.c.id).where(tables.c.id.in_(noted))
    ours = set(db.scalars(lock.with_for_update(skip_locked=True, key_share=True)))
    before = {
        (row.table_id, row.person_id): row
        for row in db.execute(select(places).where(places.c.table_id.in_(ours)))
    }
    newer = {table for (table, _), row in before.items() if row.number > noted[table].number}
    db.execute(delete(places).where(places.c.table_id.in_(ours - newer)))
    rows: list[Row] = []
    for table in ours - newer:
        for person, is_turn in noted[table].turns.items():
            known_row = before.get((table, person))
            same = known_row is not None and (known_row.state, known_row.is_turn) == (
                noted[table].state,
                is_turn,
            )
            at = known_row.at if known_row is not None and same else noted[table].at
            rows.append(_row(table, person, noted[table], is_turn, at))
    if rows:
        db.execute(insert(places), rows)
    return ours | (noted.keys() - known)


def _row(table: str, person: str, noted: TablePlaces, is_turn: bool, at: float) -> Row:
    return {
        "table_id": table,
        "person_id": person,
        "number": noted.number,
        "state": noted.state,
        "is_turn": is_turn,
        "at": at,
    }


def places_of(
    db: Connection, persons: Sequence[str], states: tuple[Phase, ...], since: float | None
) -> list[PersonPlace]:
    recent = and_(places.c.state == "finished", places.c.at > (since or 0.0))
    in_state = places.c.state.in_(states)
    columns = select(
        places.c.table_id,
        tables.c.game,
        places.c.state,
        places.c.is_turn,
        places.c.at,
        places.c.number,
    ).join(tables, tables.c.id == places.c.table_id)
    mine = columns.where(places.c.person_id.in_(persons))
    wanted = mine.where(in_state if since is None else or_(in_state, recent))
    return [PersonPlace(*row) for row in db.execute(wanted.order_by(places.c.at))]


def has_played(db: Connection, person: str) -> bool:
    return db.execute(select(exists().where(places.c.person_id == person))).scalar_one()


def is_turn(db: Connection, table: str, person: str) -> bool:
    mine = and_(places.c.table_id == table, places.c.person_id == person, places.c.is_turn)
    return db.execute(select(exists().where(mine))).scalar_one()


def mark(db: Connection, process: str, at: float) -> None:
    """Note that the places of all earlier steps of the process are written."""
    db.execute(_MARK, {"process": process, "at": at})


def find_marks(db: Connection, process: str, before: float) -> dict[str, float]:
    """Return the marks of other processes that are older than `before`."""
    found = select(place_marks).where(place_marks.c.process != process, place_marks.c.at < before)
    return {row.process: row.at for row in db.execute(found)}


def remove_mark(db: Connection, process: str) -> None:
    db.execute(delete(place_marks).where(place_marks.c.process == process))


def find_stale(db: Connection, since: float) -> list[str]:
    """Return tables that changed since, with steps after their last written places."""
    last = select(func.max(steps.c.number)).where(steps.c.table_id == tables.c.id)
    written = select(func.coalesce(func.max(places.c.number), 0)).where(
        places.c.table_id == tables.c.id
    )
    stale = last.scalar_subquery() > written.scalar_subquery()
    recent = (
        tables.c.state.in_(get_args(Phase)),
        tables.c.visibility.in_(get_args(Visibility)),
        tables.c.updated_at > since,
    )
    return list(db.scalars(select(tables.c.id).where(*recent, stale)))
