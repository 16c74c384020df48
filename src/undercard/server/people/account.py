"""Changes of a person's own account, and their stored settings."""

from __future__ import annotations

import time
from collections.abc import Callable

from sqlalchemy import Connection, select, text, update
from sqlalchemy.exc import IntegrityError

from undercard.server.db.database import Database
from undercard.server.db.people import Identity, account_key
from undercard.server.db.schema import accounts, own_settings
from undercard.server.people import queries
from undercard.server.people.deletion import delete_person
from undercard.server.people.errors import NameTaken, WrongPassword
from undercard.server.people.names import clean_name
from undercard.server.people.passwords import Passwords, check_password

_KEEP = text(
    "INSERT INTO own_settings (person_id, content) VALUES (:person, :content)"
    " ON CONFLICT (person_id) DO UPDATE SET content = excluded.content"
)


class Account:
    """Changes of a signed-in person's own data."""

    def __init__(
        self,
        database: Database,
        passwords: Passwords,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._db, self._passwords, self._clock = database, passwords, clock

    async def rename(self, who: Identity, name: str) -> Identity:
        """Rename an account: it signs in with the new name; seats taken before keep the old one."""
        name = clean_name(name)

        def change(db: Connection) -> Identity:
            queries.rename(db, who.id, name)
            mine = update(accounts).where(accounts.c.person_id == who.id)
            db.execute(mine.values(key=account_key(name)))
            return Identity(who.id, name, who.has_account, who.also)

        try:
            return await self._db.write(change)
        except IntegrityError:
            raise NameTaken("there is an account of that name") from None

    async def change_password(self, who: Identity, old: str, new: str, token: str) -> None:
        """Change the password and end all other sessions."""
        check_password(new)
        await self._check(who, old)
        hashed = await self._passwords.hash(new)

        def change(db: Connection) -> None:
            mine = update(accounts).where(accounts.c.person_id == who.id)
            db.execute(mine.values(password=hashed))
            queries.remove_other_sessions(db, who.id, token)

        await self._db.write(change)

    async def leave(self, who: Identity, password: str | None) -> None:
        """Delete a person; a guest has no password."""
        if who.has_account:
            await self._check(who, password or "")
        await self._db.write(lambda db: delete_person(db, who, self._clock()))

    async def settings(self, who: Identity) -> bytes | None:
        found = select(own_settings.c.content).where(own_settings.c.person_id == who.id)
        return await self._db.read(lambda db: db.execute(found).scalar_one_or_none())

    async def keep_settings(self, who: Identity, content: bytes) -> None:
        values = {"person": who.id, "content": content}
        await self._db.write(lambda db: db.execute(_KEEP, values))

    async def _check(self, who: Identity, password: str) -> None:
        found = select(accounts.c.password).where(accounts.c.person_id == who.id)
        known = await self._db.read(lambda db: db.execute(found).scalar_one_or_none())
        if not await self._passwords.is_right(known, password):
            raise WrongPassword("that is not the password of this account")
