"""Lists of clubs for the host; each is one query."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, func, select

from undercard.server.db.schema import club_members, club_posts, clubs, people


class ClubEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A club as hosts see it."""

    id: str
    name: str
    description: str
    joining: str
    since: float
    owner: str
    """The name of the owner."""
    members: int
    posts: int


def list_clubs(db: Connection, limit: int | None = None) -> list[ClubEntry]:
    """Return all clubs, private ones too, the newest first."""
    of_club = club_members.c.club_id == clubs.c.id
    members = select(func.count()).where(of_club).scalar_subquery()
    posts = select(func.count()).where(club_posts.c.club_id == clubs.c.id).scalar_subquery()
    owner = select(people.c.name).where(
        of_club, club_members.c.role == "owner", people.c.id == club_members.c.person_id
    )
    columns = members.label("members"), posts.label("posts"), owner.scalar_subquery()
    asked = select(clubs, *columns[:2], columns[2].label("owner"))
    rows = db.execute(asked.order_by(clubs.c.created_at.desc(), clubs.c.id).limit(limit))
    return [
        ClubEntry(
            id=row.id,
            name=row.name,
            description=row.description,
            joining=row.joining,
            since=row.created_at,
            owner=row.owner or "",
            members=row.members,
            posts=row.posts,
        )
        for row in rows
    ]
