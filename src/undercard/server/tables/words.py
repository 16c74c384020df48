"""Words of chance that players give before the start.

They lie beside the steps, where nobody sees them: the last to give a word must not know the others'
(see `kernel.fairness`). The first word of a person stands.
"""

from __future__ import annotations

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from undercard.kernel.fairness import MOST_CHARACTERS, is_contribution
from undercard.server.people.database import Database
from undercard.server.store.errors import UnknownTable
from undercard.server.store.schema import words
from undercard.table.errors import BadStep


class Words:
    """Kept in the database, for the last player may come to another process."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def give(self, table: str, person: str, word: str) -> None:
        if not is_contribution(word):
            raise BadStep(f"a word of chance has at most {MOST_CHARACTERS} printable characters")
        if not table.isprintable():  # nor could the database hold it
            raise UnknownTable("there is no such table")

        def add(db: Connection) -> None:
            place = words.c.table_id == table, words.c.person_id == person
            if db.execute(select(words.c.word).where(*place)).first() is None:
                db.execute(insert(words).values(table_id=table, person_id=person, word=word))

        try:
            await self._db.write(add)
        except IntegrityError:
            if person not in await self.given(table):
                raise UnknownTable(f"there is no table {table[:64]!r}") from None

    async def given(self, table: str) -> dict[str, str]:
        """By person."""

        def find(db: Connection) -> dict[str, str]:
            found = select(words.c.person_id, words.c.word).where(words.c.table_id == table)
            return {row.person_id: row.word for row in db.execute(found)}

        return await self._db.read(find)
