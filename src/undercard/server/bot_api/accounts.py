"""Bot accounts: an account that has not played can become one, permanently and publicly."""

from __future__ import annotations

from sqlalchemy import Connection, insert

from undercard.server.bot_api.errors import HasPlayed
from undercard.server.db.database import Database
from undercard.server.db.people import Identity, is_bot
from undercard.server.db.schema import bot_accounts
from undercard.server.tables.place_queries import has_played


async def become_bot(database: Database, who: Identity, at: float) -> None:
    """Make the account a bot account; a second time has no effect."""

    def write(db: Connection) -> None:
        if is_bot(db, who.id):
            return
        if any(has_played(db, person) for person in who.ids):
            raise HasPlayed("the account has sat at a table; make a new one for the bot")
        db.execute(insert(bot_accounts).values(person_id=who.id, since=at))

    await database.write(write)
