"""Players' contributions to the randomness of a game, given as a word before the start.

They are stored outside the steps and hidden, because the last player must not know the others'
words (see `kernel.chance_source`). A second word of the same person has no effect.
"""

from __future__ import annotations

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from undercard.kernel.chance_source import MOST_CHARACTERS, is_contribution
from undercard.server.db.database import Database
from undercard.server.db.errors import UnknownTable
from undercard.server.db.schema import words
from undercard.table.errors import BadStep


class Contributions:
    """Stored in the database: the last player may be connected to another process."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def give(self, table: str, person: str, word: str) -> None:
        if not is_contribution(word):
            raise BadStep(f"a word of chance has at most {MOST_CHARACTERS} printable characters")
        if not table.isprintable():  # the database could not store it either
            raise UnknownTable("there is no such table")

        def add(db: Connection) -> None:
            place = words.c.table_id == table, words.c.person_id == person
            if db.execute(select(words.c.word).where(*place)).first() is None:
                db.execute(insert(words).values(table_id=table, person_id=person, word=word))

        try:
            await self._db.write(add)
        except IntegrityError:
            if person not in await self.by_person(table):
                raise UnknownTable(f"there is no table {table[:64]!r}") from None

    async def by_person(self, table: str) -> dict[str, str]:
        """Return the words given so far, by person."""

        def find(db: Connection) -> dict[str, str]:
            found = select(words.c.person_id, words.c.word).where(words.c.table_id == table)
            return {row.person_id: row.word for row in db.execute(found)}

        return await self._db.read(find)
