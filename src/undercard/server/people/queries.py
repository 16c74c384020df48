"""Database queries of accounts and sessions; each function is the work of one transaction."""

from __future__ import annotations

from sqlalchemy import Connection, delete, exists, insert, select, update

from undercard.server.db.people import Identity, identity_of, select_people
from undercard.server.db.schema import accounts, bans, people, sessions


def add_person(db: Connection, person: str, name: str, at: float) -> None:
    db.execute(insert(people).values(id=person, name=name, created_at=at))


def rename(db: Connection, person: str, name: str) -> None:
    db.execute(update(people).where(people.c.id == person).values(name=name))


def add_account(db: Connection, key: str, person: str, password: str, at: float) -> None:
    """Add an account; `IntegrityError` if the key is taken or the person has an account."""
    db.execute(insert(accounts).values(key=key, person_id=person, password=password, created_at=at))


def has_account(db: Connection, key: str) -> bool:
    return db.execute(select(exists().where(accounts.c.key == key))).scalar_one()


def add_session(db: Connection, token: str, person: str, expires_at: float) -> None:
    db.execute(insert(sessions).values(token=token, person_id=person, expires_at=expires_at))


def find_session(db: Connection, token: str, at: float) -> tuple[Identity, float] | None:
    """Return the owner of a token and the end of the session, or None for a banned person."""
    columns = select_people().add_columns(sessions.c.expires_at)
    joined = columns.join(sessions, sessions.c.person_id == people.c.id)
    is_let_in = ~exists().where(bans.c.person_id == people.c.id)
    wanted = joined.where(sessions.c.token == token, sessions.c.expires_at > at, is_let_in)
    row = db.execute(wanted).one_or_none()
    return None if row is None else (identity_of(db, row.id, row.name, row.key), row.expires_at)


def prolong(db: Connection, token: str, expires_at: float) -> None:
    db.execute(update(sessions).where(sessions.c.token == token).values(expires_at=expires_at))


def remove_session(db: Connection, token: str) -> None:
    db.execute(delete(sessions).where(sessions.c.token == token))


def remove_other_sessions(db: Connection, person: str, token: str) -> None:
    mine = sessions.c.person_id == person
    db.execute(delete(sessions).where(mine, sessions.c.token != token))


def remove_expired(db: Connection, at: float) -> int:
    """Remove expired sessions; return the number."""
    return db.execute(delete(sessions).where(sessions.c.expires_at <= at)).rowcount
