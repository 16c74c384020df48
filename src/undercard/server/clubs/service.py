"""Clubs and their members.

Non-members get nothing of a club that is joined by invitation: every read begins with the
caller's role, and a missing club and a private one give the same answer.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from undercard.server.clubs import queries
from undercard.server.clubs.errors import (
    ClubFull,
    NeedsClubRole,
    OwnerStays,
    RemovedFromClub,
    TooManyClubs,
)
from undercard.server.clubs.queries import OFFICERS, change_as
from undercard.server.clubs.text import clean_description, clean_name
from undercard.server.clubs.wire import ClubPage, ClubRole, ClubSettings, ClubsReply
from undercard.server.db.audit import Caller, record_act
from undercard.server.db.clubs import begin_change, delete_club
from undercard.server.db.database import Database
from undercard.server.db.people import Identity, check_not_silenced
from undercard.server.db.schema import club_bans, club_links, club_members, clubs, people
from undercard.server.http.errors import NeedsAccount, UnknownPerson

OWNED = 5
"""The maximum number of clubs that one person owns."""
JOINED = 50
"""The maximum number of clubs of one person."""
MEMBERS = 500
"""The maximum number of members of a club."""
T = TypeVar("T")
Row = dict[str, object]


class Clubs:
    """All clubs."""

    def __init__(self, database: Database, clock: Callable[[], float] = time.time) -> None:
        self.database, self.clock = database, clock

    async def list_for(self, who: Identity | None) -> ClubsReply:
        def read(db: Connection) -> ClubsReply:
            own = queries.find_own(db, who.id) if who is not None and who.has_account else []
            others = clubs.c.joining == "open", clubs.c.id.not_in([it.id for it in own])
            return ClubsReply(mine=tuple(own), open=tuple(queries.find_lines(db, *others)))

        return await self.database.read(read)

    async def page(self, who: Identity | None, club: str) -> ClubPage:
        return await self.database.read(lambda db: queries.read_page(db, club, who))

    async def create(self, who: Identity, settings: ClubSettings, caller: Caller) -> str:
        """Create a club; its creator owns it.

        Everybody reads its texts, so it raises `Silenced` if a host has muted the person.
        """
        check_account(who)
        club, at = secrets.token_hex(6), self.clock()
        row = {**_row(settings), "id": club, "created_at": at, "version": 1}

        def write(db: Connection) -> None:
            check_not_silenced(db, who.ids, at)
            _check_number(db, who.id, owned=True)
            db.execute(insert(clubs).values(row))
            _add_member(db, club, who.id, "owner", at)
            record_act(db, "club_made", who.id, at, caller, f"club {club}")

        await self.database.write(write)
        return club

    async def change(self, who: Identity, club: str, settings: ClubSettings) -> None:
        values = _row(settings)

        def write(db: Connection) -> None:
            change_as(db, club, who, ("owner",))
            check_not_silenced(db, who.ids, self.clock())
            db.execute(update(clubs).where(clubs.c.id == club).values(values))

        await self.database.write(write)

    async def delete(self, who: Identity, club: str, caller: Caller) -> None:
        def write(db: Connection) -> None:
            change_as(db, club, who, ("owner",))
            delete_club(db, club)
            record_act(db, "club_deleted", who.id, self.clock(), caller, f"club {club}")

        await self.database.write(write)

    # Members

    async def join(self, who: Identity, club: str) -> None:
        """Join an open club; a member stays one."""

        def write(db: Connection) -> None:
            begin_change(db, club)
            page = queries.read_page(db, club, who)
            if page.club.role is None:
                enter(db, club, who, self.clock())

        await self.database.write(write)

    async def leave(self, who: Identity, club: str) -> None:
        """Leave a club; the owner hands it over or deletes it instead."""

        def write(db: Connection) -> None:
            if change_as(db, club, who) == "owner":
                raise OwnerStays("hand the club over first, or delete it")
            _end_membership(db, club, who.id)

        await self.database.write(write)

    async def remove(self, who: Identity, club: str, person: str) -> None:
        """Remove a member, who may not join again. Officers remove members, the owner anyone."""

        def write(db: Connection) -> None:
            own, other = change_as(db, club, who, OFFICERS), _member(db, club, person)
            if other == "owner" or (other == "officer" and own != "owner"):
                raise NeedsClubRole("only the owner may remove an officer, and nobody the owner")
            _end_membership(db, club, person)
            row = {"club_id": club, "person_id": person, "at": self.clock()}
            db.execute(insert(club_bans).values(row))

        await self.database.write(write)

    async def pardon(self, who: Identity, club: str, person: str) -> bool:
        """Allow a removed member to join again; return False if they may."""

        def write(db: Connection) -> bool:
            change_as(db, club, who, OFFICERS)
            place = club_bans.c.club_id == club, club_bans.c.person_id == person
            return db.execute(delete(club_bans).where(*place)).rowcount > 0

        return await self.database.write(write)

    async def appoint(self, who: Identity, club: str, person: str, role: ClubRole) -> None:
        """Change a member's role; a new owner takes the place of the caller."""

        def write(db: Connection) -> None:
            change_as(db, club, who, ("owner",))
            _member(db, club, person)
            if person == who.id:
                raise NeedsClubRole("hand the club over to another member")
            if role == "owner":
                _check_number(db, person, owned=True, joins=False)
                _set_role(db, club, who.id, "officer")
            _set_role(db, club, person, role)

        await self.database.write(write)


def check_account(who: Identity) -> None:
    if not who.has_account:
        raise NeedsAccount("a club needs accounts")


def enter(db: Connection, club: str, who: Identity, at: float) -> None:
    """Add a member, within the limits; the club's change has begun."""
    check_account(who)
    place = club_bans.c.club_id == club, club_bans.c.person_id == who.id
    if db.execute(select(club_bans).where(*place)).first() is not None:
        raise RemovedFromClub("the club has removed you")
    members = select(club_members).where(club_members.c.club_id == club)
    if queries.count(db, members) >= MEMBERS:
        raise ClubFull(f"a club has at most {MEMBERS} members")
    _check_number(db, who.id)
    _add_member(db, club, who.id, "member", at)


def _add_member(db: Connection, club: str, person: str, role: ClubRole, at: float) -> None:
    row = {"club_id": club, "person_id": person, "role": role, "since": at}
    db.execute(insert(club_members).values(row))


def _check_number(db: Connection, person: str, *, owned: bool = False, joins: bool = True) -> None:
    """Check the limits of a person; the lock orders concurrent requests."""
    db.execute(select(people.c.id).where(people.c.id == person).with_for_update())
    mine = select(club_members).where(club_members.c.person_id == person)
    if owned and queries.count(db, mine.where(club_members.c.role == "owner")) >= OWNED:
        raise TooManyClubs(f"one person owns at most {OWNED} clubs")
    if joins and queries.count(db, mine) >= JOINED:
        raise TooManyClubs(f"one person is a member of at most {JOINED} clubs")


def _member(db: Connection, club: str, person: str) -> ClubRole:
    place = club_members.c.club_id == club, club_members.c.person_id == person
    role: ClubRole | None = db.execute(select(club_members.c.role).where(*place)).scalar()
    if role is None:
        raise UnknownPerson("the club has no such member")
    return role


def _set_role(db: Connection, club: str, person: str, role: ClubRole) -> None:
    place = club_members.c.club_id == club, club_members.c.person_id == person
    db.execute(update(club_members).where(*place).values(role=role))


def _end_membership(db: Connection, club: str, person: str) -> None:
    """Remove a member and the invitations that they made."""
    for table in (club_members, club_links):
        db.execute(delete(table).where(table.c.club_id == club, table.c.person_id == person))


def _row(settings: ClubSettings) -> Row:
    return {
        "name": clean_name(settings.name),
        "description": clean_description(settings.description),
        "joining": settings.joining,
        "defaults": msgspec.json.encode(settings.defaults),
    }
