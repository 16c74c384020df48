"""Lists for the host: tables, people, reports, the audit log. Each is one query."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, func, select

from undercard.server.db.people import account_key
from undercard.server.db.schema import (
    accounts,
    audit,
    bans,
    chat,
    people,
    reports,
    sessions,
    steps,
    tables,
)
from undercard.server.db.store import Listed, Listing
from undercard.server.tables.lobby_table import read_listed
from undercard.table.phase import Phase
from undercard.table.seats import Seat


class TableLine(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    game: str
    state: Phase
    changed_at: float
    """The time of the last change, accurate to about a minute."""
    visibility: str
    seats: list[str]
    """The names at the seats: a bot by its level, an open seat as `-`."""
    steps: int


class PersonLine(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    since: float
    has_account: bool
    sessions: int
    banned_at: float | None
    reason: str | None


class ReportLine(msgspec.Struct, frozen=True, kw_only=True):
    at: float
    table: str
    line: int
    by: str
    """The id of the author of the line."""
    name: str
    text: str
    reason: str
    reporter: str


class AuditLine(msgspec.Struct, frozen=True, kw_only=True):
    at: float
    act: str
    person: str | None
    """The id of the account; None if there is none of the name that was given."""
    name: str | None
    address: str
    device: str


def list_tables(
    db: Connection, states: Sequence[Phase], before: float | None = None, limit: int | None = None
) -> list[TableLine]:
    """Return tables in these states, last changed first; with `before`, only those unchanged
    since."""
    count = select(func.count()).where(steps.c.table_id == tables.c.id).scalar_subquery()
    asked = select(tables, count.label("steps")).where(*wanted(states, before))
    rows = db.execute(asked.order_by(tables.c.updated_at.desc(), tables.c.id).limit(limit))
    return [_table_line(row) for row in rows]


def wanted(states: Sequence[Phase], before: float | None) -> list[ColumnElement[bool]]:
    """Return the conditions on tables."""
    older = [] if before is None else [tables.c.updated_at < before]
    return [tables.c.state.in_(states), *older]


def _table_line(row: Row[Any]) -> TableLine:
    listing = Listing(row.state, row.game, row.updated_at, row.listing)
    line = read_listed(Listed(row.id, listing)).line
    return TableLine(
        id=row.id,
        game=row.game,
        state=row.state,
        changed_at=row.updated_at,
        visibility=line.about.visibility,
        seats=[_name_of(seat) for seat in line.seats],
        steps=row.steps,
    )


def _name_of(seat: Seat) -> str:
    if seat.person is not None:
        return seat.person.name
    return "-" if seat.bot is None else seat.bot.level


def list_people(db: Connection, name: str | None = None) -> list[PersonLine]:
    """Return people with that name, in any spelling, or id; without it, all. The newest come
    first."""
    count = select(func.count()).where(sessions.c.person_id == people.c.id).scalar_subquery()
    joined = people.outerjoin(accounts, accounts.c.person_id == people.c.id).outerjoin(
        bans, bans.c.person_id == people.c.id
    )
    columns = (people, accounts.c.key, bans.c.at, bans.c.reason, count.label("sessions"))
    asked = select(*columns).select_from(joined).order_by(people.c.created_at.desc(), people.c.id)
    lines = [_person_line(row) for row in db.execute(asked)]
    return lines if name is None else [line for line in lines if _is_called(line, name)]


def _is_called(line: PersonLine, name: str) -> bool:
    return line.id == name or account_key(line.name) == account_key(name)


def _person_line(row: Row[Any]) -> PersonLine:
    return PersonLine(
        id=row.id,
        name=row.name,
        since=row.created_at,
        has_account=row.key is not None,
        sessions=row.sessions,
        banned_at=row.at,
        reason=row.reason,
    )


def list_reports(db: Connection, since: float | None = None) -> list[ReportLine]:
    """Return the reported lines of chat, the newest report first."""
    same = (chat.c.table_id == reports.c.table_id) & (chat.c.number == reports.c.number)
    reporter = people.c.name.label("reporter")
    asked = (
        select(reports, chat.c.person_id, chat.c.name, chat.c.text, reporter)
        .select_from(
            reports.join(chat, same).outerjoin(people, people.c.id == reports.c.reporter_id)
        )
        .order_by(reports.c.at.desc())
    )
    rows = db.execute(asked if since is None else asked.where(reports.c.at >= since))
    return [
        ReportLine(
            at=row.at,
            table=row.table_id,
            line=row.number,
            by=row.person_id,
            name=row.name,
            text=row.text,
            reason=row.reason,
            reporter=row.reporter or row.reporter_id,
        )
        for row in rows
    ]


def list_audit(
    db: Connection, person: str | None = None, since: float = 0.0, limit: int | None = None
) -> list[AuditLine]:
    """Return sign-ins and acts on accounts, the newest first."""
    joined = audit.outerjoin(people, people.c.id == audit.c.person_id)
    asked = select(audit, people.c.name).select_from(joined).where(audit.c.at >= since)
    if person is not None:
        asked = asked.where(audit.c.person_id == person)
    rows = db.execute(asked.order_by(audit.c.at.desc(), audit.c.id).limit(limit))
    return [
        AuditLine(
            at=row.at,
            act=row.act,
            person=row.person_id,
            name=row.name,
            address=row.address,
            device=row.device,
        )
        for row in rows
    ]
