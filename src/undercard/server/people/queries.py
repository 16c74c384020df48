"""Database queries of people and accounts; each function is part of one transaction."""

from __future__ import annotations

from sqlalchemy import Connection, exists, insert, or_, select, update

from undercard.server.db.confusables import shape_of
from undercard.server.db.people import account_key
from undercard.server.db.schema import accounts, people
from undercard.server.people.errors import WrongCurrentPassword, WrongPassword


def add_person(db: Connection, person: str, name: str, at: float) -> None:
    db.execute(insert(people).values(id=person, name=name, created_at=at))


def rename(db: Connection, person: str, name: str) -> None:
    db.execute(update(people).where(people.c.id == person).values(name=name))


def add_account(db: Connection, name: str, person: str, password: str, at: float) -> None:
    """Add an account; `IntegrityError` if the name is taken or looks like another, or if the person
    has an account."""
    row = {"key": account_key(name), "shape": shape_of(name), "person_id": person}
    db.execute(insert(accounts).values(**row, password=password, created_at=at))


def rename_account(db: Connection, person: str, name: str) -> None:
    """Rename an account; `IntegrityError` if the name is taken or looks like another."""
    rename(db, person, name)
    mine = update(accounts).where(accounts.c.person_id == person)
    db.execute(mine.values(key=account_key(name), shape=shape_of(name)))


def set_password(db: Connection, person: str, hashed: str) -> None:
    db.execute(update(accounts).where(accounts.c.person_id == person).values(password=hashed))


def password_of(db: Connection, person: str) -> str | None:
    """Return the hash of a person's password, or None for a guest."""
    mine = select(accounts.c.password).where(accounts.c.person_id == person)
    return db.execute(mine).scalar_one_or_none()


def lock_account(db: Connection, person: str) -> str | None:
    """Return the hash of a person's password, which stays until the end of the transaction.

    Transactions that open or end ways into an account lock it before anything else, so that each
    sees what the others have done, and none waits for another in a circle.
    """
    mine = select(accounts.c.password).where(accounts.c.person_id == person)
    return db.execute(mine.with_for_update(key_share=True)).scalar_one_or_none()


def hold_password(
    db: Connection,
    person: str,
    verified: str,
    refusal: type[WrongPassword] = WrongCurrentPassword,
) -> None:
    """Lock an account; raise `refusal` if its password was replaced since it was verified."""
    if lock_account(db, person) != verified:
        raise refusal("the password was changed in this moment")


def is_taken(db: Connection, name: str) -> bool:
    """Return whether an account has that name or one that looks like it."""
    alike = or_(accounts.c.key == account_key(name), accounts.c.shape == shape_of(name))
    return db.execute(select(exists().where(alike))).scalar_one()
