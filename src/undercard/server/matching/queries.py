"""Database queries of quick match; each function is the work of one transaction.

People who wait are rows, and a pair is two rows with the same table. Transactions that make pairs
are serialised, so that the database decides between processes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    delete,
    func,
    insert,
    or_,
    select,
    text,
    union,
    update,
)

from undercard.server.db.blocks import apart_from
from undercard.server.db.people import Identity
from undercard.server.db.schema import early_exits, waiting
from undercard.server.matching.ranges import is_close

SILENT_SECONDS = 45.0
"""Seconds without a repeated request after which a person counts as gone."""
CLAIM_SECONDS = 10.0
"""Seconds after which a claim without a seat is void, because its process has died."""
MOST_COMPARED = 200
"""The number of waiting people that one request compares, the longest wait first."""


@dataclass(frozen=True)
class Terms:
    """What a person waits for; without a rating they match anyone."""

    game: str
    has_clock: bool
    rating: float | None


@dataclass(frozen=True)
class Waiting:
    person: str
    game: str
    has_clock: bool
    rating: float | None
    table: str
    since: float
    seen_at: float
    claimed_at: float | None

    @property
    def terms(self) -> Terms:
        return Terms(self.game, self.has_clock, self.rating)


def find_own(db: Connection, who: Identity, game: str) -> Waiting | None:
    found = select(waiting).where(waiting.c.person_id.in_(who.ids), waiting.c.game == game)
    row = db.execute(found).first()
    return None if row is None else _waiting(row)


def count(db: Connection, game: str, ids: Sequence[str], at: float) -> dict[bool, int]:
    """Return the number of other people who wait, with the game's clock and without one."""
    counted = (
        select(waiting.c.has_clock, func.count())
        .where(waiting.c.game == game, waiting.c.person_id.not_in(ids), *_is_free(at))
        .group_by(waiting.c.has_clock)
    )
    return {bool(has_clock): number for has_clock, number in db.execute(counted)}


def claim_or_wait(
    db: Connection, who: Identity, terms: Terms, table: str | None, at: float
) -> Waiting | None:
    """Claim a person who waits, for this person alone, and return them; otherwise wait at `table`,
    if it is given. Of two concurrent people the second finds the first."""
    _serialise(db)
    claimed = _claim(db, who, terms, at, at)
    if claimed is None and table is not None:
        _insert(db, who.id, terms, table, at, None)
    elif claimed is not None:
        _insert(db, who.id, terms, claimed.table, at, at)
    return claimed


def claim_again(db: Connection, own: Waiting, who: Identity, at: float) -> Waiting | None:
    """Claim a person for one who already waits, whose range has widened; the row moves to the
    other's table."""
    _serialise(db)
    current = find_own(db, who, own.game)
    if current != own or own.claimed_at is not None:
        return None
    claimed = _claim(db, who, own.terms, own.since, at)
    if claimed is not None:
        _update(db, own, table_id=claimed.table, claimed_at=at, seen_at=at)
    return claimed


def see(db: Connection, own: Waiting, at: float) -> None:
    """Note that the person is still waiting."""
    _update(db, own, seen_at=at)


def release(db: Connection, table: str) -> None:
    """Let the people at a table wait for others again."""
    db.execute(update(waiting).where(waiting.c.table_id == table).values(claimed_at=None))


def hold(db: Connection, table: str, at: float) -> None:
    """Note that a table is full, so that its people are not claimed."""
    db.execute(update(waiting).where(waiting.c.table_id == table).values(claimed_at=at))


def move_back(db: Connection, own: Waiting) -> None:
    """Undo `claim_again`, because the other person is gone."""
    _update(db, own, table_id=own.table, claimed_at=None)


def remove(db: Connection, own: Waiting) -> None:
    place = waiting.c.person_id == own.person, waiting.c.table_id == own.table
    db.execute(delete(waiting).where(*place))


def remove_person(db: Connection, person: str, table: str) -> None:
    db.execute(delete(waiting).where(waiting.c.person_id == person, waiting.c.table_id == table))


def _claim(db: Connection, who: Identity, terms: Terms, since: float, at: float) -> Waiting | None:
    others = [_waiting(row) for row in db.execute(_others(who, terms, at))]
    for other in others:
        if is_close(terms.rating, at - since, other.rating, at - other.since):
            _update(db, other, claimed_at=at)
            return other
    return None


def _others(who: Identity, terms: Terms, at: float) -> Select[tuple[object, ...]]:
    """Return a query of the other waiting people, without the tables of those who are kept apart
    by a block, and without those that the person did not confirm."""
    nearby = waiting.alias()
    avoided = union(
        select(nearby.c.table_id).where(nearby.c.person_id.in_(apart_from(who.ids))),
        select(early_exits.c.table_id).where(early_exits.c.person_id.in_(who.ids)),
    )
    wanted = select(waiting).where(
        waiting.c.game == terms.game,
        waiting.c.has_clock == terms.has_clock,
        waiting.c.person_id.not_in(who.ids),
        waiting.c.table_id.not_in(avoided),
        *_is_free(at),
    )
    return wanted.order_by(waiting.c.since, waiting.c.person_id).limit(MOST_COMPARED)


def _is_free(at: float) -> tuple[ColumnElement[bool], ...]:
    void = or_(waiting.c.claimed_at.is_(None), waiting.c.claimed_at < at - CLAIM_SECONDS)
    return waiting.c.seen_at > at - SILENT_SECONDS, void


def _serialise(db: Connection) -> None:
    if db.dialect.name == "postgresql":
        db.execute(text("LOCK TABLE waiting IN SHARE ROW EXCLUSIVE MODE"))


def _insert(
    db: Connection, person: str, terms: Terms, table: str, at: float, claimed_at: float | None
) -> None:
    values = {"person_id": person, "game": terms.game, "has_clock": terms.has_clock}
    times = {"since": at, "seen_at": at, "claimed_at": claimed_at}
    db.execute(insert(waiting).values(**values, **times, rating=terms.rating, table_id=table))


def _update(db: Connection, row: Waiting, **values: object) -> None:
    place = waiting.c.person_id == row.person, waiting.c.game == row.game
    db.execute(update(waiting).where(*place).values(**values))


def _waiting(row: Row[tuple[object, ...]]) -> Waiting:
    return Waiting(
        row.person_id,
        row.game,
        bool(row.has_clock),
        row.rating,
        row.table_id,
        row.since,
        row.seen_at,
        row.claimed_at,
    )
