"""Changes of the passkeys of an account."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection

from undercard.server.db.audit import Caller, record_act
from undercard.server.db.database import Database
from undercard.server.db.people import Identity
from undercard.server.http.session import Session, hold_session
from undercard.server.people import passkeys
from undercard.server.people.account import Account
from undercard.server.people.errors import PasskeyNeeded
from undercard.server.people.passkey_verification import Attestation, load_library
from undercard.server.people.queries import hold_password
from undercard.server.people.second_factor import SecondFactor, needs_passkey
from undercard.server.people.security import Security


@dataclass(frozen=True)
class NewPasskeyRequest:
    """What a browser needs to create a passkey."""

    challenge: str
    known: tuple[str, ...]
    """The passkeys that the account has already; a device has at most one."""


class Passkeys:
    """The passkeys of accounts; `People.sign_in_by_passkey` uses them."""

    def __init__(
        self, database: Database, account: Account, security: Security, clock: Callable[[], float]
    ) -> None:
        self._db, self._account, self._security = database, account, security
        self._clock = clock

    async def challenge(self) -> str:
        """Return a challenge for a sign-in."""
        return await self._db.write(lambda db: passkeys.make_challenge(db, None, self._clock()))

    async def start(
        self, who: Identity, password: str, second: SecondFactor | None, caller: Caller
    ) -> NewPasskeyRequest:
        """Return a challenge for a new passkey, which is another way into the account: it needs the
        password and the second factor, if there is one."""
        verified = await self._account.check_password(who, password)
        await self._security.check_second(who.id, second, caller)

        def make(db: Connection) -> NewPasskeyRequest:
            hold_password(db, who.id, verified)
            known = tuple(it.id for it in passkeys.list_passkeys(db, who.id))
            return NewPasskeyRequest(passkeys.make_challenge(db, who.id, self._clock()), known)

        return await self._db.write(make)

    async def add(self, session: Session, name: str, given: Attestation, caller: Caller) -> None:
        await asyncio.to_thread(load_library)

        def add(db: Connection) -> None:
            at, person = self._clock(), session.who.id
            hold_session(db, session)
            passkeys.add_passkey(db, person, name, given, at)
            record_act(db, "passkey_added", person, at, caller)

        await self._db.write(add)

    async def rename(self, who: Identity, passkey: str, name: str) -> bool:
        return await self._db.write(lambda db: passkeys.rename_passkey(db, who.id, passkey, name))

    async def remove(self, who: Identity, passkey: str, caller: Caller) -> bool:
        """Remove a passkey; return False if there is none. The last one stays while it is the only
        second factor."""

        def remove(db: Connection) -> bool:
            if needs_passkey(db, who.id) and passkeys.count_passkeys(db, who.id) == 1:
                raise PasskeyNeeded("turn two-step sign-in off first; it needs this passkey")
            has_gone = passkeys.remove_passkeys(db, who.id, passkey) > 0
            if has_gone:
                record_act(db, "passkey_removed", who.id, self._clock(), caller)
            return has_gone

        return await self._db.write(remove)
