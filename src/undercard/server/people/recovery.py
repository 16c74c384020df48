"""Recovery without e-mail: codes that the owner keeps, and links that the host makes.

A code replaces one factor, once: the password, or the code of an authenticator app. It has 80
random bits, so a fast hash is enough.
"""

from __future__ import annotations

import hashlib
import secrets

from sqlalchemy import Connection, delete, exists, func, insert, select

from undercard.server.db.schema import password_resets, recovery_codes
from undercard.server.db.tokens import hash_token

CODES = 8
_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
"""Crockford's base32: no letters that are read as digits."""
_READ_AS = str.maketrans("oil", "011", " -\u2010\u2011\u2013")


def make_codes(db: Connection, person: str) -> tuple[str, ...]:
    """Return new codes of a person; the old ones end."""
    codes = tuple(_new_code() for _ in range(CODES))
    db.execute(delete(recovery_codes).where(recovery_codes.c.person_id == person))
    rows = [{"code": _hash(person, code), "person_id": person} for code in codes]
    db.execute(insert(recovery_codes), rows)
    return codes


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


def use_reset(db: Connection, token: str, at: float) -> str | None:
    """Use the host's link up and return its person, or None if it is unknown or too old."""
    columns = select(password_resets.c.person_id, password_resets.c.expires_at)
    row = db.execute(columns.where(password_resets.c.token == hash_token(token))).one_or_none()
    if row is None or row.expires_at <= at:
        return None
    db.execute(delete(password_resets).where(password_resets.c.person_id == row.person_id))
    return str(row.person_id)


def remove_old_resets(db: Connection, at: float) -> None:
    db.execute(delete(password_resets).where(password_resets.c.expires_at <= at))


def _new_code() -> str:
    letters = "".join(secrets.choice(_LETTERS) for _ in range(16))
    return "-".join(letters[at : at + 4] for at in range(0, 16, 4))


def _hash(person: str, code: str) -> str:
    read = code.lower().translate(_READ_AS)
    return hashlib.sha256(f"{person} {read}".encode("utf-8", "replace")).hexdigest()
