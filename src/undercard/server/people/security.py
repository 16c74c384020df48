"""The security of an account: sessions, password, recovery codes and the second factor.

A new password ends all sessions and rotates the caller's. `docs/decisions/0071-accounts.md` has the
reasons.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace

from sqlalchemy import Connection, Table, func, select

from undercard.server.db.audit import AuditAct, Caller, record_act
from undercard.server.db.database import Database
from undercard.server.db.people import Identity, account_key, find_account, find_identity
from undercard.server.db.schema import feeds, push_subscriptions
from undercard.server.http.rate_limits import Buckets
from undercard.server.http.session import Session, hold_session
from undercard.server.people import (
    mail_addresses,
    passkeys,
    queries,
    recovery,
    second_factor,
    sessions,
)
from undercard.server.people.account import Account
from undercard.server.people.devices import forget_devices_of
from undercard.server.people.errors import (
    NeedsSecondFactor,
    PasskeyNeeded,
    WrongCode,
    WrongSecondFactor,
)
from undercard.server.people.mail_addresses import MailAccount
from undercard.server.people.passkey_verification import Assertion, load_library
from undercard.server.people.passkeys import StoredPasskey
from undercard.server.people.passwords import Passwords, check_password
from undercard.server.people.second_factor import ASK, SecondFactor
from undercard.server.people.sessions import SignedIn, StoredSession

_WRONG = "the code is wrong or has been used"


@dataclass(frozen=True)
class SecurityState:
    """What has access to an account, besides its access tokens."""

    sessions: list[StoredSession]
    recovery_codes: int
    has_second_factor: bool
    needs_passkey: bool
    passkeys: list[StoredPasskey]
    has_feed: bool
    push_browsers: int


class Security:
    """Changes of the ways into an account."""

    def __init__(
        self,
        database: Database,
        passwords: Passwords,
        account: Account,
        clock: Callable[[], float],
        second_factors: Buckets | None,
    ) -> None:
        self._db, self._passwords, self._account = database, passwords, account
        self._clock, self._second_factors = clock, second_factors
        self.notify_former: Callable[[MailAccount | None], None] = lambda _: None
        """Informs an e-mail address that no longer counts; set by `People`."""

    async def state(self, who: Identity) -> SecurityState:
        return await self._db.read(lambda db: _state(db, who.id, self._clock()))

    # Sessions

    async def end_session(self, who: Identity, session: str, caller: Caller) -> bool:
        """End one session; return False if there is none with that id."""

        def end(db: Connection) -> bool:
            at = self._clock()
            has_ended = sessions.end_session_of(db, who.id, session, at)
            if has_ended and who.has_account:
                record_act(db, "signed_out", who.id, at, caller)
            return has_ended

        return await self._db.write(end)

    async def end_sessions(self, who: Identity, caller: Caller) -> None:
        def end(db: Connection) -> None:
            at = self._clock()
            sessions.end_sessions(db, who.id, at)
            if who.has_account:
                record_act(db, "signed_out_everywhere", who.id, at, caller)

        await self._db.write(end)

    # The password

    async def change_password(
        self,
        session: Session,
        old: str,
        new: str,
        revokes: bool,
        caller: Caller,
        *,
        removes_passkeys: bool = False,
        renews_codes: bool = False,
        second: SecondFactor | None = None,
    ) -> SignedIn:
        """Change the password, end all sessions, and return a new one for the caller.

        A recovery code replaces a second factor, so new ones need it.
        """
        check_password(new)
        verified = await self._account.check_password(session.who, old)
        hashed, person = await self._passwords.hash(new), session.who.id
        if renews_codes:
            await self.check_second(person, second, caller)

        def change(db: Connection) -> SignedIn:
            queries.hold_password(db, person, verified)
            changed = self._set_password(db, person, hashed, caller, "password_changed", revokes)
            if removes_passkeys:
                self._remove_passkeys(db, person, caller)
            if renews_codes:
                changed = replace(changed, recovery_codes=self._renew_codes(db, person, caller))
            return changed

        return await self._db.write(change)

    def _remove_passkeys(self, db: Connection, person: str, caller: Caller) -> None:
        if second_factor.needs_passkey(db, person):
            raise PasskeyNeeded("turn two-step sign-in off first; it needs a passkey")
        for _ in range(passkeys.remove_passkeys(db, person)):
            record_act(db, "passkey_removed", person, self._clock(), caller)

    async def recover(
        self, name: str, code: str, new: str, second: SecondFactor | None, caller: Caller
    ) -> SignedIn:
        """Set a new password with a recovery code; all access ends. The name is that of
        `typed_name`.

        The hash comes first, because the time must not reveal which accounts exist.
        """
        check_password(new)
        hashed = await self._passwords.hash(new)
        known = await self._db.read(lambda db: find_account(db, account_key(name)))
        person = known.person if known is not None else ""
        if not await self._db.read(lambda db: recovery.has_code(db, person, code)):
            await self._note("sign_in_failed", person or None, caller)
            raise WrongCode(_WRONG)
        await self._take_second(person, second, caller)

        def change(db: Connection) -> SignedIn:
            queries.lock_account(db, person)
            if not recovery.use_code(db, person, code):
                raise WrongCode(_WRONG)
            second_factor.check_second_factor(db, person, second, self._clock(), caller)
            return self._set_password(db, person, hashed, caller, "password_recovered")

        return await self._db.write(change)

    async def reset(
        self, token: str, new: str, caller: Caller, second: SecondFactor | None = None
    ) -> SignedIn:
        """Set a new password with a link; all access ends.

        The host vouches for the person, and a thief may have changed everything else: second
        factor, passkeys, recovery codes and e-mail address end too. A link in an e-mail replaces
        the password only.
        """
        check_password(new)
        hashed = await self._passwords.hash(new)
        found = await self._db.read(lambda db: recovery.find_reset(db, token, self._clock()))
        if found is not None and found.is_mailed:
            await self._take_second(found.person, second, caller)

        def change(db: Connection) -> tuple[SignedIn, MailAccount | None]:
            at, former = self._clock(), None
            queries.lock_account(db, found.person if found is not None else "")
            link = recovery.use_reset(db, token, at)
            if link is None:
                raise WrongCode("the link has been used or is too old")
            if link.is_mailed:
                second_factor.check_second_factor(db, link.person, second, at, caller)
            changed = self._set_password(db, link.person, hashed, caller, "password_reset")
            if not link.is_mailed:
                former = self._end_recovery(db, link.person, caller)
            return changed, former

        signed_in, former = await self._db.write(change)
        self.notify_former(former)
        return signed_in

    def _end_recovery(self, db: Connection, person: str, caller: Caller) -> MailAccount | None:
        """Remove every other way into an account; return its e-mail address."""
        second_factor.remove_second_factor(db, person)
        self._remove_passkeys(db, person, caller)
        recovery.end_codes(db, person)
        former = mail_addresses.remove_address(db, person)
        if former is not None:
            record_act(db, "mail_removed", person, self._clock(), caller)
        return former

    def _set_password(
        self,
        db: Connection,
        person: str,
        hashed: str,
        caller: Caller,
        act: AuditAct,
        revokes: bool = True,
    ) -> SignedIn:
        """Replace the password and end all sessions.

        Sessions end before other access does: a request that holds its session then has either
        added a token or passkey, which ends here, or is refused.
        """
        at, who = self._clock(), find_identity(db, person)
        if who is None or not who.has_account:
            raise WrongCode("the account was deleted in this moment")
        queries.set_password(db, person, hashed)
        recovery.end_resets(db, person)
        mail_addresses.end_confirmation(db, person)
        sessions.end_sessions(db, person, at, "password changed")
        forget_devices_of(db, person)
        if revokes:
            sessions.remove_access(db, person, at)
        return sessions.open_session(db, who, at, caller, act)

    # Recovery codes

    async def make_codes(
        self, who: Identity, password: str, caller: Caller, second: SecondFactor | None = None
    ) -> tuple[str, ...]:
        """Return new recovery codes; the old ones end. A code replaces the second factor, so the
        password alone must not make one."""
        verified = await self._account.check_password(who, password)
        await self.check_second(who.id, second, caller)

        def make(db: Connection) -> tuple[str, ...]:
            queries.hold_password(db, who.id, verified)
            return self._renew_codes(db, who.id, caller)

        return await self._db.write(make)

    def _renew_codes(self, db: Connection, person: str, caller: Caller) -> tuple[str, ...]:
        record_act(db, "recovery_codes_made", person, self._clock(), caller)
        return recovery.make_codes(db, person)

    # The second factor

    async def start_second_factor(self, who: Identity, password: str) -> str:
        """Return the secret for an authenticator app; it counts after a first code."""
        verified = await self._account.check_password(who, password)

        def start(db: Connection) -> str:
            queries.hold_password(db, who.id, verified)
            return second_factor.start_second_factor(db, who.id)

        return await self._db.write(start)

    async def turn_on_passkeys(self, who: Identity, password: str, caller: Caller) -> None:
        """Make passkeys the second factor, without an authenticator app."""
        verified = await self._account.check_password(who, password)

        def turn_on(db: Connection) -> None:
            queries.hold_password(db, who.id, verified)
            second_factor.turn_on_passkeys(db, who.id)
            record_act(db, "second_factor_on", who.id, self._clock(), caller)

        await self._db.write(turn_on)

    async def confirm_second_factor(self, session: Session, code: str, caller: Caller) -> None:
        person = session.who.id
        await self._take_second(person, code, caller)

        def confirm(db: Connection) -> None:
            at = self._clock()
            hold_session(db, session)
            second_factor.confirm_second_factor(db, person, code, at)
            record_act(db, "second_factor_on", person, at, caller)

        await self._db.write(confirm)

    async def end_second_factor(
        self, who: Identity, password: str, second: SecondFactor, caller: Caller
    ) -> None:
        verified = await self._account.check_password(who, password)
        await self.check_second(who.id, second, caller)

        def end(db: Connection) -> None:
            queries.hold_password(db, who.id, verified)
            if second_factor.remove_second_factor(db, who.id):
                record_act(db, "second_factor_off", who.id, self._clock(), caller)

        await self._db.write(end)

    async def check_second(self, person: str, given: SecondFactor | None, caller: Caller) -> None:
        """Raise an error unless the account has no second factor or `given` is valid."""
        needs = await self._db.read(lambda db: second_factor.has_second_factor(db, person))
        if not needs:
            return
        if not given:
            raise NeedsSecondFactor(ASK)
        await self._take_second(person, given, caller)
        at = self._clock()
        try:
            await self._db.write(
                lambda db: second_factor.check_second_factor(db, person, given, at, caller)
            )
        except WrongSecondFactor:
            await self._note("second_factor_wrong", person, caller)
            raise

    async def _take_second(self, person: str, given: SecondFactor | None, caller: Caller) -> None:
        """Count an attempt. It follows a right password or recovery code, so nobody else can use up
        the budget of the owner; a browser that has signed in before has its own."""
        if self._second_factors is not None and given:
            self._second_factors.take(caller.device_token if caller.is_known else person)
        if isinstance(given, Assertion):
            await asyncio.to_thread(load_library)

    async def _note(self, act: AuditAct, person: str | None, caller: Caller) -> None:
        at = self._clock()
        await self._db.write(lambda db: record_act(db, act, person, at, caller))


def _state(db: Connection, person: str, at: float) -> SecurityState:
    return SecurityState(
        sessions=sessions.list_sessions(db, person, at),
        recovery_codes=recovery.count_codes(db, person),
        has_second_factor=second_factor.has_second_factor(db, person),
        needs_passkey=second_factor.needs_passkey(db, person),
        passkeys=passkeys.list_passkeys(db, person),
        has_feed=_count(db, feeds, person) > 0,
        push_browsers=_count(db, push_subscriptions, person),
    )


def _count(db: Connection, table: Table, person: str) -> int:
    mine = select(func.count()).select_from(table).where(table.c.person_id == person)
    return db.execute(mine).scalar_one()
