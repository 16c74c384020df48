"""Confirmed e-mail addresses in the database. Each function is part of one transaction.

An address counts after its owner has opened the link that was sent to it.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, Select, delete, insert, select, update

from undercard.server.db.schema import (
    accounts,
    bans,
    mail_addresses,
    mail_confirmations,
    password_resets,
    people,
)
from undercard.server.db.tokens import hash_token, new_token

CONFIRM_SECONDS = 86_400.0
RESET_SECONDS = 3600.0
"""The time for which a link in a message is valid; shorter than the host's, because mailboxes stay
open."""
MOST_ACCOUNTS = 5
"""The number of accounts of one address that get a link from one request."""


@dataclass(frozen=True)
class MailState:
    """The e-mail address of an account."""

    address: str | None = None
    pending: str | None = None
    """An address that is not confirmed yet."""
    wants_notices: bool = False


@dataclass(frozen=True)
class MailAccount:
    """An account with a confirmed address."""

    person: str
    name: str
    address: str
    language: str


def key_of(address: str) -> str:
    """Return the form in which addresses are compared."""
    return address.casefold()


def mail_state(db: Connection, person: str, at: float) -> MailState:
    pending = select(mail_confirmations.c.address).where(
        mail_confirmations.c.person_id == person, mail_confirmations.c.expires_at > at
    )
    waiting = db.execute(pending).scalar_one_or_none()
    row = db.execute(
        select(mail_addresses).where(mail_addresses.c.person_id == person)
    ).one_or_none()
    if row is None:
        return MailState(pending=waiting)
    return MailState(row.address, waiting, row.wants_notices)


def start_confirmation(db: Connection, person: str, address: str, language: str, at: float) -> str:
    """Return the token of a link that confirms an address; an earlier one ends."""
    token = new_token(24)
    end_confirmation(db, person)
    row = {"person_id": person, "token": hash_token(token), "address": address}
    values = {"language": language, "expires_at": at + CONFIRM_SECONDS}
    db.execute(insert(mail_confirmations).values(**row, **values))
    return token


def end_confirmation(db: Connection, person: str) -> None:
    db.execute(delete(mail_confirmations).where(mail_confirmations.c.person_id == person))


def confirm(db: Connection, token: str, at: float) -> tuple[str, MailAccount | None] | None:
    """Confirm an address; return its person and their former address, or None for a wrong token."""
    wanted = mail_confirmations.c.token == hash_token(token)
    row = db.execute(select(mail_confirmations).where(wanted)).one_or_none()
    if row is None or row.expires_at <= at:
        return None
    if not db.execute(delete(mail_confirmations).where(wanted)).rowcount:
        return None  # a new password has just ended it
    before = find_account(db, row.person_id)
    _set(db, row.person_id, row.address, row.language)
    return row.person_id, before


def _set(db: Connection, person: str, address: str, language: str) -> None:
    values = {"address": address, "key": key_of(address), "language": language}
    mine = update(mail_addresses).where(mail_addresses.c.person_id == person)
    if not db.execute(mine.values(values)).rowcount:
        row = {"person_id": person, "wants_notices": False, "sent_at": 0.0, "due_at": None}
        db.execute(insert(mail_addresses).values(**row, **values))


def remove_address(db: Connection, person: str) -> MailAccount | None:
    """Remove the address of a person; return it, or None if there is none."""
    end_confirmation(db, person)
    before = find_account(db, person)
    db.execute(delete(mail_addresses).where(mail_addresses.c.person_id == person))
    return before


def set_notices(db: Connection, person: str, wants: bool, language: str) -> bool:
    """Turn notices by e-mail on or off; return False without a confirmed address."""
    mine = update(mail_addresses).where(mail_addresses.c.person_id == person)
    values = {"wants_notices": wants, "language": language, "due_at": None}
    return db.execute(mine.values(values)).rowcount > 0


def find_account(db: Connection, person: str) -> MailAccount | None:
    row = db.execute(_accounts().where(people.c.id == person)).one_or_none()
    return None if row is None else MailAccount(row.id, row.name, row.address, row.language)


def make_resets(db: Connection, address: str, at: float) -> list[tuple[MailAccount, str]]:
    """Return the accounts of an address, each with the token of a link to set a new password.

    Earlier links stay valid, so that nobody can end the owner's by asking for another. The rows
    are locked, so that a new password of this moment either ends the link or removes the address
    first.
    """
    is_let_in = people.c.id.not_in(select(bans.c.person_id))
    wanted = _accounts().where(mail_addresses.c.key == key_of(address), is_let_in)
    found = [
        MailAccount(row.id, row.name, row.address, row.language)
        for row in db.execute(
            wanted.limit(MOST_ACCOUNTS).with_for_update(
                key_share=True, of=(accounts, mail_addresses)
            )
        )
    ]
    made = [(it, new_token(24)) for it in found]
    for account, token in made:
        row = {"token": hash_token(token), "person_id": account.person, "is_mailed": True}
        db.execute(insert(password_resets).values(**row, expires_at=at + RESET_SECONDS))
    return made


def remove_old_confirmations(db: Connection, at: float) -> None:
    db.execute(delete(mail_confirmations).where(mail_confirmations.c.expires_at <= at))


def _accounts() -> Select[tuple[str, str, str, str]]:
    columns = people.c.id, people.c.name, mail_addresses.c.address, mail_addresses.c.language
    joined = people.join(mail_addresses, mail_addresses.c.person_id == people.c.id)
    return (
        select(*columns)
        .select_from(joined.join(accounts, accounts.c.person_id == people.c.id))
        .order_by(accounts.c.created_at)
    )
