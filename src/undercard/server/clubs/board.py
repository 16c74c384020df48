"""The message boards of clubs: numbered posts, the newest first."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, func, insert, select

from undercard.server.clubs import queries
from undercard.server.clubs.errors import NeedsClubRole
from undercard.server.clubs.queries import OFFICERS, change_as, check_role
from undercard.server.clubs.service import Clubs
from undercard.server.clubs.text import clean_post, clean_reason
from undercard.server.clubs.wire import BoardQuery, BoardReply, ClubPost
from undercard.server.db.blocks import blocked_by
from undercard.server.db.clubs import remove_post
from undercard.server.db.people import Identity, check_not_silenced
from undercard.server.db.reports import CLUB_POSTS, add_report
from undercard.server.db.schema import club_posts
from undercard.server.http.errors import UnknownLine
from undercard.server.http.wire import PersonName


class Boards:
    """The boards of all clubs; only members read and write them."""

    def __init__(self, clubs: Clubs) -> None:
        self._db, self._clock = clubs.database, clubs.clock

    async def read(self, who: Identity | None, club: str, query: BoardQuery) -> BoardReply:
        """Return a page of posts, except those of people whom the reader has blocked."""

        def read(db: Connection) -> BoardReply:
            check_role(db, club, who)
            rows = _find(db, who, club, query)
            shown = rows[: query.limit]
            names = queries.names_of(db, {row.person_id for row in shown})
            posts = tuple(_post(row, names) for row in shown)
            return BoardReply(posts=posts, has_more=len(rows) > len(shown))

        return await self._db.read(read)

    async def write(self, who: Identity, club: str, body: str) -> int:
        """Add a post and return its number; `Silenced` if a host has muted the person."""
        body, at = clean_post(body), self._clock()

        def write(db: Connection) -> int:
            change_as(db, club, who)
            check_not_silenced(db, who.ids, at)
            last = select(func.max(club_posts.c.number)).where(club_posts.c.club_id == club)
            number = (db.execute(last).scalar() or 0) + 1
            row = {"club_id": club, "number": number, "at": at, "person_id": who.id, "text": body}
            db.execute(insert(club_posts).values(row))
            return number

        return await self._db.write(write)

    async def remove(self, who: Identity, club: str, number: int) -> None:
        """Remove a post: one's own, or as an officer any."""

        def write(db: Connection) -> None:
            role = change_as(db, club, who)
            author = _author(db, club, number)
            if author not in who.ids and role not in OFFICERS:
                raise NeedsClubRole("only officers may remove the posts of others")
            remove_post(db, club, number, self._clock())

        await self._db.write(write)

    async def report(self, who: Identity, club: str, number: int, reason: str) -> None:
        """Report a post to the hosts of the site, at most once per person."""
        at, reason = self._clock(), clean_reason(reason)

        def write(db: Connection) -> None:
            check_role(db, club, who)
            _author(db, club, number)
            add_report(db, CLUB_POSTS, club, number, who.id, at, reason)

        await self._db.write(write)


def _find(db: Connection, who: Identity | None, club: str, query: BoardQuery) -> list[Row[Any]]:
    """Return one post more than a page has, if there is one."""
    ids = who.ids if who is not None else ()
    wanted = [
        club_posts.c.club_id == club,
        club_posts.c.removed_at.is_(None),
        club_posts.c.person_id.not_in(blocked_by(ids)),
    ]
    if query.before is not None:
        wanted.append(club_posts.c.number < query.before)
    asked = select(club_posts).where(*wanted).order_by(club_posts.c.number.desc())
    return list(db.execute(asked.limit(query.limit + 1)))


def _author(db: Connection, club: str, number: int) -> str:
    place = club_posts.c.club_id == club, club_posts.c.number == number
    shown = select(club_posts.c.person_id).where(*place, club_posts.c.removed_at.is_(None))
    author: str | None = db.execute(shown).scalar_one_or_none()
    if author is None:
        raise UnknownLine(f"there is no post {number}")
    return author


def _post(row: Row[Any], names: dict[str, PersonName]) -> ClubPost:
    person = names.get(row.person_id, PersonName(id=row.person_id, name=None))
    return ClubPost(number=row.number, at=row.at, person=person, text=row.text)
