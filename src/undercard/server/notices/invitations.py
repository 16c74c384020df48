"""Invitations: a player at an open table names a person who may take a seat there."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, Delete, delete, exists, insert, select

from undercard.server.db.database import Database
from undercard.server.db.people import Identity, account_key, find_account, find_identity
from undercard.server.db.schema import invitations, mutes, places, tables


@dataclass(frozen=True)
class Invitation:
    """An invitation of a person without a seat to an open table."""

    table: str
    game: str
    by: str
    at: float


class Invitations:
    """All invitations; a second one of the same person to the same table has no effect."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def find_account(self, name: str) -> Identity | None:
        """Find a person by the name of their account: names of guests are not unique."""

        def find(db: Connection) -> Identity | None:
            known = find_account(db, account_key(name))
            return None if known is None else find_identity(db, known.person)

        return await self._db.read(find)

    async def is_muted(self, who: Identity, by: Identity) -> bool:
        muted = mutes.c.person_id.in_(by.ids), mutes.c.muted_id.in_(who.ids)
        asked = select(exists().where(*muted))
        return await self._db.read(lambda db: db.execute(asked).scalar_one())

    async def add(self, table: str, person: str, by: Identity, at: float) -> None:
        row = {"table_id": table, "person_id": person}

        def write(db: Connection) -> None:
            db.execute(_of(table, person))
            db.execute(insert(invitations).values(**row, by_id=by.id, by_name=by.name, at=at))

        await self._db.write(write)

    async def remove(self, table: str, person: str) -> bool:
        return await self._db.write(lambda db: db.execute(_of(table, person)).rowcount > 0)

    async def of(self, person: str) -> list[Invitation]:
        return await self._db.read(lambda db: _find(db, person))


def _of(table: str, person: str) -> Delete:
    return delete(invitations).where(
        invitations.c.table_id == table, invitations.c.person_id == person
    )


def _find(db: Connection, person: str) -> list[Invitation]:
    sits = exists().where(places.c.table_id == invitations.c.table_id, places.c.person_id == person)
    found = db.execute(
        select(invitations.c.table_id, tables.c.game, invitations.c.by_name, invitations.c.at)
        .join(tables, tables.c.id == invitations.c.table_id)
        .where(
            invitations.c.person_id == person,
            tables.c.state == "open",
            ~sits,
        )
        .order_by(invitations.c.at)
    )
    return [Invitation(*row) for row in found]
