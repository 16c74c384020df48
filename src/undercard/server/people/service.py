"""People: a guest is a person with a name and a session; an account adds a password to it.

A guest who creates an account stays the same person and keeps their games. Tokens are random and
stored as hashes; every sign-in creates a new one.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from undercard.server.db.database import Database
from undercard.server.db.people import Identity, account_key, find_account, find_identity, is_banned
from undercard.server.http.session import Session
from undercard.server.people import queries
from undercard.server.people.account import Account
from undercard.server.people.adoption import adopt
from undercard.server.people.errors import Banned, HasAccount, NameTaken, WrongPassword
from undercard.server.people.mutes import Mutes
from undercard.server.people.names import clean_name
from undercard.server.people.passwords import Passwords, check_password

DAY = 86_400.0
SESSION_SECONDS = 90 * DAY
RENEW_AFTER = DAY
"""A session in use is prolonged once a day, so that active players are never signed out."""


@dataclass(frozen=True)
class SignedIn:
    """A new session; `token` goes into the cookie and nowhere else."""

    who: Identity
    token: str = field(repr=False)
    expires_at: float


class People:
    """Guests, accounts and sessions."""

    def __init__(
        self,
        database: Database,
        passwords: Passwords | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._db = database
        self._passwords = passwords or Passwords()
        self._clock = clock
        self.account = Account(database, self._passwords, clock)
        self.mutes = Mutes(database)

    async def make_guest(self, name: str) -> SignedIn:
        person, name, at = _new_id(), clean_name(name), self._clock()

        def add(db: Connection) -> SignedIn:
            _check_free(db, name)
            queries.add_person(db, person, name, at)
            return self._sign_in(db, Identity(person, name, False))

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

    async def make_account(self, name: str, password: str, guest: Identity | None) -> SignedIn:
        """Create an account for a guest or for a new person."""
        name = clean_name(name)
        check_password(password)
        if guest is not None and guest.has_account:
            raise HasAccount("you have an account; sign out first")
        hashed, at = await self._passwords.hash(password), self._clock()

        def add(db: Connection) -> SignedIn:
            person = guest.id if guest is not None else _new_id()
            if guest is None:
                queries.add_person(db, person, name, at)
            else:
                queries.rename(db, person, name)
            queries.add_account(db, account_key(name), person, hashed, at)
            return self._sign_in(db, Identity(person, name, True))

        try:
            return await self._db.write(add)
        except IntegrityError:
            raise NameTaken("there is an account of that name") from None

    async def sign_in(self, name: str, password: str, guest: Identity | None = None) -> SignedIn:
        """Sign in to an account; a guest's games become the account's."""
        key = account_key(clean_name(name))
        known = await self._db.read(lambda db: find_account(db, key))
        right = await self._passwords.is_right(known.password if known else None, password)
        if known is None or not right:
            raise WrongPassword("there is no account of that name and password")

        def enter(db: Connection) -> SignedIn | None:
            if guest is not None and not guest.has_account:
                adopt(db, guest.id, known.person)
            who = find_identity(db, known.person)
            return None if who is None else self._sign_in(db, who)

        try:
            signed_in = await self._db.write(enter)
        except IntegrityError:  # concurrently in two tabs: the other one has adopted the guest
            return await self.sign_in(name, password)
        if signed_in is None:
            raise WrongPassword("the account was deleted in this moment")
        return signed_in

    async def find(self, token: str) -> Session | None:
        """Return the session of a token, or None if there is none or it has ended."""
        hashed, at = _hash(token), self._clock()
        found = await self._db.read(lambda db: queries.find_session(db, hashed, at))
        return None if found is None else Session(*found)

    async def renew(self, token: str, session: Session) -> float | None:
        """Return the new end of a session, or None if it need not be prolonged yet."""
        until = self._clock() + SESSION_SECONDS
        if until - session.expires_at < RENEW_AFTER:
            return None
        await self._db.write(lambda db: queries.prolong(db, _hash(token), until))
        return until

    async def change_password(self, who: Identity, old: str, new: str, token: str) -> None:
        """Change the password and end all other sessions."""
        await self.account.change_password(who, old, new, _hash(token))

    async def sign_out(self, token: str) -> None:
        await self._db.write(lambda db: queries.remove_session(db, _hash(token)))

    async def remove_expired(self) -> int:
        """Remove ended sessions; return how many."""
        return await self._db.write(lambda db: queries.remove_expired(db, self._clock()))

    def _sign_in(self, db: Connection, who: Identity) -> SignedIn:
        if is_banned(db, who.id):
            raise Banned("the host of this site has closed it to you")
        token, until = secrets.token_urlsafe(32), self._clock() + SESSION_SECONDS
        queries.add_session(db, _hash(token), who.id, until)
        return SignedIn(who, token, until)


def _check_free(db: Connection, name: str) -> None:
    """Raise `NameTaken` if an account has the name."""
    if queries.has_account(db, account_key(name)):
        raise NameTaken("there is an account of that name; is it yours? Then sign in")


def _new_id() -> str:
    return secrets.token_urlsafe(9)


def _hash(token: str) -> str:
    """Return an unsalted, fast hash, because a token of 256 random bits cannot be guessed."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
