"""People: a guest is a person with a name and a session; an account adds a password to it.

A guest who makes an account stays the same person, so all their games are theirs. Tokens are
random and stored hashed; whoever signs in gets a new one.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from undercard.server.people import queries
from undercard.server.people.account import Account
from undercard.server.people.adopting import adopt
from undercard.server.people.database import Database, open_database
from undercard.server.people.errors import Banned, HasAccount, NameTaken, WrongPassword
from undercard.server.people.history import History
from undercard.server.people.muting import Muting
from undercard.server.people.names import account_key, clean_name
from undercard.server.people.passwords import Passwords, check_password
from undercard.server.people.queries import Who
from undercard.server.store.connection_budget import CONNECTIONS

DAY = 86_400.0
SESSION_SECONDS = 90 * DAY
RENEW_AFTER = DAY
"""A session in use is prolonged once a day, so that players of ours are never signed out."""


@dataclass(frozen=True)
class Session:
    """Who a token stands for, and how long."""

    who: Who
    expires_at: float


@dataclass(frozen=True)
class SignedIn:
    """A new session; `token` goes into the cookie and nowhere else."""

    who: Who
    token: str = field(repr=False)
    expires_at: float


class People:
    """All that the server knows of people."""

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
        self.history = History(database)
        self.muting = Muting(database)

    @classmethod
    def open(cls, url: str, connections: int = CONNECTIONS) -> People:
        """On the database of the store, which has migrated it."""
        return cls(open_database(url, connections))

    @property
    def database(self) -> Database:
        """For other parts of the server that keep something of people."""
        return self._db

    async def close(self) -> None:
        await self._db.close()

    async def make_guest(self, name: str) -> SignedIn:
        person, name, at = _new_id(), clean_name(name), self._clock()

        def add(db: Connection) -> SignedIn:
            _check_free(db, name)
            queries.add_person(db, person, name, at)
            return self._sign_in(db, Who(person, name, False))

        return await self._db.write(add)

    async def rename_guest(self, who: Who, name: str) -> Who:
        """A guest may change their name; an account's name is what it signs in with."""
        name = clean_name(name)
        if who.has_account:
            raise HasAccount("the name of an account stays")

        def change(db: Connection) -> Who:
            _check_free(db, name)
            queries.rename(db, who.id, name)
            return Who(who.id, name, False)

        return await self._db.write(change)

    async def make_account(self, name: str, password: str, guest: Who | None) -> SignedIn:
        """For the guest who asks, else for a new person."""
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
            return self._sign_in(db, Who(person, name, True))

        try:
            return await self._db.write(add)
        except IntegrityError:
            raise NameTaken("there is an account of that name") from None

    async def sign_in(self, name: str, password: str, guest: Who | None = None) -> SignedIn:
        """A guest who asks takes their games along."""
        key = account_key(clean_name(name))
        known = await self._db.read(lambda db: queries.find_account(db, key))
        right = await self._passwords.is_right(known.password if known else None, password)
        if known is None or not right:
            raise WrongPassword("there is no account of that name and password")

        def enter(db: Connection) -> SignedIn | None:
            if guest is not None and not guest.has_account:
                adopt(db, guest.id, known.person)
            who = queries.find_person(db, known.person)
            return None if who is None else self._sign_in(db, who)

        try:
            signed_in = await self._db.write(enter)
        except IntegrityError:  # in two tabs at once: the other has taken the games along
            return await self.sign_in(name, password)
        if signed_in is None:
            raise WrongPassword("the account was deleted in this moment")
        return signed_in

    async def find(self, token: str) -> Session | None:
        """Whose token it is; None if nobody's, or no longer."""
        hashed, at = _hash(token), self._clock()
        found = await self._db.read(lambda db: queries.find_session(db, hashed, at))
        return None if found is None else Session(*found)

    async def renew(self, token: str, session: Session) -> float | None:
        """The new end of a session; None where it is not time yet to prolong it."""
        until = self._clock() + SESSION_SECONDS
        if until - session.expires_at < RENEW_AFTER:
            return None
        await self._db.write(lambda db: queries.prolong(db, _hash(token), until))
        return until

    async def change_password(self, who: Who, old: str, new: str, token: str) -> None:
        """Ends all sessions but this token's."""
        await self.account.change_password(who, old, new, _hash(token))

    async def sign_out(self, token: str) -> None:
        await self._db.write(lambda db: queries.remove_session(db, _hash(token)))

    async def remove_expired(self) -> int:
        """How many sessions have ended; to be called now and then."""
        return await self._db.write(lambda db: queries.remove_expired(db, self._clock()))

    async def check_health(self) -> None:
        """`StoreUnavailable` if the database does not answer."""
        await self._db.read(lambda db: db.execute(text("SELECT 1")).scalar())

    def _sign_in(self, db: Connection, who: Who) -> SignedIn:
        if queries.is_banned(db, who.id):
            raise Banned("the host of this site has closed it to you")
        token, until = secrets.token_urlsafe(32), self._clock() + SESSION_SECONDS
        queries.add_session(db, _hash(token), who.id, until)
        return SignedIn(who, token, until)


def _check_free(db: Connection, name: str) -> None:
    """A guest does not go by the name of an account."""
    if queries.has_account(db, account_key(name)):
        raise NameTaken("there is an account of that name; is it yours? Then sign in")


def _new_id() -> str:
    return secrets.token_urlsafe(9)


def _hash(token: str) -> str:
    """Unsalted and quick: a token of 256 random bits cannot be guessed."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
