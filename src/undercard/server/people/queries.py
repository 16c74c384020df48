"""What is asked of the database about people; each function is one transaction's work."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, Select, delete, exists, insert, select, update

from undercard.server.store.schema import accounts, aliases, bans, bot_accounts, people, sessions


@dataclass(frozen=True)
class Who:
    """A person as the database knows them."""

    id: str
    name: str
    has_account: bool
    also: tuple[str, ...] = ()
    """Guests that the account has adopted."""
    is_bot: bool = False
    """A program plays through this account."""

    @property
    def ids(self) -> tuple[str, ...]:
        """All that are this person."""
        return self.id, *self.also


@dataclass(frozen=True)
class Known:
    """An account's password, hashed."""

    person: str
    password: str


def add_person(db: Connection, person: str, name: str, at: float) -> None:
    db.execute(insert(people).values(id=person, name=name, created_at=at))


def rename(db: Connection, person: str, name: str) -> None:
    db.execute(update(people).where(people.c.id == person).values(name=name))


def add_account(db: Connection, key: str, person: str, password: str, at: float) -> None:
    """`IntegrityError`: the key is taken, or the person has an account."""
    db.execute(insert(accounts).values(key=key, person_id=person, password=password, created_at=at))


def has_account(db: Connection, key: str) -> bool:
    return db.execute(select(exists().where(accounts.c.key == key))).scalar_one()


def find_account(db: Connection, key: str) -> Known | None:
    columns = select(accounts.c.person_id, accounts.c.password)
    row = db.execute(columns.where(accounts.c.key == key)).one_or_none()
    return None if row is None else Known(row[0], row[1])


def find_person(db: Connection, person: str) -> Who | None:
    row = db.execute(_people().where(people.c.id == person)).one_or_none()
    return None if row is None else _who(db, row.id, row.name, row.key)


def _who(db: Connection, person: str, name: str, key: str | None) -> Who:
    if key is None:
        return Who(person, name, False)
    return Who(person, name, True, adopted(db, person), is_bot(db, person))


def is_bot(db: Connection, account: str) -> bool:
    return db.execute(select(exists().where(bot_accounts.c.person_id == account))).scalar_one()


def adopted(db: Connection, account: str) -> tuple[str, ...]:
    found = select(aliases.c.person_id).where(aliases.c.account_id == account)
    return tuple(db.execute(found.order_by(aliases.c.person_id)).scalars())


def _people() -> Select[tuple[str, str, str | None]]:
    joined = people.outerjoin(accounts, accounts.c.person_id == people.c.id)
    return select(people.c.id, people.c.name, accounts.c.key).select_from(joined)


def add_session(db: Connection, token: str, person: str, expires_at: float) -> None:
    db.execute(insert(sessions).values(token=token, person_id=person, expires_at=expires_at))


def find_session(db: Connection, token: str, at: float) -> tuple[Who, float] | None:
    columns = _people().add_columns(sessions.c.expires_at)
    joined = columns.join(sessions, sessions.c.person_id == people.c.id)
    is_let_in = ~exists().where(bans.c.person_id == people.c.id)
    wanted = joined.where(sessions.c.token == token, sessions.c.expires_at > at, is_let_in)
    row = db.execute(wanted).one_or_none()
    return None if row is None else (_who(db, row.id, row.name, row.key), row.expires_at)


def is_banned(db: Connection, person: str) -> bool:
    return db.execute(select(exists().where(bans.c.person_id == person))).scalar_one()


def prolong(db: Connection, token: str, expires_at: float) -> None:
    db.execute(update(sessions).where(sessions.c.token == token).values(expires_at=expires_at))


def remove_session(db: Connection, token: str) -> None:
    db.execute(delete(sessions).where(sessions.c.token == token))


def remove_other_sessions(db: Connection, person: str, token: str) -> None:
    mine = sessions.c.person_id == person
    db.execute(delete(sessions).where(mine, sessions.c.token != token))


def remove_expired(db: Connection, at: float) -> int:
    return db.execute(delete(sessions).where(sessions.c.expires_at <= at)).rowcount
