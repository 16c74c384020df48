"""Recovery: codes that the owner keeps, and links from the host or by e-mail.

A code replaces one factor, once: the password, or the code of an authenticator app. It has 80
random bits, so a fast hash is enough.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

from sqlalchemy import Connection, delete, exists, func, insert, select

from undercard.server.db.schema import password_resets, recovery_codes
from undercard.server.db.tokens import hash_token

CODES = 8
_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
"""Crockford's base32: no letters that are read as digits."""
_READ_AS = str.maketrans("oil", "011", " -\u2010\u2011\u2013")


@dataclass(frozen=True)
class ResetLink:
    """A link to set a new password."""

    person: str
    is_mailed: bool
    """A mailbox replaces the password; the host's link replaces everything else, too."""


def make_codes(db: Connection, person: str) -> tuple[str, ...]:
    """Return new codes of a person; the old ones end."""
    codes = tuple(_new_code() for _ in range(CODES))
    end_codes(db, person)
    rows = [{"code": _hash(person, code), "person_id": person} for code in codes]
    db.execute(insert(recovery_codes), rows)
    return codes


def end_codes(db: Connection, person: str) -> None:
    db.execute(delete(recovery_codes).where(recovery_codes.c.person_id == person))


def count_codes(db: Connection, person: str) -> int:
    mine = recovery_codes.c.person_id == person
    return db.execute(select(func.count()).select_from(recovery_codes).where(mine)).scalar_one()


def has_code(db: Connection, person: str, code: str) -> bool:
    known = recovery_codes.c.code == _hash(person, code)
    return db.execute(select(exists().where(known))).scalar_one()


def use_code(db: Connection, person: str, code: str) -> bool:
    """Use a code up; return False if it is not one of the person's."""
    known = delete(recovery_codes).where(recovery_codes.c.code == _hash(person, code))
    return db.execute(known).rowcount == 1


def find_reset(db: Connection, token: str, at: float) -> ResetLink | None:
    """Return a link by its token, or None if it is unknown or too old."""
    wanted = password_resets.c.token == hash_token(token), password_resets.c.expires_at > at
    row = db.execute(select(password_resets).where(*wanted)).one_or_none()
    return None if row is None else ResetLink(row.person_id, row.is_mailed)


def use_reset(db: Connection, token: str, at: float) -> ResetLink | None:
    """Use a link up; the condition also holds between concurrent requests."""
    link = find_reset(db, token, at)
    gone = delete(password_resets).where(password_resets.c.token == hash_token(token))
    return link if db.execute(gone).rowcount else None


def end_resets(db: Connection, person: str) -> None:
    db.execute(delete(password_resets).where(password_resets.c.person_id == person))


def remove_old_resets(db: Connection, at: float) -> None:
    db.execute(delete(password_resets).where(password_resets.c.expires_at <= at))


def _new_code() -> str:
    letters = "".join(secrets.choice(_LETTERS) for _ in range(16))
    return "-".join(letters[at : at + 4] for at in range(0, 16, 4))


def _hash(person: str, code: str) -> str:
    read = code.lower().translate(_READ_AS)
    return hashlib.sha256(f"{person} {read}".encode("utf-8", "replace")).hexdigest()
