"""Invitations to clubs by link: with a number of uses and an end, and revocable."""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import Connection, Row, Select, delete, insert, select, update

from undercard.server.clubs import queries
from undercard.server.clubs.errors import BadInvitation, ClubFull
from undercard.server.clubs.queries import OFFICERS, change_as, check_role
from undercard.server.clubs.service import Clubs, check_account, enter
from undercard.server.clubs.wire import ClubLink, InvitationShown, NewClubLink
from undercard.server.db.clubs import begin_change
from undercard.server.db.people import Identity
from undercard.server.db.schema import club_links, people
from undercard.server.db.tokens import hash_token

LINKS = 20
"""The maximum number of usable invitations of a club."""


class Invitations:
    """The invitations of all clubs. Only a hash of each token is stored."""

    def __init__(self, clubs: Clubs) -> None:
        self._db, self._clock = clubs.database, clubs.clock

    async def make(self, who: Identity, club: str, wanted: NewClubLink) -> str:
        """Return the token of a new invitation."""
        token, at = secrets.token_urlsafe(18), self._clock()
        row = {
            "token": hash_token(token),
            "id": secrets.token_hex(6),
            "club_id": club,
            "person_id": who.id,
            "uses_left": wanted.uses,
            "expires_at": at + wanted.seconds,
        }

        def write(db: Connection) -> None:
            change_as(db, club, who, OFFICERS)
            db.execute(delete(club_links).where(club_links.c.expires_at <= at))
            if queries.count(db, _usable(at).where(club_links.c.club_id == club)) >= LINKS:
                raise ClubFull(f"a club has at most {LINKS} invitations; end one")
            db.execute(insert(club_links).values(row))

        await self._db.write(write)
        return token

    async def list_for(self, who: Identity, club: str) -> tuple[ClubLink, ...]:
        """Return the usable invitations, the first to expire first."""

        def read(db: Connection) -> tuple[ClubLink, ...]:
            check_role(db, club, who, OFFICERS)
            usable = _usable(self._clock()).where(club_links.c.club_id == club)
            return tuple(map(_link, db.execute(usable.order_by(club_links.c.expires_at))))

        return await self._db.read(read)

    async def end(self, who: Identity, club: str, link: str) -> bool:
        def write(db: Connection) -> bool:
            change_as(db, club, who, OFFICERS)
            place = club_links.c.club_id == club, club_links.c.id == link
            return db.execute(delete(club_links).where(*place)).rowcount > 0

        return await self._db.write(write)

    async def show(self, who: Identity | None, token: str) -> InvitationShown:
        """Return what the holder of an invitation may know."""

        def read(db: Connection) -> InvitationShown:
            row = _find(db, token, self._clock())
            page = queries.find_line(db, row.club_id)
            assert page is not None  # links end with their club
            role = queries.role_in(db, row.club_id, who)
            line = queries.with_faces(db, page, role)
            return InvitationShown(club=line, by=queries.person_of(row))

        return await self._db.read(read)

    async def accept(self, who: Identity, token: str) -> str:
        """Join the club of an invitation, which a member need not use; return the club."""
        check_account(who)

        def write(db: Connection) -> str:
            at = self._clock()
            club: str = _find(db, token, at).club_id
            begin_change(db, club)
            row = _find(db, token, at)  # with the lock, because others may have used it
            if queries.role_in(db, club, who) is None:
                enter(db, club, who, at)
                used = update(club_links).where(club_links.c.token == row.token)
                db.execute(used.values(uses_left=club_links.c.uses_left - 1))
            return club

        return await self._db.write(write)


def _usable(at: float) -> Select[Any]:
    joined = club_links.join(people, people.c.id == club_links.c.person_id)
    asked = select(club_links, people.c.name, people.c.left_at).select_from(joined)
    return asked.where(club_links.c.expires_at > at, club_links.c.uses_left > 0)


def _find(db: Connection, token: str, at: float) -> Row[Any]:
    row = db.execute(_usable(at).where(club_links.c.token == hash_token(token))).first()
    if row is None:
        raise BadInvitation("the invitation is unknown, too old, used up or ended")
    return row


def _link(row: Row[Any]) -> ClubLink:
    by = queries.person_of(row)
    return ClubLink(id=row.id, by=by, uses_left=row.uses_left, expires_at=row.expires_at)
