"""Changes of a person's own account, and their stored settings."""

from __future__ import annotations

import time
from collections.abc import Callable

from sqlalchemy import Connection, select, text
from sqlalchemy.exc import IntegrityError

from undercard.server.db.audit import NOWHERE, Caller, record_act
from undercard.server.db.database import Database
from undercard.server.db.people import Identity
from undercard.server.db.schema import own_settings
from undercard.server.people import queries
from undercard.server.people.deletion import delete_person
from undercard.server.people.errors import NameTaken, WrongCurrentPassword
from undercard.server.people.names import TAKEN, clean_name
from undercard.server.people.passwords import Passwords
from undercard.server.people.sessions import end_sessions, remove_access

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

    async def rename(self, who: Identity, name: str, caller: Caller = NOWHERE) -> Identity:
        """Rename an account: it signs in with the new name; seats taken before keep the old one."""
        name = clean_name(name)

        def change(db: Connection) -> Identity:
            queries.rename_account(db, who.id, name)
            record_act(db, "renamed", who.id, self._clock(), caller)
            return Identity(who.id, name, who.has_account, who.also)

        try:
            return await self._db.write(change)
        except IntegrityError:
            raise NameTaken(TAKEN) from None

    async def leave(self, who: Identity, password: str | None, caller: Caller = NOWHERE) -> None:
        """Delete a person; a guest has no password."""
        verified = await self.check_password(who, password or "") if who.has_account else None

        def delete(db: Connection) -> None:
            at = self._clock()
            if verified is not None:
                queries.hold_password(db, who.id, verified)
            end_sessions(db, who.id, at)
            remove_access(db, who.id, at)
            delete_person(db, who, at)
            if who.has_account:
                record_act(db, "account_deleted", who.id, at, caller)

        await self._db.write(delete)

    async def settings(self, who: Identity) -> bytes | None:
        found = select(own_settings.c.content).where(own_settings.c.person_id == who.id)
        return await self._db.read(lambda db: db.execute(found).scalar_one_or_none())

    async def keep_settings(self, who: Identity, content: bytes) -> None:
        values = {"person": who.id, "content": content}
        await self._db.write(lambda db: db.execute(_KEEP, values))

    async def check_password(self, who: Identity, password: str) -> str:
        """Return the hash of the account's password, for `queries.hold_password`; raise
        `WrongCurrentPassword` if it is another password."""
        known = await self._db.read(lambda db: queries.password_of(db, who.id))
        verified = await self._passwords.verify(known, password)
        if verified is None:
            raise WrongCurrentPassword("that is not the password of this account")
        return verified
