"""Bot accounts: an account that has not played becomes one, for good, and all can see it."""

from __future__ import annotations

from sqlalchemy import Connection, insert

from undercard.server.bot_api.errors import HasPlayed
from undercard.server.notices.place_queries import has_played
from undercard.server.people.database import Database
from undercard.server.people.queries import Who, is_bot
from undercard.server.store.schema import bot_accounts


async def become_bot(database: Database, who: Who, at: float) -> None:
    """Asking twice is asking once."""

    def write(db: Connection) -> None:
        if is_bot(db, who.id):
            return
        if any(has_played(db, person) for person in who.ids):
            raise HasPlayed("the account has sat at a table; make a new one for the bot")
        db.execute(insert(bot_accounts).values(person_id=who.id, since=at))

    await database.write(write)
