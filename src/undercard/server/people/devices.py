"""Browsers that have signed in to an account before.

A browser keeps a random token of its own in a cookie. One that has signed in before has its own
budget of attempts, so that an attacker who guesses passwords elsewhere cannot lock the owner out.
"""

from __future__ import annotations

from sqlalchemy import Connection, delete, exists, select, text

from undercard.server.db.schema import accounts, devices

MOST = 20
"""The number of browsers that are remembered for one account."""
_REMEMBER = text(
    "INSERT INTO devices (token, person_id, seen_at) VALUES (:token, :person, :at)"
    " ON CONFLICT (token, person_id) DO UPDATE SET seen_at = excluded.seen_at"
)


def remember_device(db: Connection, token: str, person: str, at: float) -> None:
    """Remember a browser by the hash of its token; the oldest ones are forgotten."""
    if not token:
        return
    db.execute(_REMEMBER, {"token": token, "person": person, "at": at})
    mine = select(devices.c.seen_at).where(devices.c.person_id == person)
    oldest = db.scalar(mine.order_by(devices.c.seen_at.desc()).offset(MOST - 1).limit(1))
    if oldest is not None:
        db.execute(delete(devices).where(devices.c.person_id == person, devices.c.seen_at < oldest))


def has_signed_in(db: Connection, token: str, key: str) -> bool:
    """Return whether a browser has signed in to the account with that key before."""
    same = (devices.c.token == token) & (devices.c.person_id == accounts.c.person_id)
    return db.execute(select(exists().where(accounts.c.key == key, same))).scalar_one()


def forget_devices_of(db: Connection, person: str) -> None:
    """Forget the browsers of an account: after a new password, a thief's has no budget of its
    own."""
    db.execute(delete(devices).where(devices.c.person_id == person))


def forget_devices(db: Connection, before: float) -> None:
    db.execute(delete(devices).where(devices.c.seen_at < before))
