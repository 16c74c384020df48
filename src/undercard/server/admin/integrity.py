"""The integrity check of a database: every table replays, every record verifies, every club has
an owner."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from functools import partial

import msgspec
from sqlalchemy import Connection, func, select

from undercard.kernel.errors import UndercardError
from undercard.kernel.record import verify
from undercard.server.db.database import Database
from undercard.server.db.schema import club_members, club_posts, clubs, steps, tables
from undercard.server.tables.live_table import decode_header, decode_step
from undercard.table.table import Table


@dataclass(frozen=True)
class Checked:
    """The result for one table; `problem` is None if the table is intact."""

    table: str
    steps: int
    problem: str | None = None


async def check_tables(database: Database) -> AsyncIterator[Checked]:
    """Yield the result for one table after the other, each in its current state."""
    for table in await database.read(_ids):
        checked = await database.read(partial(check_table, table=table))
        if checked is not None:
            yield checked


def check_table(db: Connection, table: str) -> Checked | None:
    """Return the result for a table, or None if it was deleted meanwhile."""
    row = db.execute(select(tables).where(tables.c.id == table)).one_or_none()
    if row is None:
        return None
    asked = select(steps.c.number, steps.c.step).where(steps.c.table_id == table)
    stored = db.execute(asked.order_by(steps.c.number)).all()
    try:
        _replay(row.header, row.state, [(number, step) for number, step in stored])
    except (UndercardError, msgspec.MsgspecError) as error:
        return Checked(table, len(stored), str(error))
    return Checked(table, len(stored))


def _replay(header: bytes, state: str, stored: list[tuple[int, bytes]]) -> None:
    numbers = [number for number, _ in stored]
    if numbers != list(range(1, len(stored) + 1)):
        raise UndercardError("a step is missing")
    table = Table.replay(decode_header(header), (decode_step(step) for _, step in stored))
    if table.phase != state:
        raise UndercardError(f"the lobby says {state}, the steps say {table.phase}")
    if table.phase == "finished":
        verify(table.record())


def check_clubs(db: Connection) -> list[str]:
    """Return the clubs that do not have exactly one owner, or whose posts have gaps."""
    owners = select(func.count()).where(
        club_members.c.club_id == clubs.c.id, club_members.c.role == "owner"
    )
    posts = select(func.count() - func.coalesce(func.max(club_posts.c.number), 0)).where(
        club_posts.c.club_id == clubs.c.id
    )
    asked = select(clubs.c.id).where(
        (owners.scalar_subquery() != 1) | (posts.scalar_subquery() != 0)
    )
    return list(db.scalars(asked.order_by(clubs.c.id)))


def _ids(db: Connection) -> list[str]:
    return list(db.execute(select(tables.c.id).order_by(tables.c.updated_at)).scalars())
