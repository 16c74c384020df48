"""Lists for the host: tables, people, the audit log. Each is one query."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Select, func, select

from undercard.server.db.audit import HOST
from undercard.server.db.people import account_key
from undercard.server.db.schema import (
    accounts,
    address_bans,
    audit,
    bans,
    people,
    roles,
    sessions,
    silences,
    steps,
    tables,
)
from undercard.server.db.site import Role
from undercard.server.db.store import Listed, Listing
from undercard.server.http.rate_limits import shown_address
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
    role: Role | None
    muted_until: float | None
    addresses: list[str]
    """The addresses of the open sessions."""


class AuditLine(msgspec.Struct, frozen=True, kw_only=True):
    at: float
    act: str
    person: str | None
    """The id of the account; None if there is none of the name that was given."""
    name: str | None
    address: str
    device: str
    by: str | None
    """The name, or the id, of the host or moderator who acted."""
    detail: str


class AddressBan(msgspec.Struct, frozen=True, kw_only=True):
    address: str
    at: float
    reason: str


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
    rows = db.execute(_select_people())
    found = [row for row in rows if name is None or _is_called(row, name)]
    addresses = _addresses(db, [row.id for row in found] if name is not None else None)
    return [_person_line(row, addresses.get(row.id, [])) for row in found]


def list_newest_people(db: Connection, limit: int) -> list[PersonLine]:
    found = list(db.execute(_select_people().limit(limit)))
    addresses = _addresses(db, [row.id for row in found])
    return [_person_line(row, addresses.get(row.id, [])) for row in found]


def _select_people() -> Select[Any]:
    count = select(func.count()).where(sessions.c.person_id == people.c.id).scalar_subquery()
    joined = people
    for other in (accounts, bans, roles, silences):
        joined = joined.outerjoin(other, other.c.person_id == people.c.id)  # type: ignore[assignment]
    columns = (
        people,
        accounts.c.key,
        bans.c.at,
        bans.c.reason,
        roles.c.role,
        silences.c.until,
        count.label("sessions"),
    )
    stay = people.c.left_at.is_(None)
    asked = select(*columns).select_from(joined).where(stay)
    return asked.order_by(people.c.created_at.desc(), people.c.id)


def _addresses(db: Connection, ids: list[str] | None) -> dict[str, list[str]]:
    """Return the addresses of open sessions by person."""
    asked = select(sessions.c.person_id, sessions.c.address).where(sessions.c.address != "")
    if ids is not None:
        asked = asked.where(sessions.c.person_id.in_(ids))
    found: dict[str, list[str]] = {}
    for person, address in db.execute(asked.distinct().order_by(sessions.c.address)):
        found.setdefault(person, []).append(address)
    return found


def _is_called(row: Row[Any], name: str) -> bool:
    return bool(row.id == name or account_key(row.name) == account_key(name))


def _person_line(row: Row[Any], addresses: list[str]) -> PersonLine:
    return PersonLine(
        id=row.id,
        name=row.name,
        since=row.created_at,
        has_account=row.key is not None,
        sessions=row.sessions,
        banned_at=row.at,
        reason=row.reason,
        role=row.role,
        muted_until=row.until,
        addresses=addresses,
    )


def list_address_bans(db: Connection) -> list[AddressBan]:
    rows = db.execute(select(address_bans).order_by(address_bans.c.at.desc()))
    return [
        AddressBan(address=shown_address(row.address), at=row.at, reason=row.reason) for row in rows
    ]


def list_audit(
    db: Connection,
    person: str | None = None,
    since: float = 0.0,
    limit: int | None = None,
    before: float | None = None,
    *,
    only_hosts: bool = False,
) -> list[AuditLine]:
    """Return sign-ins, acts on accounts and acts of hosts, the newest first; with a person, those
    on and by them."""
    actor = people.alias("actor")
    joined = audit.outerjoin(people, people.c.id == audit.c.person_id).outerjoin(
        actor, actor.c.id == audit.c.by_id
    )
    asked = select(audit, people.c.name, actor.c.name.label("actor")).select_from(joined)
    asked = asked.where(audit.c.at >= since)
    if person is not None:
        asked = asked.where((audit.c.person_id == person) | (audit.c.by_id == person))
    if before is not None:
        asked = asked.where(audit.c.at < before)
    if only_hosts:
        asked = asked.where(audit.c.by_id.is_not(None) | (audit.c.address == HOST.address))
    rows = db.execute(asked.order_by(audit.c.at.desc(), audit.c.id).limit(limit))
    return [
        AuditLine(
            at=row.at,
            act=row.act,
            person=row.person_id,
            name=row.name,
            address=row.address,
            device=row.device,
            by=row.actor or row.by_id,
            detail=row.detail,
        )
        for row in rows
    ]
