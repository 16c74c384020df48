"""All that people do together besides playing: they talk, are rated, and find each other."""

from __future__ import annotations

from undercard.server.chat.chat import Chat
from undercard.server.matching.quick_match import QuickMatch
from undercard.server.people.database import Database
from undercard.server.people.visitors import Visitors
from undercard.server.ratings.ratings import Ratings
from undercard.server.store.contract import Store
from undercard.server.tables.service import Tables
from undercard.server.tables.starting import Starting
from undercard.server.tables.words import Words


class Together:
    """One of each, on the same database."""

    def __init__(self, database: Database, store: Store, tables: Tables) -> None:
        self.starting = Starting(tables, Words(database))
        self.chat = Chat(database, store, tables)
        self.ratings = Ratings(database, tables)
        self.quick_match = QuickMatch(database, tables, self.starting)
        self.visitors = Visitors(database)

    def start(self, *, is_alone: bool) -> None:
        """`is_alone`: there is no other process on this database."""
        self.ratings.start()
        if not is_alone:
            self.visitors.start()

    async def close(self) -> None:
        await self.ratings.close()
        await self.visitors.close()
