"""People: a guest is a person with a name and a session; an account adds a password to it.

A guest who creates an account stays the same person and keeps their games.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from undercard.server.db.audit import NOWHERE, AuditAct, Caller, record_act, remove_acts
from undercard.server.db.database import Database
from undercard.server.db.people import Identity, account_key, find_account, find_identity
from undercard.server.db.revocations import remove_revocations
from undercard.server.db.site import is_invite_only, use_sign_up_link
from undercard.server.db.tokens import hash_token, new_token
from undercard.server.http.gateway import DEVICE_SECONDS
from undercard.server.http.rate_limits import Buckets
from undercard.server.http.session import Session
from undercard.server.mail import Mailer
from undercard.server.people import passkeys, queries, sessions
from undercard.server.people.account import Account
from undercard.server.people.adoption import adopt
from undercard.server.people.devices import forget_devices, has_signed_in
from undercard.server.people.errors import (
    Banned,
    HasAccount,
    NameTaken,
    NotInvited,
    WrongPasskey,
    WrongPassword,
)
from undercard.server.people.mail_addresses import remove_old_confirmations
from undercard.server.people.mail_service import AccountMail
from undercard.server.people.names import TAKEN, clean_name
from undercard.server.people.passkey_service import Passkeys
from undercard.server.people.passkey_verification import Assertion, load_library
from undercard.server.people.passwords import Passwords, check_password
from undercard.server.people.recovery import make_codes, remove_old_resets
from undercard.server.people.second_factor import SecondFactor
from undercard.server.people.security import Security
from undercard.server.people.sessions import (
    DAY,
    SESSION_SECONDS,
    SignedIn,
    find_session,
    open_session,
)

RENEW_AFTER = DAY
"""A session in use is prolonged once a day, so that active players are never signed out."""
SEEN_AFTER = 300.0
"""The accuracy of the time at which a session was last seen, in seconds."""
AUDIT_SECONDS = 180 * DAY
"""The time for which the audit log is kept."""


class People:
    """Guests, accounts and sessions."""

    def __init__(
        self,
        database: Database,
        passwords: Passwords | None = None,
        clock: Callable[[], float] = time.time,
        second_factors: Buckets | None = None,
        mailer: Mailer | None = None,
        origin: str = "",
    ) -> None:
        self._db = database
        self._passwords = passwords or Passwords()
        self._clock = clock
        self.account = Account(database, self._passwords, clock)
        self.security = Security(database, self._passwords, self.account, clock, second_factors)
        self.passkeys = Passkeys(database, self.account, self.security, clock)
        self.mail = AccountMail(database, self.account, clock, mailer, origin)
        self.security.notify_former = self.mail.notify

    async def make_guest(self, name: str, caller: Caller = NOWHERE) -> SignedIn:
        person, name, at = _new_id(), clean_name(name), self._clock()

        def add(db: Connection) -> SignedIn:
            _check_invitation(db, None, at)
            _check_free(db, name)
            queries.add_person(db, person, name, at)
            return open_session(db, Identity(person, name, False), at, caller)

        return await self._db.write(add)

    async def rename_guest(self, who: Identity, name: str) -> Identity:
        """Rename a guest; accounts are renamed separately, because they sign in with their name."""
        name = clean_name(name)
        if who.has_account:
            raise HasAccount("the name of an account stays")

        def change(db: Connection) -> Identity:
            _check_free(db, name)
            queries.rename(db, who.id, name)
            return Identity(who.id, name, False)

        return await self._db.write(change)

    async def make_account(
        self,
        name: str,
        password: str,
        guest: Identity | None,
        caller: Caller = NOWHERE,
        invitation: str | None = None,
    ) -> SignedIn:
        """Create an account for a guest or for a new person."""
        name = clean_name(name)
        check_password(password)
        if guest is not None and guest.has_account:
            raise HasAccount("you have an account; sign out first")
        hashed, at = await self._passwords.hash(password), self._clock()

        def add(db: Connection) -> SignedIn:
            _check_invitation(db, invitation, at)
            person = guest.id if guest is not None else _new_id()
            if guest is None:
                queries.add_person(db, person, name, at)
            else:
                queries.rename(db, person, name)
            queries.add_account(db, name, person, hashed, at)
            codes = make_codes(db, person)
            who = Identity(person, name, True)
            return replace(open_session(db, who, at, caller, "account_made"), recovery_codes=codes)

        try:
            return await self._db.write(add)
        except IntegrityError:
            await self._check_no_account(guest)
            raise NameTaken(TAKEN) from None

    async def _check_no_account(self, guest: Identity | None) -> None:
        """Raise `HasAccount` if a concurrent request has made an account for the guest."""
        if guest is None:
            return
        if await self._db.read(lambda db: queries.password_of(db, guest.id)) is not None:
            raise HasAccount("you have an account; sign out first")

    async def sign_in(
        self,
        name: str,
        password: str,
        guest: Identity | None = None,
        second: SecondFactor | None = None,
        caller: Caller = NOWHERE,
    ) -> SignedIn:
        """Sign in to an account by its name, as `typed_name` returns it; a guest's games become the
        account's."""
        key = account_key(name)
        known = await self._db.read(lambda db: find_account(db, key))
        verified = await self._passwords.verify(known.password if known else None, password)
        if known is None or verified is None:
            await self._note_failure(known.person if known else None, caller)
            raise WrongPassword("there is no account of that name and password")
        person, right = known.person, verified
        await self.security.check_second(person, second, caller)

        def admit(db: Connection) -> None:
            queries.hold_password(db, person, right, WrongPassword)

        return await self._enter(person, admit, guest, caller, "signed_in")

    async def sign_in_by_passkey(
        self, given: Assertion, guest: Identity | None = None, caller: Caller = NOWHERE
    ) -> SignedIn:
        """Sign in without a password: the device has verified its user, which are two factors."""
        await asyncio.to_thread(load_library)
        owner = await self._db.read(lambda db: passkeys.owner_of(db, given))
        person = owner or ""

        def admit(db: Connection) -> None:
            queries.lock_account(db, person)
            passkeys.use_passkey(db, given, self._clock())

        return await self._enter(person, admit, guest, caller, "signed_in_by_passkey")

    async def _enter(
        self,
        person: str,
        admit: Callable[[Connection], None],
        guest: Identity | None,
        caller: Caller,
        act: AuditAct,
    ) -> SignedIn:
        """Open a session of an account, which adopts the guest; note a refusal.

        `admit` is part of the transaction, so that no password that was replaced and no passkey
        that was removed meanwhile opens a session.
        """

        def enter(db: Connection) -> SignedIn | None:
            at = self._clock()
            admit(db)
            if guest is not None and not guest.has_account:
                adopt(db, guest.id, person, at)
            who = find_identity(db, person)
            return None if who is None else open_session(db, who, at, caller, act)

        try:
            try:
                signed_in = await self._db.write(enter)
            except IntegrityError:  # concurrently in two tabs: the other one has adopted the guest
                guest = None
                signed_in = await self._db.write(enter)
        except (WrongPassword, WrongPasskey, Banned):
            await self._note_failure(person or None, caller)
            raise
        if signed_in is None:
            raise WrongPassword("the account was deleted in this moment")
        return signed_in

    async def knows_device(self, name: str, device: str) -> bool:
        """Return whether a browser has signed in to the account of that name before."""
        key = account_key(name)
        return await self._db.read(lambda db: has_signed_in(db, device, key))

    async def find(self, token: str) -> Session | None:
        """Return the session of a token, or None if there is none or it has ended."""
        hashed, at = hash_token(token), self._clock()
        return await self._db.read(lambda db: find_session(db, hashed, at))

    async def renew(self, session: Session) -> float | None:
        """Note that a session is in use; return its new end, or None if it is not prolonged yet."""
        at = self._clock()
        until = at + SESSION_SECONDS
        renews = until - session.expires_at >= RENEW_AFTER
        if renews or at - session.seen_at >= SEEN_AFTER:
            end = until if renews else session.expires_at
            await self._db.write(lambda db: sessions.prolong(db, session.key, end, at))
        return until if renews else None

    async def sign_out(self, session: Session, caller: Caller = NOWHERE) -> None:
        def end(db: Connection) -> None:
            at = self._clock()
            sessions.end_session(db, session.key, at)
            if session.who.has_account:
                record_act(db, "signed_out", session.who.id, at, caller)

        await self._db.write(end)

    async def remove_expired(self) -> int:
        """Remove ended sessions and other rows that no longer count; return how many sessions."""

        def remove(db: Connection) -> int:
            at = self._clock()
            remove_acts(db, at - AUDIT_SECONDS)
            remove_revocations(db, at - DAY)
            remove_old_resets(db, at)
            passkeys.remove_old_challenges(db, at)
            remove_old_confirmations(db, at)
            forget_devices(db, at - DEVICE_SECONDS)
            return sessions.remove_expired(db, at)

        return await self._db.write(remove)

    async def _note_failure(self, person: str | None, caller: Caller) -> None:
        at = self._clock()
        await self._db.write(lambda db: record_act(db, "sign_in_failed", person, at, caller))


def _check_invitation(db: Connection, token: str | None, at: float) -> None:
    """Raise `NotInvited` if the site needs an invitation and `token` is none."""
    if is_invite_only(db) and not (token and use_sign_up_link(db, token, at)):
        raise NotInvited("this site is open to invited people only; ask its host for a link")


def _check_free(db: Connection, name: str) -> None:
    """Raise `NameTaken` if an account has the name, or one that looks like it."""
    if queries.is_taken(db, name):
        raise NameTaken(TAKEN)


def _new_id() -> str:
    return new_token(9)
