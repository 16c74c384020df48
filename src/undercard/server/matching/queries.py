"""Database queries of quick match; each function is the work of one transaction.

One other person claims a waiting person: the row is locked and marked before a seat is taken.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, Select, delete, insert, or_, select, text, update

from undercard.server.db.people import Identity
from undercard.server.db.schema import mutes, waiting

SILENT_SECONDS = 45.0
"""Seconds without a repeated request after which a person counts as gone."""
CLAIM_SECONDS = 10.0
"""Seconds after which a claim without a seat is void, because its process has died."""


@dataclass(frozen=True)
class Waiting:
    person: str
    game: str
    table: str
    seen_at: float


def find_own(db: Connection, who: Identity, game: str) -> Waiting | None:
    found = select(waiting).where(waiting.c.person_id.in_(who.ids), waiting.c.game == game)
    row = db.execute(found).first()
    return None if row is None else Waiting(row.person_id, row.game, row.table_id, row.seen_at)


def claim(db: Connection, who: Identity, game: str, at: float) -> Waiting | None:
    """Claim the person who has waited longest, for this person alone."""
    row = db.execute(_others(who, game, at).with_for_update(skip_locked=True)).first()
    if row is None:
        return None
    place = waiting.c.person_id == row.person_id, waiting.c.game == game
    db.execute(update(waiting).where(*place).values(claimed_at=at))
    return Waiting(row.person_id, row.game, row.table_id, row.seen_at)


def claim_or_wait(
    db: Connection, who: Identity, game: str, table: str, at: float
) -> Waiting | None:
    """Like `claim`; wait if nobody is there. Transactions are serialised, so of two concurrent
    people the second finds the first."""
    if db.dialect.name == "postgresql":
        db.execute(text("LOCK TABLE waiting IN SHARE ROW EXCLUSIVE MODE"))
    claimed = claim(db, who, game, at)
    if claimed is None:
        place = {"person_id": who.id, "game": game}
        db.execute(insert(waiting).values(**place, table_id=table, since=at, seen_at=at))
    return claimed


def see(db: Connection, own: Waiting, at: float) -> None:
    """Note that the person is still waiting."""
    place = waiting.c.person_id == own.person, waiting.c.game == own.game
    db.execute(update(waiting).where(*place).values(seen_at=at))


def remove(db: Connection, own: Waiting) -> None:
    place = waiting.c.person_id == own.person, waiting.c.table_id == own.table
    db.execute(delete(waiting).where(*place))


def _others(who: Identity, game: str, at: float) -> Select[tuple[str, str, str, float]]:
    """Return a query of the other waiting people, without pairs in which one has muted the
    other."""
    columns = select(waiting.c.person_id, waiting.c.game, waiting.c.table_id, waiting.c.seen_at)
    muted = select(mutes.c.muted_id).where(mutes.c.person_id.in_(who.ids))
    muting = select(mutes.c.person_id).where(mutes.c.muted_id.in_(who.ids))
    wanted = columns.where(
        waiting.c.game == game,
        waiting.c.person_id.not_in(who.ids),
        waiting.c.person_id.not_in(muted),
        waiting.c.person_id.not_in(muting),
        waiting.c.seen_at > at - SILENT_SECONDS,
        or_(waiting.c.claimed_at.is_(None), waiting.c.claimed_at < at - CLAIM_SECONDS),
    )
    return wanted.order_by(waiting.c.since, waiting.c.person_id).limit(1)
