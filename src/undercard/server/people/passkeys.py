"""Passkeys in the database: challenges, keys, and their use. Each function is part of one
transaction.

A challenge is stored as a hash and answered once, so that an intercepted answer has no value.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from undercard.server.db.schema import passkey_challenges, passkeys
from undercard.server.db.tokens import hash_token
from undercard.server.people.errors import BadName, TooManyPasskeys, WrongPasskey
from undercard.server.people.passkey_verification import (
    Assertion,
    Attestation,
    PublicKey,
    challenge_in,
    verify,
    verify_new,
)

CHALLENGE_SECONDS = 600.0
MOST = 20
"""The maximum number of passkeys of one account."""
MOST_CHARACTERS = 24
_UNKNOWN = "this passkey is not known here; it may have been removed"


@dataclass(frozen=True)
class StoredPasskey:
    """A passkey as its owner sees it."""

    id: str
    name: str
    site: str
    since: float
    used_at: float | None


def make_challenge(db: Connection, person: str | None, at: float) -> str:
    """Return a new challenge: for a new passkey of a person, or for a sign-in."""
    remove_old_challenges(db, at)
    challenge = secrets.token_urlsafe(32)
    row = {"challenge": hash_token(challenge), "person_id": person}
    db.execute(insert(passkey_challenges).values(**row, expires_at=at + CHALLENGE_SECONDS))
    return challenge


def remove_old_challenges(db: Connection, at: float) -> None:
    db.execute(delete(passkey_challenges).where(passkey_challenges.c.expires_at <= at))


def add_passkey(db: Connection, person: str, name: str, given: Attestation, at: float) -> None:
    """Add a passkey; raise `WrongPasskey` if the answer is not valid."""
    challenge = _use_challenge(db, given.client_data, person, at)
    known = verify_new(given, challenge)
    if count_passkeys(db, person) >= MOST:
        raise TooManyPasskeys(f"an account has at most {MOST} passkeys; remove one first")
    row = {"id": given.id, "person_id": person, "site": given.site.host, "name": clean_label(name)}
    values = {"public_key": known.key, "sign_count": known.sign_count, "created_at": at}
    try:
        db.execute(insert(passkeys).values(**row, **values))
    except IntegrityError:
        raise WrongPasskey("this passkey is registered already") from None


def use_passkey(db: Connection, given: Assertion, at: float, *, person: str | None = None) -> str:
    """Accept an answer once; return the owner of the passkey.

    Alone it replaces password and code, so the device must have verified the user. As the second
    factor of `person` it follows a password.
    """
    challenge = _use_challenge(db, given.client_data, None, at)
    mine = passkeys.c.id == given.id, passkeys.c.site == given.site.host
    row = db.execute(select(passkeys).where(*mine)).one_or_none()
    if row is None or person not in (None, row.person_id):
        raise WrongPasskey(_UNKNOWN)
    known = PublicKey(row.public_key, row.sign_count)
    count = verify(given, challenge, known, verifies_user=person is None)
    used = update(passkeys).where(passkeys.c.id == given.id)
    if not db.execute(used.values(sign_count=count, used_at=at)).rowcount:
        raise WrongPasskey(_UNKNOWN)  # removed in this moment
    return str(row.person_id)


def owner_of(db: Connection, given: Assertion) -> str | None:
    """Return the owner of a passkey whose answer was not valid, for the audit log."""
    wanted = select(passkeys.c.person_id).where(passkeys.c.id == given.id)
    return db.execute(wanted).scalar_one_or_none()


def list_passkeys(db: Connection, person: str) -> list[StoredPasskey]:
    """Return the passkeys of a person, the oldest first."""
    mine = select(passkeys).where(passkeys.c.person_id == person)
    return [
        StoredPasskey(row.id, row.name, row.site, row.created_at, row.used_at)
        for row in db.execute(mine.order_by(passkeys.c.created_at, passkeys.c.id))
    ]


def count_passkeys(db: Connection, person: str) -> int:
    mine = select(func.count()).select_from(passkeys).where(passkeys.c.person_id == person)
    return db.execute(mine).scalar_one()


def rename_passkey(db: Connection, person: str, passkey: str, name: str) -> bool:
    """Rename a passkey; return False if the person has no such one."""
    mine = passkeys.c.id == passkey, passkeys.c.person_id == person
    return db.execute(update(passkeys).where(*mine).values(name=clean_label(name))).rowcount > 0


def remove_passkeys(db: Connection, person: str, passkey: str | None = None) -> int:
    """Remove one passkey of a person, or all; return the number."""
    gone = delete(passkeys).where(passkeys.c.person_id == person)
    if passkey is not None:
        gone = gone.where(passkeys.c.id == passkey)
    return db.execute(gone).rowcount


def clean_label(text: str) -> str:
    name = " ".join(text.split())
    if not 1 <= len(name) <= MOST_CHARACTERS or not name.isprintable():
        raise BadName(f"the name of a passkey has 1 to {MOST_CHARACTERS} printable characters")
    return name


def _use_challenge(db: Connection, client_data: str, person: str | None, at: float) -> str:
    """Use the challenge up that the browser has answered."""
    challenge = challenge_in(client_data)
    is_known = passkey_challenges.c.challenge == hash_token(challenge)
    is_valid = passkey_challenges.c.expires_at > at
    is_mine = passkey_challenges.c.person_id.is_not_distinct_from(person)
    gone = delete(passkey_challenges).where(is_known, is_valid, is_mine)
    if not db.execute(gone).rowcount:
        raise WrongPasskey("the request is too old; try again")
    return challenge
