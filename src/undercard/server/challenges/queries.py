"""Database queries of challenges; each function is part of one transaction.

They are the rows of `invitations`, at most one for each table and person.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from undercard.server.challenges.wire import ChallengeState, DeclineReason
from undercard.server.db.people import Identity, find_names
from undercard.server.db.schema import invitations, tables
from undercard.server.tables.lobby_table import Line, read_line

EXPIRES_SECONDS = 86_400.0
"""The time for which a challenge can be accepted."""


@dataclass(frozen=True)
class Stored:
    """A challenge at a table that has not started."""

    table: str
    line: Line
    by: str
    by_name: str | None
    to: str
    to_name: str | None
    at: float
    state: ChallengeState
    reason: DeclineReason

    @property
    def expires_at(self) -> float:
        return self.at + EXPIRES_SECONDS

    @property
    def game(self) -> str:
        return self.line.about.game

    @property
    def is_full(self) -> bool:
        return not any(seat.is_open for seat in self.line.seats)

    @property
    def can_be_accepted(self) -> bool:
        """Whether a seat is open, and the challenger still sits at a table made for it."""
        if self.state != "pending" or self.is_full:
            return False
        return not self.line.about.invited_only or _sits(self.line, self.by)


def put(db: Connection, table: str, person: str, by: Identity, at: float) -> bool:
    """Add a challenge, which replaces an earlier one at the same table; return False if that one
    still waits for an answer."""
    mine = invitations.c.table_id == table, invitations.c.person_id == person
    waits = invitations.c.declined_at.is_(None), invitations.c.at > at - EXPIRES_SECONDS
    is_new = db.execute(select(invitations.c.at).where(*mine, *waits)).first() is None
    db.execute(delete(invitations).where(*mine))
    row = {"table_id": table, "person_id": person, "by_id": by.id, "by_name": by.name, "at": at}
    db.execute(insert(invitations).values(row))
    return is_new


def decline(
    db: Connection, table: str, ids: Sequence[str], reason: DeclineReason, at: float
) -> str | None:
    """Decline a challenge; return the id of the challenger, or None if there is no challenge."""
    mine = (
        invitations.c.table_id == table,
        invitations.c.person_id.in_(ids),
        invitations.c.declined_at.is_(None),
        invitations.c.at > at - EXPIRES_SECONDS,
    )
    by = db.execute(select(invitations.c.by_id).where(*mine)).scalar()
    db.execute(update(invitations).where(*mine).values(declined_at=at, reason=reason))
    return by


def withdraw(db: Connection, table: str, ids: Sequence[str]) -> list[str]:
    """Remove a person's challenges at a table; return the challenged people."""
    mine = invitations.c.table_id == table, invitations.c.by_id.in_(ids)
    people = list(db.scalars(select(invitations.c.person_id).where(*mine)))
    db.execute(delete(invitations).where(*mine))
    return people


def find_to(db: Connection, ids: Sequence[str], at: float) -> list[Stored]:
    """Return the challenges that a person can accept."""
    found = _find(db, invitations.c.person_id.in_(ids), at)
    return [it for it in found if it.can_be_accepted]


def find_by(db: Connection, ids: Sequence[str], at: float) -> list[Stored]:
    """Return a person's challenges of others, also those that are answered or have expired."""
    return _find(db, invitations.c.by_id.in_(ids), at)


def find_challenger(db: Connection, table: str, person: str) -> str | None:
    mine = invitations.c.table_id == table, invitations.c.person_id == person
    return db.execute(select(invitations.c.by_id).where(*mine)).scalar()


def _find(db: Connection, which: ColumnElement[bool], at: float) -> list[Stored]:
    columns = select(invitations, tables.c.listing).join(
        tables, tables.c.id == invitations.c.table_id
    )
    wanted = columns.where(which, tables.c.state == "open").order_by(invitations.c.at)
    rows = db.execute(wanted).all()
    names = find_names(db, {it for row in rows for it in (row.by_id, row.person_id)})
    found = []
    for row in rows:
        line = read_line(row.listing)
        state = _state(line, row.person_id, row.declined_at, row.at, at)
        by, to = row.by_id, row.person_id
        stored = Stored(
            row.table_id, line, by, names.get(by), to, names.get(to), row.at, state, row.reason
        )
        found.append(stored)
    return found


def _state(
    line: Line, person: str, declined_at: float | None, made_at: float, at: float
) -> ChallengeState:
    if _sits(line, person):
        return "accepted"
    if declined_at is not None:
        return "declined"
    return "pending" if made_at > at - EXPIRES_SECONDS else "expired"


def _sits(line: Line, person: str) -> bool:
    return any(seat.person is not None and seat.person.id == person for seat in line.seats)
