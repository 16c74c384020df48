"""Changes of clubs that several features make; each function is part of one transaction."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, case, delete, select, update

from undercard.server.db.schema import club_members, club_posts, clubs


def begin_change(db: Connection, club: str) -> bool:
    """Count a change of a club; return False if there is none.

    Called before anything else: it locks the club's row, so that changes follow each other, and
    the feed of the club's page notices the new version.
    """
    changed = update(clubs).where(clubs.c.id == club).values(version=clubs.c.version + 1)
    return db.execute(changed).rowcount > 0


def delete_club(db: Connection, club: str) -> bool:
    """Delete a club with its board; its tables stay, as private tables of their players."""
    return db.execute(delete(clubs).where(clubs.c.id == club)).rowcount > 0


def remove_post(db: Connection, club: str, number: int, at: float) -> str | None:
    """Remove a post for everyone but hosts; return its author, or None if there is no such post."""
    begin_change(db, club)
    place = club_posts.c.club_id == club, club_posts.c.number == number
    shown = select(club_posts.c.person_id).where(*place, club_posts.c.removed_at.is_(None))
    author = db.execute(shown).scalar_one_or_none()
    if author is not None:
        db.execute(update(club_posts).where(*place).values(removed_at=at))
    return author


def leave_clubs(db: Connection, ids: Sequence[str]) -> None:
    """End all memberships of a person; the next in rank owns the clubs that were theirs."""
    mine = select(club_members.c.club_id).where(club_members.c.person_id.in_(ids))
    for club in db.execute(mine.order_by(club_members.c.club_id)).scalars().all():
        begin_change(db, club)
        members = club_members.c.club_id == club
        db.execute(delete(club_members).where(members, club_members.c.person_id.in_(ids)))
        _pass_on(db, club)


def _pass_on(db: Connection, club: str) -> None:
    """Make the senior officer the owner, or else the senior member, if a club has none; delete a
    club without members."""
    rank = case({"owner": 0, "officer": 1}, value=club_members.c.role, else_=2)
    of_club = select(club_members).where(club_members.c.club_id == club)
    first = db.execute(
        of_club.order_by(rank, club_members.c.since, club_members.c.person_id).limit(1)
    ).one_or_none()
    if first is None:
        delete_club(db, club)
    elif first.role != "owner":
        place = club_members.c.club_id == club, club_members.c.person_id == first.person_id
        db.execute(update(club_members).where(*place).values(role="owner"))
