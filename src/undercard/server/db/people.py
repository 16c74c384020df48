"""People in the database: identities, accounts and public profiles.

Several features use these queries; each function is the work of one transaction.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import Connection, Select, exists, select

from undercard.server.db.errors import Silenced
from undercard.server.db.schema import (
    accounts,
    aliases,
    bans,
    bot_accounts,
    people,
    silences,
)


@dataclass(frozen=True)
class Identity:
    """A person who is signed in, or could be."""

    id: str
    name: str
    has_account: bool
    also: tuple[str, ...] = ()
    """Guests that the account has adopted."""
    is_bot: bool = False
    """A program plays through this account."""

    @property
    def ids(self) -> tuple[str, ...]:
        """All ids of this person."""
        return self.id, *self.also


@dataclass(frozen=True)
class Profile:
    """A person as others see them; without a name once they have left."""

    id: str
    name: str | None
    has_account: bool = False
    since: float = 0.0
    also: tuple[str, ...] = ()

    @property
    def ids(self) -> tuple[str, ...]:
        return self.id, *self.also


@dataclass(frozen=True)
class AccountPassword:
    """The person of an account, and the hash of its password."""

    person: str
    password: str


def account_key(name: str) -> str:
    """Return the form in which names of accounts are compared: `Ann`, `ann` and `Ａｎｎ` match."""
    return unicodedata.normalize("NFKC", name).casefold()


# Identities


def find_identity(db: Connection, person: str) -> Identity | None:
    row = db.execute(select_people().where(people.c.id == person)).one_or_none()
    return None if row is None else identity_of(db, row.id, row.name, row.key)


def identity_of(db: Connection, person: str, name: str, key: str | None) -> Identity:
    """Return the identity of a row of `select_people`."""
    if key is None:
        return Identity(person, name, False)
    return Identity(person, name, True, adopted(db, person), is_bot(db, person))


def select_people() -> Select[tuple[str, str, str | None]]:
    """Return a query of all people: id, name, and the key of the account or None."""
    joined = people.outerjoin(accounts, accounts.c.person_id == people.c.id)
    return select(people.c.id, people.c.name, accounts.c.key).select_from(joined)


def adopted(db: Connection, account: str) -> tuple[str, ...]:
    """Return the ids of the guests that an account has adopted."""
    found = select(aliases.c.person_id).where(aliases.c.account_id == account)
    return tuple(db.execute(found.order_by(aliases.c.person_id)).scalars())


def is_bot(db: Connection, account: str) -> bool:
    return db.execute(select(exists().where(bot_accounts.c.person_id == account))).scalar_one()


def owner_of(db: Connection, person: str) -> str:
    """Return the account that has adopted a guest, or the person."""
    return _adopter_of(db, person) or person


def is_banned(db: Connection, person: str) -> bool:
    return db.execute(select(exists().where(bans.c.person_id == person))).scalar_one()


def check_not_silenced(db: Connection, ids: Iterable[str], at: float) -> None:
    """Raise `Silenced` if a host has muted the person with these ids."""
    muted = exists().where(silences.c.person_id.in_(list(ids)), silences.c.until > at)
    if db.execute(select(muted)).scalar_one():
        raise Silenced("the host of this site has muted you")


def find_account(db: Connection, key: str) -> AccountPassword | None:
    columns = select(accounts.c.person_id, accounts.c.password)
    row = db.execute(columns.where(accounts.c.key == key)).one_or_none()
    return None if row is None else AccountPassword(row[0], row[1])


# Profiles


def find_profile(db: Connection, wanted: str) -> Profile | None:
    """Find a person by id or by the name of an account.

    The id has precedence, so that a person cannot take over another's page by using that id as a
    name. A guest's id leads to the account that has adopted it.
    """
    if not _is_storable(wanted):
        return None
    found = _find_profile(db, _adopter_of(db, wanted) or wanted)
    known = None if found is not None else find_account(db, account_key(wanted))
    return _find_profile(db, known.person) if known is not None else found


def _find_profile(db: Connection, person: str) -> Profile | None:
    joined = people.outerjoin(accounts, accounts.c.person_id == people.c.id)
    columns = select(people, accounts.c.key).select_from(joined)
    row = db.execute(columns.where(people.c.id == person)).one_or_none()
    if row is None:
        return None
    name = None if row.left_at is not None else row.name
    return Profile(row.id, name, row.key is not None, row.created_at, adopted(db, row.id))


def find_names(db: Connection, ids: Iterable[str]) -> dict[str, str | None]:
    """Return the current names of people by id; None for deleted accounts."""
    found = select(people.c.id, people.c.name, people.c.left_at).where(people.c.id.in_(set(ids)))
    return {row.id: None if row.left_at is not None else row.name for row in db.execute(found)}


def _adopter_of(db: Connection, person: str) -> str | None:
    found = select(aliases.c.account_id).where(aliases.c.person_id == person)
    return db.execute(found).scalar_one_or_none()


def _is_storable(text: str) -> bool:
    """Return whether a text can be stored: no NUL (PostgreSQL) and no lone surrogate (both)."""
    return "\0" not in text and text.encode(errors="ignore").decode() == text
