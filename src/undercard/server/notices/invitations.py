"""Invitations: somebody at an open table names a person who may take a seat there."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, Delete, delete, exists, insert, select

from undercard.server.people import queries
from undercard.server.people.database import Database
from undercard.server.people.names import account_key
from undercard.server.people.queries import Who
from undercard.server.store.schema import invitations, places, tables


@dataclass(frozen=True)
class Invitation:
    """To a table that is still open, of somebody who does not sit there yet."""

    table: str
    game: str
    by: str
    at: float


class Invitations:
    """All of them; asking twice is asking once."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def find_person(self, name: str) -> Who | None:
        """By the name of an account: a guest's name may be anybody's."""

        def find(db: Connection) -> Who | None:
            known = queries.find_account(db, account_key(name))
            return None if known is None else queries.find_person(db, known.person)

        return await self._db.read(find)

    async def add(self, table: str, person: str, by: Who, at: float) -> None:
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
