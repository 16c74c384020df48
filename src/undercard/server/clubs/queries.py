"""Database queries of clubs; each function is part of one transaction."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Select, case, func, select

from undercard.server.clubs.errors import NeedsClubRole, UnknownClub
from undercard.server.clubs.wire import (
    ClubDefaults,
    ClubLine,
    ClubMember,
    ClubPage,
    ClubRole,
)
from undercard.server.db.clubs import begin_change
from undercard.server.db.people import Identity, find_names
from undercard.server.db.schema import club_bans, club_members, clubs, people
from undercard.server.http.wire import PersonName

FACES = 7
"""The number of members that a list shows of a club."""
LISTED = 100
"""The number of open clubs in the list."""
OFFICERS: tuple[ClubRole, ...] = ("owner", "officer")
EVERYONE: tuple[ClubRole, ...] = (*OFFICERS, "member")
_decode_defaults = msgspec.json.Decoder(ClubDefaults).decode
_RANK = case({"owner": 0, "officer": 1}, value=club_members.c.role, else_=2)
_COUNT = (
    select(func.count()).where(club_members.c.club_id == clubs.c.id).correlate(clubs)
).scalar_subquery()


# Roles


def role_in(db: Connection, club: str, who: Identity | None) -> ClubRole | None:
    """Return the role of a person; None for a guest and for non-members."""
    if who is None or not who.has_account:
        return None
    place = club_members.c.club_id == club, club_members.c.person_id == who.id
    role: ClubRole | None = db.execute(select(club_members.c.role).where(*place)).scalar()
    return role


def check_role(
    db: Connection, club: str, who: Identity | None, roles: tuple[ClubRole, ...] = EVERYONE
) -> ClubRole:
    """Return the caller's role; `UnknownClub` for non-members, `NeedsClubRole` for members
    without one of these roles."""
    role = role_in(db, club, who)
    if role is None:
        raise UnknownClub("there is no such club, or you are not a member")
    if role not in roles:
        raise NeedsClubRole(f"only {' and '.join(roles)} may do that")
    return role


def change_as(
    db: Connection, club: str, who: Identity, roles: tuple[ClubRole, ...] = EVERYONE
) -> ClubRole:
    """Begin a change of a club by a member; see `check_role`."""
    begin_change(db, club)
    return check_role(db, club, who, roles)


# Clubs


def find_lines(db: Connection, *wanted: ColumnElement[bool]) -> list[ClubLine]:
    """Return clubs without what only members may know."""
    asked = select(clubs, _COUNT.label("members")).where(*wanted)
    rows = db.execute(asked.order_by(_COUNT.desc(), clubs.c.created_at).limit(LISTED))
    return [_line(row) for row in rows]


def find_own(db: Connection, person: str) -> list[ClubLine]:
    """Return the clubs of a member, with the faces of each."""
    joined = clubs.join(club_members, club_members.c.club_id == clubs.c.id)
    asked = select(clubs, _COUNT.label("members"), club_members.c.role).select_from(joined)
    rows = db.execute(asked.where(club_members.c.person_id == person).order_by(clubs.c.name))
    return [with_faces(db, _line(row), row.role) for row in rows.all()]


def find_line(db: Connection, club: str) -> ClubLine | None:
    return next(iter(find_lines(db, clubs.c.id == club)), None)


def with_faces(db: Connection, line: ClubLine, role: ClubRole | None) -> ClubLine:
    """Return a club as a member, or the holder of an invitation, sees it in a list."""
    shown = tuple(it.person for it in find_members(db, line.id, FACES))
    return msgspec.structs.replace(line, role=role, faces=shown)


def read_page(db: Connection, club: str, who: Identity | None) -> ClubPage:
    """Return a club as the caller may see it; `UnknownClub` if it is private to others."""
    row = db.execute(select(clubs, _COUNT.label("members")).where(clubs.c.id == club)).first()
    role = role_in(db, club, who)
    if row is None or (role is None and row.joining != "open"):
        raise UnknownClub("there is no such club, or you are not a member")
    if role is None:
        return ClubPage(club=_line(row), created_at=row.created_at)
    return ClubPage(
        club=_line(row, role),
        created_at=row.created_at,
        version=row.version,
        defaults=_defaults(row.defaults),
        members=tuple(find_members(db, club)),
        removed=tuple(_removed(db, club)) if role in OFFICERS else (),
    )


def find_defaults(db: Connection, club: str) -> ClubDefaults:
    return _defaults(db.execute(select(clubs.c.defaults).where(clubs.c.id == club)).scalar_one())


def find_members(db: Connection, club: str, limit: int | None = None) -> list[ClubMember]:
    """Return the owner, officers and members, the senior ones first."""
    joined = club_members.join(people, people.c.id == club_members.c.person_id)
    asked = select(club_members, people.c.name, people.c.left_at).select_from(joined)
    order = _RANK, club_members.c.since, club_members.c.person_id
    rows = db.execute(asked.where(club_members.c.club_id == club).order_by(*order).limit(limit))
    return [ClubMember(person=person_of(row), role=row.role, since=row.since) for row in rows]


def count(db: Connection, asked: Select[Any]) -> int:
    """Return the number of rows."""
    number: int = db.execute(select(func.count()).select_from(asked.subquery())).scalar_one()
    return number


def person_of(row: Row[Any]) -> PersonName:
    return PersonName(id=row.person_id, name=None if row.left_at is not None else row.name)


def names_of(db: Connection, ids: Iterable[str]) -> dict[str, PersonName]:
    """Return people by id."""
    found = find_names(db, ids)
    return {one: PersonName(id=one, name=name) for one, name in found.items()}


def _removed(db: Connection, club: str) -> list[PersonName]:
    joined = club_bans.join(people, people.c.id == club_bans.c.person_id)
    asked = select(club_bans, people.c.name, people.c.left_at).select_from(joined)
    rows = db.execute(asked.where(club_bans.c.club_id == club).order_by(club_bans.c.at.desc()))
    return [person_of(row) for row in rows]


def _line(row: Row[Any], role: ClubRole | None = None) -> ClubLine:
    return ClubLine(
        id=row.id,
        name=row.name,
        description=row.description,
        joining=row.joining,
        members=row.members,
        role=role,
    )


def _defaults(content: bytes) -> ClubDefaults:
    return _decode_defaults(content)
